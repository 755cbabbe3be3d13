import type { ComponentType } from "react";

/** What areas above bring to the form of an agreement; the web application fills the places. */
export interface AgreementPlaces {
  /** What is owed under the agreement, below its fields. */
  readonly CreditFigures: ComponentType<{ readonly agreementId: string }> | null;
}

let filled: AgreementPlaces = { CreditFigures: null };

/** Fills the places, once, when the application starts. */
export function fillAgreementPlaces(places: AgreementPlaces): void {
  filled = places;
}

/** The contents of the places. */
export function filledAgreementPlaces(): AgreementPlaces {
  return filled;
}
