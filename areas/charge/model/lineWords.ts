import type { Words } from "@fairway/core/words/words.ts";
import type { SurchargeType } from "./surcharge.ts";

/** The titles of the lines of each tab in the history of a job. */
export const linesOf: Readonly<Record<SurchargeType, Words>> = {
  BUY: { en: "Buying", vi: "Phí mua" },
  SELL: { en: "Selling", vi: "Phí bán" },
  OBH: { en: "On behalf", vi: "Chi hộ" },
};

export const lineWords = {
  sum: {
    en: "{count, plural, one {# line} other {# lines}}, {amount} {currency}: {codes}",
    vi: "{count} dòng, {amount} {currency}: {codes}",
  },
  more: { en: "and {count} more", vi: "và {count} dòng khác" },
  changed: { en: "{codes}: {fields} changed", vi: "{codes}: đã sửa {fields}" },
} as const satisfies Record<string, Words>;
