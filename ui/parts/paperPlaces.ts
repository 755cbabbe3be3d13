import type { ComponentType } from "react";

/** What higher areas add to every printed paper. */
interface PaperPlaces {
  /** Stands above the paper. */
  readonly Notice?: ComponentType;
}

let filled: PaperPlaces = {};

/** Fills the places, once, when the application starts. */
export function fillPaperPlaces(places: PaperPlaces): void {
  filled = places;
}

/** Returns the filled places; a screen that is shown alone has empty ones. */
export function paperPlaces(): PaperPlaces {
  return filled;
}
