import type { Words } from "@fairway/core/words/words.ts";

/** The titles of the tabs of operations jobs. */
export const titles = {
  declarations: { en: "Declarations", vi: "Tờ khai" },
} as const satisfies Record<string, Words>;
