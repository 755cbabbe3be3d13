import type { Words } from "@fairway/core/words/words.ts";

/** The words of changed lines in the history of a job. */
export const lineWords = {
  sum: {
    en: "{count, plural, one {# line} other {# lines}}, {amount} {currency}: {codes}",
    vi: "{count} dòng, {amount} {currency}: {codes}",
  },
  more: { en: "and {count} more", vi: "và {count} dòng khác" },
  changed: { en: "{codes}: {fields} changed", vi: "{codes}: đã sửa {fields}" },
} as const satisfies Record<string, Words>;
