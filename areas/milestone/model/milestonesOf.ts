import type { MilestoneKind } from "@fairway/areas/catalogue/model/milestoneKinds.ts";
import type { ServiceMode } from "@fairway/areas/service/model/operationChoices.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";

/** What the goods of a job are kept in, and where they go. */
interface Way extends Pick<Service, "goods"> {
  readonly serviceMode: ServiceMode;
}

const ways: Readonly<Record<ServiceMode, readonly MilestoneKind[]>> = {
  // Imported goods are declared when they have arrived.
  Import: [
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
  ],
  // Exported goods are declared and brought to the port before they depart.
  Export: [
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
  ],
  // Goods that stay in the country cross no customs.
  Domestic: ["booked", "papers", "pickedUp", "delivered", "emptyReturned", "billed"],
};

/** The milestones of a way, and further ones behind those that come before them on the longest way. */
export function withFurther(
  way: readonly MilestoneKind[],
  further: readonly MilestoneKind[],
): MilestoneKind[] {
  const longest = ways.Export;
  const line = [...way];
  for (const kind of longest.filter((each) => further.includes(each))) {
    const before = new Set(longest.slice(0, longest.indexOf(kind)));
    line.splice(line.findLastIndex((each) => before.has(each)) + 1, 0, kind);
  }
  return line;
}

/**
 * The milestones on the way of a job, in their order.
 *
 * Source: rule MS-2, areas/milestone/README.md
 */
export function milestonesOf({ serviceMode, goods }: Way): MilestoneKind[] {
  return ways[serviceMode].filter((kind) => kind !== "emptyReturned" || goods === "containers");
}
