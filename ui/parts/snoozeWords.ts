import type { Words } from "@fairway/core/words/words.ts";

/** Texts of rows that are put off. */
export const snoozeWords = {
  snooze: { en: "Put off", vi: "Tạm hoãn" },
  snoozedWhy: { en: "{day}: {reason} ({by})", vi: "{day}: {reason} ({by})" },
  until: { en: "Until", vi: "Đến ngày" },
  wake: { en: "Show again", vi: "Hiện lại" },
} as const satisfies Record<string, Words>;
