import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { refuseUnlock } from "./refusals.ts";
import type { UnlockForm } from "./unlockRequest.ts";

/** Returns what is wrong with a request as it is keyed, by field. Rule UN-1 */
export function whyNotUnlock({ unlockType, newServiceDate, jobs }: UnlockForm): FieldRefusal[] {
  const twice = jobs.findIndex(
    ({ objectId }, at) => jobs.findIndex((each) => each.objectId === objectId) < at,
  );
  return [
    ...(jobs.length === 0 ? [refuseUnlock.field("jobs", "unlock.noLines")] : []),
    ...(twice < 0
      ? []
      : [refuseUnlock.field(`jobs.${twice}.objectId`, "unlock.twice", { line: twice + 1 })]),
    ...(unlockType === "Change Service Date" && newServiceDate === null
      ? [refuseUnlock.field("newServiceDate", "unlock.noDate")]
      : []),
  ];
}
