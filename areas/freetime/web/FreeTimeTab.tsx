import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import { useWhyReadOnly } from "@fairway/areas/shipment/web/useWhyReadOnly.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { dayOnly } from "@fairway/ui/form/DayInput.tsx";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { useState } from "react";
import { getFreeTime } from "../contract.ts";
import { BoxCosts } from "./BoxCosts.tsx";
import { BoxDaysGrid } from "./BoxDaysGrid.tsx";
import "./freeTime.css";
import { freeTimeWords as words } from "./words.ts";

/** The boxes of a job: their days, and what their time costs. */
export default function FreeTimeTab({ job }: { readonly job: ShipmentRecord }) {
  const [on, setOn] = useState<string | null>(null);
  const [pickUpOn, setPickUpOn] = useState<string | null>(null);
  const why = useWhyReadOnly(job);
  const asked = useAsk(
    getFreeTime,
    { jobId: job.id, on: dayOnly(on), pickUpOn: dayOnly(pickUpOn) },
    { quiet: true },
  );
  if (asked.error) return <ErrorState fault={asked.error} retry={() => void asked.refetch()} />;
  if (!asked.data) return <RowSkeletons rows={6} />;
  const { data } = asked;
  if (data.boxes.length === 0) {
    return <EmptyState title={words.none} detail={words.noneDetail} />;
  }
  return (
    <div className="fw-form">
      <BoxDaysGrid time={data} why={data.may.includes("update") ? null : why} />
      <BoxCosts
        time={data}
        job={job}
        on={on ?? data.on}
        onOn={setOn}
        pickUpOn={pickUpOn}
        onPickUpOn={setPickUpOn}
        why={why}
      />
    </div>
  );
}
