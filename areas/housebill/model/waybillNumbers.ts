import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";

/** In the place of the number where a job has no house waybill. It is not a number. */
export const noHouse = "N/H";

/** What the number of a bill is unique within over all offices; null for within its office. */
export function numberWithin({ bill, code }: Pick<Service, "bill" | "code">): string | null {
  return bill.numberRule === "drawnInRange" ? code : null;
}
