import { useAddress, useParam } from "@fairway/ui/address/useAddress.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { cacheKey, useAsk } from "@fairway/ui/client/useAsk.ts";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { useRecordForm } from "@fairway/ui/form/useRecordForm.tsx";
import { useHistory } from "@fairway/ui/history/useHistory.tsx";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { PageSkeleton } from "@fairway/ui/parts/Skeletons.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { formShape, formStart } from "@fairway/ui/resource/formShape.ts";
import type { AnyRow } from "@fairway/ui/resource/kind.ts";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import type { CallSpec } from "@fairway/core/contract/call.ts";
import { useQueryClient } from "@tanstack/react-query";
import { Suspense, useMemo, useRef, useState } from "react";
import * as contract from "../contract.ts";
import { customsDeclaration } from "../model/customsDeclaration.ts";
import { customsHome } from "../model/customsHome.ts";
import { DeclarationFields } from "./DeclarationFields.tsx";
import { JobOfDeclaration } from "./JobOfDeclaration.tsx";
import { customsPlaces } from "./places.ts";
import { customsWords as words } from "./words.ts";

const { menu } = customsDeclaration;
const resource = contract.enteredDeclaration;
const declarationHistory = contract.derivedCalls.history as CallSpec;

/** One customs declaration, or a new one. */
export default function DeclarationForm() {
  const id = useParam("id");
  const asked = useAsk(contract.getDeclaration, { id } as never, { when: id !== "" });
  if (asked.error && !asked.data) {
    return <ErrorState fault={asked.error} retry={() => void asked.refetch()} />;
  }
  const row = id === "" ? null : (asked.data as AnyRow | undefined);
  if (row === undefined) return <PageSkeleton />;
  return <DeclarationPage key={id} row={row} />;
}

function DeclarationPage({ row }: { readonly row: AnyRow | null }) {
  const say = useSay();
  const whyNot = useWhyNot();
  const client = useClient();
  const cache = useQueryClient();
  const { go } = useAddress();
  const schema = useMemo(() => formShape(resource), []);
  const start = useMemo(() => formStart(resource, row), [row]);
  const read = async (id: string) =>
    (await client.ask(contract.getDeclaration, { id })) as unknown as AnyRow;
  const { Convert } = customsPlaces();
  const [converted, setConverted] = useState<string | null>(null);
  const converts = useRef(false);
  const form = useRecordForm({
    schema,
    start,
    save: (values) =>
      client.ask(row ? contract.updateDeclaration : contract.addDeclaration, values as never),
    onSaved: async ({ data }) => {
      void cache.invalidateQueries({ queryKey: cacheKey(contract.listDeclarations) });
      const saved = await read(data.id);
      cache.setQueryData(cacheKey(contract.getDeclaration, { id: data.id }), saved as never);
      toast.success(say(words.saved, { clearanceNo: String(saved["clearanceNo"]) }));
      if (converts.current) return setConverted(data.id);
      if (!row) go(`${customsHome}/detail/${data.id}`, { replace: true });
    },
    ...(row ? { latest: async () => formStart(resource, await read(String(row["id"]))) } : {}),
  });
  const allowed = (row?.["permission"] ?? {}) as { allowUpdate?: boolean; allowDelete?: boolean };
  const why = row ? whyNot(`${menu}.write`, !allowed.allowUpdate) : whyNot(`${menu}.add`);
  const clearanceNo = String(row?.["clearanceNo"] ?? "");
  const jobNo = row?.["jobNo"] ? String(row["jobNo"]) : null;
  const id = String(row?.["id"] ?? "");
  const history = useHistory({ call: declarationHistory, id, what: clearanceNo });
  const remove = async () => {
    try {
      await client.ask(contract.removeDeclaration, { id });
      toast.success(say(words.deleted, { clearanceNo }));
      void cache.invalidateQueries({ queryKey: cacheKey(contract.listDeclarations) });
      go(customsHome);
    } catch (fault) {
      toast.error((fault as Error).message);
    }
  };
  const save = () => {
    converts.current = false;
    return form.submit();
  };
  const saveAndConvert = () => {
    // What is stored already needs no second save.
    if (row && !form.dirty) return setConverted(id);
    converts.current = true;
    return form.submit();
  };
  // A declaration that was added stays on its own page, whatever became of its job.
  const endConversion = (saved: string) => {
    setConverted(null);
    void cache.invalidateQueries({ queryKey: cacheKey(contract.getDeclaration, { id: saved }) });
    if (!row) go(`${customsHome}/detail/${saved}`, { replace: true });
  };
  return (
    <div className="fw-page">
      <PageHeader
        title={row ? `${say(words.declaration)} ${clearanceNo}` : say(words.create)}
        back={customsHome}
        primary={{ words: partWords.save, run: save, busy: form.saving, why, keys: "mod+s" }}
        actions={[
          Convert && !jobNo
            ? {
                words: row && !form.dirty ? words.convertOne : words.saveAndConvert,
                run: saveAndConvert,
                busy: form.saving,
                why,
              }
            : null,
          row && history.action,
        ]}
        dangerous={[
          row && {
            words: partWords.remove,
            why: jobNo
              ? say(words.onJob, { jobNo })
              : whyNot(`${menu}.delete`, !allowed.allowDelete),
            confirm: { title: `${say(partWords.remove)}: ${clearanceNo}`, danger: true },
            run: () => void remove(),
          },
        ]}
      />
      {row && jobNo ? (
        <p className="fw-quiet">
          {say(words.jobNo)}: <JobOfDeclaration row={row} />
        </p>
      ) : null}
      <RecordForm form={form} readOnly={why !== null}>
        <DeclarationFields row={row} />
      </RecordForm>
      {history.drawer}
      {Convert && converted ? (
        <Suspense>
          <Convert
            ids={[converted]}
            onConverted={() =>
              void cache.invalidateQueries({ queryKey: cacheKey(contract.listDeclarations) })
            }
            onClose={() => endConversion(converted)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
