import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { billFieldWords } from "@fairway/areas/service/model/tradeWords.ts";
import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import { isDay } from "@fairway/core/time/day.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { DayText } from "@fairway/ui/parts/DayText.tsx";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Alert, Modal } from "antd";
import "./houseBill.css";
import {
  compareBills,
  getHouseBill,
  listHouseBillsOfJob,
  previewSync,
  syncBills,
} from "../contract.ts";
import type { SyncPreview } from "../model/syncPreview.ts";
import { syncWords as words } from "./syncWords.ts";

/** Shows what the values of a job change on each house bill, and copies them. */
export default function SyncBillsDialog(props: {
  readonly job: ShipmentRecord;
  readonly onClose: () => void;
}) {
  const { job, onClose } = props;
  const say = useSay();
  const preview = useAsk(previewSync, { id: job.id }, { quiet: true });
  const sync = useVerb(syncBills, {
    quiet: true,
    invalidates: [compareBills, getHouseBill, listHouseBillsOfJob],
    onDone: ({ data }) => {
      toast.success(say(words.done, { hwbnos: data.hwbnos.join(", ") }));
      onClose();
    },
  });
  const changing = preview.data?.bills.filter(({ changes }) => changes.length > 0) ?? [];
  const fault = sync.error ?? preview.error;
  return (
    <Modal
      open
      width={860}
      title={say(words.title, { jobNo: job.jobNo })}
      okText={say(words.run)}
      cancelText={say(partWords.cancel)}
      okButtonProps={{ loading: sync.isPending, disabled: changing.length === 0 }}
      onOk={() => sync.mutate({ id: job.id, version: preview.data?.version })}
      onCancel={onClose}
    >
      {fault ? (
        <Alert
          type="error"
          showIcon
          title={fault.message}
          description={
            fault.fields.length > 0 ? (
              <ul>
                {fault.fields.map((each) => (
                  <li key={each.field}>{saidOf(each.field, each.message)}</li>
                ))}
              </ul>
            ) : undefined
          }
        />
      ) : null}
      {preview.data ? (
        changing.length > 0 ? (
          <Changes bills={changing} job={job} />
        ) : (
          <p>{say(words.nothing)}</p>
        )
      ) : preview.error ? null : (
        <RowSkeletons rows={4} />
      )}
    </Modal>
  );

  function saidOf(path: string, message: string): string {
    const [, at = "", field = ""] = path.split(".");
    const bill = preview.data?.bills[Number(at)];
    const label = say(billFieldWords(serviceOf(job.transactionType), field as "eta"));
    return `${bill?.hwbno ?? ""} · ${label}: ${message}`;
  }
}

function Changes(props: { readonly bills: SyncPreview["bills"]; readonly job: ShipmentRecord }) {
  const say = useSay();
  const service = serviceOf(props.job.transactionType);
  return (
    <>
      <p className="fw-quiet">{say(words.detail)}</p>
      <div className="fw-si-list">
        <table className="fw-bills">
          <thead>
            <tr>
              <th scope="col">{say(billFieldWords(service, "hwbno"))}</th>
              <th scope="col">{say(words.field)}</th>
              <th scope="col">{say(words.was)}</th>
              <th scope="col">{say(words.is)}</th>
            </tr>
          </thead>
          <tbody>
            {props.bills.flatMap((bill) =>
              bill.changes.map((change, at) => (
                <tr key={`${bill.id} ${change.field}`}>
                  {at === 0 ? (
                    <th scope="rowgroup" rowSpan={bill.changes.length}>
                      {bill.hwbno}
                    </th>
                  ) : null}
                  <td>{say(billFieldWords(service, change.field))}</td>
                  <td className="fw-si-value">{shown(change.was)}</td>
                  <td className="fw-si-value">{shown(change.is)}</td>
                </tr>
              )),
            )}
          </tbody>
        </table>
      </div>
    </>
  );
}

function shown(value: string | null) {
  if (value === null || value === "") return "–";
  return isDay(value) ? <DayText day={value} /> : value;
}
