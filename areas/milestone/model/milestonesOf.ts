import type { MilestoneKind } from "@fairway/areas/catalogue/model/milestoneKinds.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";

type Told = Pick<Service, "direction" | "goods">;

/** The way of goods that are imported: they are declared when they have arrived. */
const inward: readonly MilestoneKind[] = [
  "booked",
  "papers",
  "departed",
  "arrived",
  "declared",
  "channel",
  "cleared",
  "pickedUp",
  "delivered",
  "emptyReturned",
  "billed",
];

/** Of all others, which are declared and brought to the port before they depart. */
const outward: readonly MilestoneKind[] = [
  "booked",
  "papers",
  "declared",
  "channel",
  "cleared",
  "pickedUp",
  "gateIn",
  "departed",
  "arrived",
  "delivered",
  "emptyReturned",
  "billed",
];

/**
 * The milestones on the way of a job of a service, in their order.
 *
 * Source: rule MS-2, areas/milestone/README.md
 */
export function milestonesOf({ direction, goods }: Told): MilestoneKind[] {
  const way = direction === "import" ? inward : outward;
  return way.filter((kind) => kind !== "emptyReturned" || goods === "containers");
}
