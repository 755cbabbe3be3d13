import type { JobStanding } from "@fairway/areas/document/model/standing.ts";
import type { Refused } from "@fairway/core/refusal/refusal.ts";
import { refuseNote } from "./refusals.ts";

/** Says why no note can be made on a job, or null. */
export function whyJobClosed({ jobNo, isLocked, currentStatus }: JobStanding): Refused | null {
  if (isLocked) return refuseNote("cdNote.jobLocked", { jobNo });
  return currentStatus === "Canceled" ? refuseNote("cdNote.jobCanceled", { jobNo }) : null;
}
