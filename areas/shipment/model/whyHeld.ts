import type { Refused } from "@fairway/core/refusal/refusal.ts";
import { refuseShipment } from "./refusals.ts";
import type { ShipmentForm } from "./shipment.ts";
import { leavesMonth } from "./whyNotShipment.ts";

/** What stands on a job: charges, documents and bills of the areas above. */
export interface JobHold {
  readonly kind: "refundFee" | "document" | "advance" | "settlement" | "profit" | "nominated";
  /** The charge, the number of the document or bill, the amount of the profit. */
  readonly name: string;
}

type HeldFields = Pick<
  ShipmentForm,
  "coloaderId" | "mawb" | "noProfit" | "shipmentType" | "serviceDate"
>;
type StoredJob = HeldFields & { readonly jobNo: string; readonly serviceDate: string };

/** Checks whether a change touches a field that something on the job may hold. */
export function mayBeHeld(job: StoredJob, form: HeldFields): boolean {
  return (["coloaderId", "mawb", "noProfit", "shipmentType"] as const).some(
    (field) => form[field] !== job[field],
  );
}

/**
 * Returns the first reason why a stored job may not change as typed, marked on its field; null when
 * nothing holds it. A number without regard to case is the same number.
 *
 * Source: rule SH-25, areas/shipment/README.md
 */
export function whyHeld(
  job: StoredJob,
  form: HeldFields,
  holds: readonly JobHold[],
): Refused | null {
  const { jobNo } = job;
  const named = (...kinds: readonly JobHold["kind"][]) =>
    holds
      .filter((hold) => kinds.includes(hold.kind))
      .map(({ name }) => name)
      .toSorted((a, b) => a.localeCompare(b, "en"))
      .slice(0, 5)
      .join(", ");

  const refunds = named("refundFee");
  if (form.coloaderId !== job.coloaderId && refunds) {
    const facts = { jobNo, charges: refunds };
    return refuseShipment("shipment.carrierHasRefunds", facts, { field: "coloaderId" });
  }
  if (form.serviceDate && leavesMonth(job.serviceDate, form.serviceDate)) {
    const month = `${job.serviceDate.slice(5, 7)}/${job.serviceDate.slice(0, 4)}`;
    return refuseShipment("shipment.serviceDateMoved", { month }, { field: "serviceDate" });
  }
  const booked = named("document", "advance");
  if (form.mawb?.toUpperCase() !== job.mawb?.toUpperCase() && booked) {
    const facts = { jobNo, documents: booked };
    return refuseShipment("shipment.numberBooked", facts, { field: "mawb" });
  }
  const profit = named("profit");
  if (form.noProfit && !job.noProfit && profit) {
    return refuseShipment("shipment.hasProfit", { jobNo, profit }, { field: "noProfit" });
  }
  const advances = named("advance", "settlement");
  if (!form.noProfit && job.noProfit && advances) {
    const facts = { jobNo, documents: advances };
    return refuseShipment("shipment.hasAdvances", facts, { field: "noProfit" });
  }
  const bills = named("nominated");
  if (job.shipmentType === "Nominated" && form.shipmentType === "Freehand" && bills) {
    return refuseShipment("shipment.nominatedBills", { bills }, { field: "shipmentType" });
  }
  return null;
}
