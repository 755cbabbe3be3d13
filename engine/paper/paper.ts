import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Language } from "@fairway/core/words/words.ts";
import type { Offset, Sheet } from "./sheet.ts";

/** The options of printing a paper. */
export interface Printing<Layout extends string = string> {
  readonly language: Language;
  /** One of the paper's layouts; the first by default. */
  readonly layout?: Layout | undefined;
  /** The shift of the values on a pre-printed form. */
  readonly offset?: Offset | undefined;
}

/**
 * A kind of paper: its options, the function from its content to a sheet, and a sample.
 *
 * Shape: it lies in `areas/<area>/server/paper/<name>.paper.ts`, where the tests of all papers
 * find it.
 */
export interface Paper<Content, Layout extends string = string, Currency extends string = string> {
  readonly name: string;
  readonly layouts: readonly [Layout, ...Layout[]];
  /** The layouts that print on a pre-printed form. */
  readonly preprinted?: readonly Layout[];
  /** The languages of the paper; all languages of the product by default. */
  readonly languages?: readonly Language[];
  /** The language when the call names none; the user's by default. */
  readonly language?: Language;
  /** The fields of the content with fixed values, such as a status. */
  readonly choices?: readonly string[];
  /** The currencies that the user may choose. */
  readonly currencies?: readonly Currency[];
  sheet(content: Content, printing: Printing<Layout>): Sheet;
  /** Realistic content, for tests and for a trial print. */
  sample(language: Language, currency?: Currency): Content;
}

/**
 * Returns the actor with the language in which a paper is printed: of the call, else of the paper,
 * else of the user.
 */
export function printingIn(
  actor: Actor,
  paper: { readonly language?: Language },
  asked: Language | undefined,
): Actor {
  return { ...actor, language: asked ?? paper.language ?? actor.language };
}
