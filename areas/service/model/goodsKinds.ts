import type { Words } from "@fairway/core/words/words.ts";

/**
 * The line by line goods of a service. Where `notYet` has a text, lines cannot be entered: forms
 * show the text in their place, and only the sums are keyed.
 */
export const goodsKinds = {
  containers: { notYet: null },
  looseGoods: { notYet: null },
  dimensions: {
    notYet: {
      en: "Dimensions cannot be entered line by line yet. Enter the totals under Goods.",
      vi: "Chưa nhập được kích thước theo từng dòng. Hãy nhập tổng số ở mục Hàng hóa.",
    },
  },
} as const satisfies Record<string, { readonly notYet: Words | null }>;
export type GoodsKind = keyof typeof goodsKinds;
