import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import type { ShipmentRecord } from "../contract.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { whyJobClosed } from "../model/refusals.ts";

/** Why this person may not change a job now, and who could; null when they may. */
export function useWhyReadOnly(
  job: Pick<ShipmentRecord, "jobNo" | "isLocked" | "currentStatus" | "transactionType" | "may">,
): string | null {
  const say = useSay();
  const whyNot = useWhyNot();
  const closed = whyJobClosed(job);
  if (closed) return say(closed.entry, closed.facts);
  const { menu } = serviceOf(job.transactionType);
  return whyNot(`${menu}.write`, !job.may.includes("update"));
}
