import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { productOfJob } from "@fairway/areas/shipment/model/productOfJob.ts";
import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { useRecordForm } from "@fairway/ui/form/useRecordForm.tsx";
import { SideDrawer } from "@fairway/ui/parts/SideDrawer.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useMemo } from "react";
import { createTrips } from "../contract.ts";
import { useRefreshTrips } from "./afterTrips.ts";
import { emptyStop, StopFields } from "./StopFields.tsx";
import { newTripsShape } from "./tripShape.ts";
import { tripWords as words } from "./words.ts";

/** The stops with which the trips of a job are made. */
export default function CreateTripsDrawer(props: {
  readonly job: ShipmentRecord;
  readonly onClose: () => void;
}) {
  const { job, onClose } = props;
  const say = useSay();
  const client = useClient();
  const refresh = useRefreshTrips();
  const start = useMemo(() => ({ jobId: job.id, stops: stopsOf(job) }), [job]);
  const form = useRecordForm({
    schema: newTripsShape,
    start,
    unguarded: true,
    save: async (values) => (await client.ask(createTrips, values)).data,
    onSaved: (made) => {
      toast.success(say(words.made, { count: made.length }));
      refresh();
      onClose();
    },
  });
  return (
    <SideDrawer
      size={720}
      title={say(words.createTitle, { jobNo: job.jobNo })}
      onClose={onClose}
      primary={{ words: words.create, run: form.submit, busy: form.saving, keys: "mod+s" }}
    >
      <RecordForm form={form}>
        <p className="fw-quiet">{say(words.createHint)}</p>
        <StopFields isReadOnly={false} hasActual={false} />
      </RecordForm>
    </SideDrawer>
  );
}

/**
 * The stops that the form of the job names. Without them an import is picked up at the port and its empty
 * container returned; an export is the reverse.
 */
function stopsOf(job: ShipmentRecord) {
  const { goods } = serviceOf(job.transactionType);
  const { serviceMode } = productOfJob(job);
  const port = (serviceMode === "Export" ? job.polName : job.podName) ?? "";
  const [pickUp, deliver] = [emptyStop("PickUp"), emptyStop("Deliver")];
  const isExport = serviceMode === "Export";
  return [
    { ...pickUp, place: job.pickupPlace ?? (isExport ? "" : port), plannedAt: job.pickupAt },
    { ...deliver, place: job.deliverTo ?? (isExport ? port : ""), plannedAt: job.deliverAt },
    ...(goods === "containers" && serviceMode === "Import" ? [emptyStop("ReturnEmpty")] : []),
  ];
}
