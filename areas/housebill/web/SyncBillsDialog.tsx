import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { billFieldWords } from "@fairway/areas/service/model/tradeWords.ts";
import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import {
  compareBills,
  getHouseBill,
  listHouseBillsOfJob,
  previewSync,
  syncBills,
} from "../contract.ts";
import { SyncDialog, WasAndIs } from "./SyncDialog.tsx";
import { syncWords as words } from "./syncWords.ts";

/** Shows what the values of a job change on each house bill, and copies them. */
export default function SyncBillsDialog(props: {
  readonly job: ShipmentRecord;
  readonly onClose: () => void;
}) {
  const { job, onClose } = props;
  const say = useSay();
  const service = serviceOf(job.transactionType);
  const preview = useAsk(previewSync, { id: job.id }, { quiet: true });
  const sync = useVerb(syncBills, {
    quiet: true,
    invalidates: [compareBills, getHouseBill, listHouseBillsOfJob],
    onDone: ({ data }) => {
      toast.success(say(words.done, { hwbnos: data.hwbnos.join(", ") }));
      onClose();
    },
  });
  const bills = preview.data?.bills;
  const rows = bills?.flatMap((bill) =>
    bill.changes.map((change, at) => (
      <tr key={`${bill.id} ${change.field}`}>
        {at === 0 ? (
          <th scope="rowgroup" rowSpan={bill.changes.length}>
            {bill.hwbno}
          </th>
        ) : null}
        <td>{say(billFieldWords(service, change.field))}</td>
        <WasAndIs was={change.was} is={change.is} />
      </tr>
    )),
  );
  return (
    <SyncDialog
      width={860}
      title={say(words.title, { jobNo: job.jobNo })}
      detail={say(words.detail)}
      nothing={say(words.nothing)}
      run={say(words.run)}
      heads={[
        say(billFieldWords(service, "hwbno")),
        say(words.field),
        say(words.was),
        say(words.is),
      ]}
      rows={rows ?? null}
      fault={sync.error ?? preview.error}
      saidOf={(path, message) => {
        const [, at = "", field = ""] = path.split(".");
        const label = say(billFieldWords(service, field as "eta"));
        return `${bills?.[Number(at)]?.hwbno ?? ""} · ${label}: ${message}`;
      }}
      isRunning={sync.isPending}
      onRun={() => preview.data && sync.mutate({ id: job.id, version: preview.data.version })}
      onClose={onClose}
    />
  );
}
