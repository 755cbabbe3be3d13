import { decimal } from "@fairway/core/money/decimal.ts";
import { text } from "../text/text.ts";
import type { StoredKind } from "../storedKind.ts";

/** An exact number. */
export const number: StoredKind = {
  column: () => "numeric",
  sheet: "number",
  // The column's scale adds zeros that the user did not type.
  read: (value) => decimal(value).toFixed(),
  condition: text.condition,
};
