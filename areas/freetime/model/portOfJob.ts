import { type DirectedJob, directionOf } from "@fairway/areas/service/model/directionOf.ts";

/** The port whose rules count: where an export is loaded, and where everything else is discharged. */
export function portOfJob(
  job: DirectedJob & { readonly pol: string | null; readonly pod: string | null },
): string | null {
  return directionOf(job) === "Export" ? job.pol : (job.pod ?? job.pol);
}
