import type { Words } from "./words.ts";

/** The words of a choice between true and false. */
export const yesOrNo = {
  true: { en: "Yes", vi: "Có" },
  false: { en: "No", vi: "Không" },
} satisfies Record<"true" | "false", Words>;
