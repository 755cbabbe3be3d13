import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { whyJobClosed } from "../model/refusals.ts";
import type { ShipmentRecord } from "../model/shipmentRecord.ts";

type Job = Pick<ShipmentRecord, "jobNo" | "isLocked" | "currentStatus" | "transactionType">;

/**
 * Returns the reason why a verb on a job or its records is not in `may`: the state of the job, or
 * the right that the user lacks and the users who have it.
 */
export function useWhyRefused(): (job: Job, may: boolean, right: string) => string | null {
  const say = useSay();
  const whyNot = useWhyNot();
  return (job, may, right) => {
    if (may) return null;
    const closed = whyJobClosed(job);
    if (closed) return say(closed.entry, closed.facts);
    return whyNot(`${serviceOf(job.transactionType).menu}.${right}`, true);
  };
}

/** The reason why this user may not change a job now; null when the user may. */
export function useWhyReadOnly(job: Job & Pick<ShipmentRecord, "may">): string | null {
  return useWhyRefused()(job, job.may.includes("update"), "write");
}
