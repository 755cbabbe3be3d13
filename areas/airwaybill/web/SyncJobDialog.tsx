import { SyncDialog, WasAndIs } from "@fairway/areas/housebill/web/SyncDialog.tsx";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { fieldWords } from "@fairway/areas/service/model/tradeWords.ts";
import { getShipment } from "@fairway/areas/shipment/contract.ts";
import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useQuery } from "@tanstack/react-query";
import { getAirWayBill, previewJob, syncJob } from "../contract.ts";
import type { JobChanges } from "../model/airWayBill.ts";
import type { JobPart } from "../model/jobOfWaybill.ts";
import { waybillWords as words } from "./words.ts";

/** Shows what the form of a master waybill changes on its job, and writes the job alone. */
export function SyncJobDialog(props: {
  readonly job: ShipmentRecord;
  readonly part: JobPart;
  readonly onDone: () => void;
  readonly onClose: () => void;
}) {
  const { job, part } = props;
  const say = useSay();
  const client = useClient();
  const preview = useQuery<JobChanges, Error>({
    queryKey: [previewJob.path, job.id, part],
    queryFn: () => client.ask(previewJob, { ...part, id: job.id }),
    retry: false,
    gcTime: 0,
  });
  const sync = useVerb(syncJob, {
    quiet: true,
    invalidates: [getShipment, getAirWayBill],
    onDone: ({ data }) => {
      toast.success(say(words.synced, { jobNo: data.jobNo }));
      props.onDone();
    },
  });
  const label = (field: string) =>
    say(
      field.startsWith("dimension")
        ? words.dimensions
        : fieldWords(serviceOf(job.transactionType), field as "etd"),
    );
  const rows = preview.data?.changes.map(({ field, was, is }) => (
    <tr key={field}>
      <th scope="row">{label(field)}</th>
      <WasAndIs was={was} is={is} />
    </tr>
  ));
  return (
    <SyncDialog
      width={760}
      title={say(words.syncTitle, { jobNo: job.jobNo })}
      detail={say(words.syncDetail)}
      nothing={say(words.syncNothing)}
      run={say(words.syncRun)}
      heads={[say(words.field), say(words.was), say(words.is)]}
      rows={rows ?? null}
      fault={sync.error ?? preview.error}
      saidOf={(field, message) => `${label(field)}: ${message}`}
      isRunning={sync.isPending}
      onRun={() => {
        if (preview.data) sync.mutate({ ...part, id: job.id, jobVersion: preview.data.version });
      }}
      onClose={props.onClose}
    />
  );
}
