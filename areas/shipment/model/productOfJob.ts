import { directionOf } from "@fairway/areas/service/model/directionOf.ts";
import type { ServiceMode } from "@fairway/areas/service/model/operationChoices.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";

/** What a job moves and in which direction: as keyed, else as its service declares it. */
export function productOfJob(
  job: Readonly<
    Record<"transactionType", string> &
      Partial<Record<"productService" | "serviceMode", string | null>>
  >,
): { readonly productService: string; readonly serviceMode: ServiceMode } {
  const { product } = serviceOf(job.transactionType);
  return { productService: job.productService ?? product, serviceMode: directionOf(job) };
}
