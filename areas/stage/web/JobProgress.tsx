import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import { isDay } from "@fairway/core/time/day.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { DayText, InstantText } from "@fairway/ui/parts/DayText.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { CheckCircleOutlined, ClockCircleOutlined } from "@ant-design/icons";
import { trackShipment } from "../contract.ts";
import type { ProgressStep } from "../model/jobProgress.ts";
import { stageWords as words } from "./words.ts";

/** How far the shipment is, from its dates and its done stages. */
export function JobProgress({ job }: { readonly job: ShipmentRecord }) {
  const say = useSay();
  const { data } = useAsk(trackShipment, { jobId: job.id }, { quiet: true, derived: true });
  if (!data) return null;
  return (
    <section className="fw-section" aria-label={say(words.progress)}>
      <h2>{say(words.progress)}</h2>
      <ol className="fw-stage-list">
        {data.steps.map((step, at) => (
          <li key={`${at} ${step.nameEn}`} className={step.doneAt ? "" : "fw-quiet"}>
            {step.doneAt ? (
              <CheckCircleOutlined aria-hidden />
            ) : (
              <ClockCircleOutlined aria-hidden />
            )}
            <span className="fw-stage-text">
              <b>{say({ en: step.nameEn, vi: step.nameVn })}</b>
              {step.place ? <span>{step.place}</span> : null}
              {step.hwbno ? <span>{step.hwbno}</span> : null}
            </span>
            <When step={step} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function When({ step }: { readonly step: ProgressStep }) {
  const say = useSay();
  if (step.doneAt) {
    return isDay(step.doneAt) ? (
      <DayText day={step.doneAt} />
    ) : (
      <InstantText instant={step.doneAt} />
    );
  }
  if (!step.plannedOn) return null;
  return (
    <span>
      {say(words.planned)} <DayText day={step.plannedOn} />
    </span>
  );
}
