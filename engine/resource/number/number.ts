import { decimal } from "@fairway/core/money/decimal.ts";
import { text } from "../text/text.ts";
import type { StoredKind } from "../storedKind.ts";

/** An exact number. */
export const number: StoredKind = {
  column: () => "numeric",
  sheet: "number",
  // The column's scale fills up with zeros that nobody keyed.
  read: (value) => decimal(value).toFixed(),
  condition: text.condition,
};
