import type { ComponentType } from "react";
import type { ShownSurcharge } from "../model/shownSurcharge.ts";

/** A dialog over lines of a bill, which are loaded again when it has changed them. */
type LinesDialog = ComponentType<{
  readonly lines: readonly ShownSurcharge[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}>;

/** What areas above bring to the table of charges; the web application fills the places. */
export interface ChargePlaces {
  /** Links selling lines with the job that their job serves. */
  readonly LinkFees: LinesDialog | null;
  /** Undoes the links of lines, from either side. */
  readonly UndoLinks: LinesDialog | null;
}

let filled: ChargePlaces = { LinkFees: null, UndoLinks: null };

/** Fills the places, once, when the application starts. */
export function fillChargePlaces(places: ChargePlaces): void {
  filled = places;
}

/** Returns the filled places. */
export function chargePlaces(): ChargePlaces {
  return filled;
}
