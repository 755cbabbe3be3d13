import type { ComponentType } from "react";

/** What areas above bring to the screens of customs declarations; the web application fills it. */
export interface CustomsPlaces {
  /** The dialog that makes declarations jobs and shows what became of each. */
  readonly Convert: ComponentType<{
    readonly ids: readonly string[];
    /** Runs when some have become jobs. */
    readonly onConverted: () => void;
    readonly onClose: () => void;
  }> | null;
}

let filled: CustomsPlaces = { Convert: null };

/** Fills the places, once, when the application starts. */
export function fillCustomsPlaces(places: CustomsPlaces): void {
  filled = places;
}

/** The contents of the places; a screen that is shown alone has empty ones. */
export function customsPlaces(): CustomsPlaces {
  return filled;
}
