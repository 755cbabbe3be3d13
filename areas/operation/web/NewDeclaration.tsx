import { enteredDeclaration } from "@fairway/areas/customs/contract.ts";
import { DeclarationFields } from "@fairway/areas/customs/web/DeclarationFields.tsx";
import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import { today } from "@fairway/core/time/day.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { useRecordForm } from "@fairway/ui/form/useRecordForm.tsx";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { SideDrawer } from "@fairway/ui/parts/SideDrawer.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { formShape, formStart } from "@fairway/ui/resource/formShape.ts";
import type { AnyRow } from "@fairway/ui/resource/kind.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useMemo } from "react";
import { addDeclarationToJob, getOperation } from "../contract.ts";
import type { OperationRecord } from "../model/operation.ts";
import { declarationOfJob } from "../model/declarationOfJob.ts";
import { useRefreshDeclarations } from "./afterDeclarations.ts";
import { declarationWords as words } from "./declarationWords.ts";

interface Props {
  readonly job: ShipmentRecord;
  readonly onClose: () => void;
}

/** Enters a declaration on a job, from what the job says already. */
export default function NewDeclaration({ job, onClose }: Props) {
  const say = useSay();
  const asked = useAsk(getOperation, { id: job.id });
  if (asked.data) return <Entered operation={asked.data} onClose={onClose} />;
  return (
    <SideDrawer size={860} title={say(words.newTitle, { jobNo: job.jobNo })} onClose={onClose}>
      {asked.error ? (
        <ErrorState fault={asked.error} retry={() => void asked.refetch()} />
      ) : (
        <RowSkeletons rows={6} />
      )}
    </SideDrawer>
  );
}

function Entered(props: { readonly operation: OperationRecord; readonly onClose: () => void }) {
  const { operation, onClose } = props;
  const say = useSay();
  const client = useClient();
  const refresh = useRefreshDeclarations();
  const schema = useMemo(() => formShape(enteredDeclaration), []);
  const given = useMemo(
    () => ({ ...declarationOfJob(operation), clearanceDate: today() }) as unknown as AnyRow,
    [operation],
  );
  const start = useMemo(() => ({ ...formStart(enteredDeclaration, null), ...given }), [given]);
  const form = useRecordForm({
    schema,
    start,
    unguarded: true,
    save: (values) =>
      client.ask(addDeclarationToJob, { jobId: operation.id, declaration: values } as never),
    onSaved: () => {
      toast.success(say(words.added, { count: 1 }));
      refresh();
      onClose();
    },
  });
  return (
    <SideDrawer
      size={860}
      title={say(words.newTitle, { jobNo: operation.jobNo })}
      onClose={onClose}
      primary={{ words: partWords.save, run: form.submit, busy: form.saving, keys: "mod+s" }}
    >
      <RecordForm form={form}>
        <DeclarationFields row={given} />
      </RecordForm>
    </SideDrawer>
  );
}
