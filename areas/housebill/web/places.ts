import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import type { ComponentType } from "react";
import type { HouseBillRecord } from "../model/houseBillRecord.ts";

/** Components of areas above on the screens of house bills. */
export interface BillPlaces {
  /** The charges of a bill, on its page. */
  readonly Charges: ComponentType<{
    readonly job: ShipmentRecord;
    readonly bill: HouseBillRecord;
  }> | null;
}

let filled: BillPlaces = { Charges: null };

/** Fills the places, once, when the application starts. */
export function fillBillPlaces(places: BillPlaces): void {
  filled = places;
}

/** Returns the filled places. */
export function billPlaces(): BillPlaces {
  return filled;
}
