import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";

/** A job as its stage set is chosen; only operations have these fields themselves. */
export interface JobOfSet {
  readonly transactionType: string;
  readonly serviceMode?: string | null;
  readonly productService?: string | null;
  readonly fieldOpsId?: string | null;
}

const modes = { export: "Export", import: "Import" } as const;

/** Mode, product service and field ops by which the set of a job is chosen. Rule OP-20 */
export function factsOfSet(job: JobOfSet) {
  const { direction, product } = serviceOf(job.transactionType);
  return {
    serviceMode: job.serviceMode ?? (direction ? modes[direction] : "Domestic"),
    productService: job.productService ?? product,
    fieldOpsId: job.fieldOpsId ?? null,
  };
}
