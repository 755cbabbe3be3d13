import { outsideFilter } from "../model/outsideWords.ts";
import { rateWords } from "./words.ts";

/** The filter of a list of documents by the mark of a rate outside the bound. */
export const rateFilter = { name: "rate", label: rateWords.bound, of: outsideFilter } as const;
