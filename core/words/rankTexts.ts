import { fold, foldBare } from "./fold.ts";

/**
 * How well a record fits what was typed: 0 when a text equals it, 1 when a text begins with it, 2
 * when each typed word begins a word, 3 when each is found
 * somewhere, also without punctuation; null when it does not fit.
 * Mirrors the ranks of `chooseRecords`.
 */
export function rankTexts(texts: readonly string[], typed: string): 0 | 1 | 2 | 3 | null {
  const wanted = fold(typed);
  const folded = texts.map(fold);
  if (wanted === "" || folded.includes(wanted)) return 0;
  if (folded.some((each) => each.startsWith(wanted))) return 1;
  const all = ` ${folded.join(" ").replace(/[^\p{L}\p{N}]+/gu, " ")}`;
  const words = wanted.split(/\s+/);
  if (words.every((word) => all.includes(` ${word}`))) return 2;
  const whole = folded.join(" ");
  if (words.every((word) => whole.includes(word))) return 3;
  const bare = foldBare(typed).split(/\s+/).filter(Boolean);
  const plain = `${whole} ${foldBare(whole)}`;
  return bare.length > 0 && bare.every((word) => plain.includes(word)) ? 3 : null;
}

/** The items that fit what was typed, the best first; equally good ones keep their order. */
export function rankedBy<Item>(
  items: readonly Item[],
  typed: string,
  textsOf: (item: Item) => readonly string[],
): Item[] {
  const ranks = items.map((item) => ({ item, rank: rankTexts(textsOf(item), typed) }));
  return ranks
    .filter((each) => each.rank !== null)
    .sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
    .map((each) => each.item);
}
