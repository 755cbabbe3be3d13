import type { ComponentType } from "react";

/** The places of the agreement form that higher areas fill. */
export interface AgreementPlaces {
  /** The debt under the agreement, below its fields. */
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
