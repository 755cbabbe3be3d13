import type { ComponentType } from "react";

/** What areas above bring to the pages of units; the web application fills the places. */
export interface UnitPlaces {
  /** Logos of a company, stamps of a department. */
  readonly Pictures: ComponentType<{
    readonly of: "Company" | "Department";
    readonly id: string;
    readonly why: string | null;
  }> | null;
}

let filled: UnitPlaces = { Pictures: null };

/** Fills the places, once, when the application starts. */
export function fillUnitPlaces(places: UnitPlaces): void {
  filled = places;
}

/** What stands in the places. */
export function unitPlaces(): UnitPlaces {
  return filled;
}
