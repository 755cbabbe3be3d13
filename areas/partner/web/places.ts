import type { ComponentType } from "react";

/** What areas above bring to the page of a partner; the web application fills the places. */
export interface PartnerPlaces {
  /** What is owed under an agreement, below its fields. */
  readonly CreditFigures: ComponentType<{ readonly agreementId: string }> | null;
  /** What we owe a partner in a currency, among its payable terms. */
  readonly PayableTotals: ComponentType<{
    readonly partnerId: string;
    readonly currency: string;
  }> | null;
}

let filled: PartnerPlaces = { CreditFigures: null, PayableTotals: null };

/** Fills the places, once, when the application starts. */
export function fillPartnerPlaces(places: PartnerPlaces): void {
  filled = places;
}

/** What stands in the places. */
export function filledPartnerPlaces(): PartnerPlaces {
  return filled;
}
