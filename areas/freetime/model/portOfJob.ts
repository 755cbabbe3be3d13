import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { ServiceCode } from "@fairway/areas/service/model/services.ts";

/** The port whose rules count: where an export is loaded, and where everything else is discharged. */
export function portOfJob(job: {
  readonly transactionType: ServiceCode;
  readonly pol: string | null;
  readonly pod: string | null;
}): string | null {
  return serviceOf(job.transactionType).direction === "export" ? job.pol : (job.pod ?? job.pol);
}
