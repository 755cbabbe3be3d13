import type { Day } from "../time/day.ts";

/** What the address of a list asks for, without page and columns. */
export interface AskedView {
  readonly search: string;
  readonly searchBy: string;
  /** `etd`, or `-etd` for descending; empty for the list's own order. */
  readonly sort: string;
  readonly from: Day | null;
  readonly to: Day | null;
  readonly filters: Readonly<Record<string, string>>;
}

/** A view of a list that the program declares: values of filters, and days. */
export interface DeclaredView {
  readonly filters: Readonly<Record<string, string>>;
  /** The first and the last day of the list's range; without a last day there is none. */
  readonly days: "any" | { readonly from: Day; readonly to?: Day };
}

/** What a declared view asks for. */
export function askedOf({ filters, days }: DeclaredView): AskedView {
  const { from, to = null } = days === "any" ? { from: null } : days;
  return { search: "", searchBy: "", sort: "", from, to, filters };
}

/** The search of the address that opens a declared view. */
export function searchOf({ filters, days }: DeclaredView): string {
  const range = days === "any" ? { from: "any" } : { from: days.from, to: days.to ?? "any" };
  return Object.entries({ ...filters, ...range })
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");
}
