import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { ServiceMode } from "@fairway/areas/service/model/operationChoices.ts";

const serviceModes = { export: "Export", import: "Import" } as const;

/** What a job moves and in which direction: as keyed, else as its service declares it. */
export function productOfJob(
  job: Readonly<
    Record<"transactionType", string> &
      Partial<Record<"productService" | "serviceMode", string | null>>
  >,
): { readonly productService: string; readonly serviceMode: ServiceMode } {
  const { product, direction } = serviceOf(job.transactionType);
  return {
    productService: job.productService ?? product,
    serviceMode:
      (job.serviceMode as ServiceMode | null) ?? (direction ? serviceModes[direction] : "Domestic"),
  };
}
