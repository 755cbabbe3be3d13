import { tidyText } from "@fairway/core/text/tidyText.ts";

/** The single commodities of a stored text. */
export const commoditiesIn = (text: string | null): string[] =>
  (text ?? "")
    .split(",")
    .map((each) => tidyText(each))
    .filter(Boolean);

/**
 * The stored text of several commodities, each once, as many whole ones as the field takes; null
 * without any. Rule SH-39
 */
export function commodityText(texts: readonly string[], most: number): string | null {
  let all = "";
  for (const each of new Set(texts.flatMap(commoditiesIn))) {
    const next = all ? `${all}, ${each}` : each;
    if (next.length > most) break;
    all = next;
  }
  return all || null;
}
