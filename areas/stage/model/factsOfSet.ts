import { productOfJob } from "@fairway/areas/shipment/model/productOfJob.ts";

/** A job as its stage set is chosen; only operations have these fields themselves. */
export interface JobOfSet {
  readonly transactionType: string;
  readonly serviceMode?: string | null;
  readonly productService?: string | null;
  readonly fieldOpsId?: string | null;
}

/** Mode, product service and field ops by which the set of a job is chosen. Rule OP-20 */
export function factsOfSet(job: JobOfSet) {
  return { ...productOfJob(job), fieldOpsId: job.fieldOpsId ?? null };
}
