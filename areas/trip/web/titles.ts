import type { Words } from "@fairway/core/words/words.ts";

/** The titles of the tab of a job and of the board. */
export const titles = {
  tab: { en: "Trips", vi: "Chuyến xe" },
  board: { en: "Trucking assignment", vi: "Điều phối xe" },
} as const satisfies Record<string, Words>;
