import { text } from "../text/text.ts";
import type { StoredKind } from "../storedKind.ts";

/** Stores the code of the choice, sorted by code. */
export const choice: StoredKind = {
  column: text.column,
  sheet: "text",
  condition: text.condition,
};
