import type { Words } from "@fairway/core/words/words.ts";

/**
 * The line by line goods of a service. Where `notYet` has a text, lines cannot be entered: forms
 * show the text in their place, and only the sums are keyed.
 */
export const goodsKinds = {
  containers: { notYet: null },
  looseGoods: { notYet: null },
  dimensions: { notYet: null },
} as const satisfies Record<string, { readonly notYet: Words | null }>;
export type GoodsKind = keyof typeof goodsKinds;
