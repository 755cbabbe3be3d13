import type { Language } from "@fairway/core/words/words.ts";
import type { Offset, Sheet } from "./sheet.ts";

/** How a paper is to be printed. */
export interface Printing<Layout extends string = string> {
  readonly language: Language;
  /** One of the paper's layouts; its first without it. */
  readonly layout?: Layout | undefined;
  /** For pre-printed forms: where the printer puts the values. */
  readonly offset?: Offset | undefined;
}

/**
 * A kind of paper: what can be chosen about it, how its content becomes a sheet, and a sample.
 *
 * Shape: it stands in `areas/<area>/server/paper/<name>.paper.ts`, where the tests of all papers
 *   find it.
 */
export interface Paper<Content, Layout extends string = string, Currency extends string = string> {
  readonly name: string;
  readonly layouts: readonly [Layout, ...Layout[]];
  /** The layouts for paper that has the form already. */
  readonly preprinted?: readonly Layout[];
  /** All languages of the product without it. */
  readonly languages?: readonly Language[];
  /** The fields of the content that are no text but a choice, such as a status. */
  readonly choices?: readonly string[];
  /** The currencies it is printed in, where that can be chosen. */
  readonly currencies?: readonly Currency[];
  sheet(content: Content, printing: Printing<Layout>): Sheet;
  /** As an office would send it; for tests and for a trial print. */
  sample(language: Language, currency?: Currency): Content;
}
