import { text } from "../text/text.ts";
import type { StoredKind } from "../storedKind.ts";

/** The code of what was chosen, ordered by it. */
export const choice: StoredKind = {
  column: text.column,
  sheet: "text",
  condition: text.condition,
};
