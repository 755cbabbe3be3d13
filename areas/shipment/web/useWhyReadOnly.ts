import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import type { ShipmentRecord } from "../contract.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { shipmentWords as words } from "./words.ts";

/** Why this person may not change a job now, and who could; null when they may. */
export function useWhyReadOnly(
  job: Pick<ShipmentRecord, "isLocked" | "currentStatus" | "transactionType" | "may">,
): string | null {
  const say = useSay();
  const whyNot = useWhyNot();
  if (job.currentStatus === "Canceled") return say(words.whyCanceled);
  if (job.isLocked) return say(words.whyLocked);
  const { menu } = serviceOf(job.transactionType);
  return whyNot(`${menu}.write`, !job.may.includes("update"));
}
