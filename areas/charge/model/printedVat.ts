import type { Words } from "@fairway/core/words/words.ts";
import { chargePaperWords as words } from "./chargePaperWords.ts";

/**
 * Returns the VAT of a line as papers and sheets print it: a percentage, which may be 0, a fixed tax,
 * or that the line is not taxed.
 *
 * Shape: `percent` writes a percentage; an empty text is not taxed, a figure below zero a fixed tax.
 * Source: rule CH-39, areas/charge/README.md
 */
export function printedVat(
  vat: string,
  say: (words: Words) => string,
  percent: (rate: string) => string,
): string {
  if (vat === "") return say(words.notTaxed);
  return vat.startsWith("-") ? say(words.fixed) : percent(vat);
}
