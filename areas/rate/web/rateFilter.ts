import { outsideFilter } from "../model/outsideWords.ts";
import { rateWords } from "./words.ts";

/** The filter of a list of documents by the mark of a rate outside the bound. */
export const rateFilter = { name: "rate", label: rateWords.bound, of: outsideFilter } as const;

/** The mark that the filter asks for; null for all. */
export function isOutsideAsked(chosen: string | undefined): boolean | null {
  return chosen ? chosen === "yes" : null;
}
