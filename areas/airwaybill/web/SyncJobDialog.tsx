import { fieldWords } from "@fairway/areas/service/model/tradeWords.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import { isDay } from "@fairway/core/time/day.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { DayText } from "@fairway/ui/parts/DayText.tsx";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useQuery } from "@tanstack/react-query";
import { Alert, Modal } from "antd";
import "@fairway/areas/housebill/web/houseBill.css";
import { getShipment } from "@fairway/areas/shipment/contract.ts";
import { getAirWayBill, previewJob, syncJob } from "../contract.ts";
import type { JobChanges } from "../model/airWayBill.ts";
import type { JobPart } from "../model/jobOfWaybill.ts";
import { waybillWords as words } from "./words.ts";

/** Shows what the form of a master waybill changes on its job, and writes the job alone. */
export default function SyncJobDialog(props: {
  readonly job: ShipmentRecord;
  readonly part: JobPart;
  readonly onDone: () => void;
  readonly onClose: () => void;
}) {
  const { job, part, onClose } = props;
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
  const changes = preview.data?.changes ?? [];
  const fault = sync.error ?? preview.error;
  return (
    <Modal
      open
      width={760}
      title={say(words.syncTitle, { jobNo: job.jobNo })}
      okText={say(words.syncRun)}
      cancelText={say(partWords.cancel)}
      okButtonProps={{ loading: sync.isPending, disabled: changes.length === 0 }}
      onOk={() => {
        if (preview.data) {
          sync.mutate({ ...part, id: job.id, jobVersion: preview.data.version });
        }
      }}
      onCancel={onClose}
    >
      {fault ? <Fault fault={fault} job={job} /> : null}
      {preview.data ? (
        changes.length > 0 ? (
          <Changes changes={changes} job={job} />
        ) : (
          <p>{say(words.syncNothing)}</p>
        )
      ) : preview.error ? null : (
        <RowSkeletons rows={4} />
      )}
    </Modal>
  );
}

type Change = JobChanges["changes"][number];

function useLabel(job: ShipmentRecord) {
  const say = useSay();
  const service = serviceOf(job.transactionType);
  return (field: Change["field"]) =>
    say(field === "dimensions" ? words.dimensions : fieldWords(service, field));
}

function Fault(props: { readonly fault: Error; readonly job: ShipmentRecord }) {
  const label = useLabel(props.job);
  const { fields = [] } = props.fault as { fields?: readonly { field: string; message: string }[] };
  return (
    <Alert
      type="error"
      showIcon
      title={props.fault.message}
      description={
        fields.length > 0 ? (
          <ul>
            {fields.map(({ field, message }) => (
              <li key={field}>
                {field.startsWith("dimension") ? label("dimensions") : label(field as "etd")}:{" "}
                {message}
              </li>
            ))}
          </ul>
        ) : undefined
      }
    />
  );
}

function Changes(props: { readonly changes: readonly Change[]; readonly job: ShipmentRecord }) {
  const say = useSay();
  const label = useLabel(props.job);
  return (
    <>
      <p className="fw-quiet">{say(words.syncDetail)}</p>
      <div className="fw-si-list">
        <table className="fw-bills">
          <thead>
            <tr>
              <th scope="col">{say(words.field)}</th>
              <th scope="col">{say(words.was)}</th>
              <th scope="col">{say(words.is)}</th>
            </tr>
          </thead>
          <tbody>
            {props.changes.map(({ field, was, is }) => (
              <tr key={field}>
                <th scope="row">{label(field)}</th>
                <td className="fw-si-value">{shown(was)}</td>
                <td className="fw-si-value">{shown(is)}</td>
              </tr>
            ))}
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
