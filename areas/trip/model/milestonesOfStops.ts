import type { MilestoneKind } from "@fairway/areas/catalogue/model/milestoneKinds.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { productOfJob } from "@fairway/areas/shipment/model/productOfJob.ts";
import type { StopKind } from "./stopKinds.ts";

/**
 * The milestones that a job reaches at each kind of stop. A truck brings exported goods to the port; a
 * forwarded shipment is delivered overseas, an operation ends there.
 *
 * Source: rule TR-11
 */
export function milestonesOfStops(
  job: Parameters<typeof productOfJob>[0],
): Readonly<Record<StopKind, readonly MilestoneKind[]>> {
  const isOverseas = serviceOf(job.transactionType).direction === "export";
  const toPort: MilestoneKind[] = productOfJob(job).serviceMode === "Export" ? ["gateIn"] : [];
  return {
    PickUp: ["pickedUp"],
    Deliver: isOverseas ? toPort : [...toPort, "delivered"],
    ReturnEmpty: ["emptyReturned"],
  };
}
