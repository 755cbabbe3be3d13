import { refuseImport } from "@fairway/core/imports/importRefusals.ts";
import type { Field } from "@fairway/core/resource/field.ts";
import type { ReadValue } from "@fairway/core/resource/kindRules.ts";
import { loneSign, numberBy } from "@fairway/core/text/numberBy.ts";

/**
 * Reads the number of an imported cell, in the figures of either language; what is no number is left to
 * the checks of the field. One point before three digits is refused, because it may be of thousands.
 *
 * Shape: a cell with a number comes without separators, and one with three decimals ends with a zero.
 * Source: decision 0428
 */
export function numberCell(
  name: string,
  { decimals = 0 }: Pick<Field, "decimals">,
  cell: string,
): ReadValue {
  if (cell === "") return { value: null };
  const value = numberBy(cell, null);
  if (value === null) return { value: cell };
  if (loneSign(cell) !== "." || decimals === 0) return { value };
  const facts = { value: cell, thousands: value, decimals: numberBy(cell, ".") ?? value };
  return { problem: refuseImport.field(name, "import.doubtfulNumber", facts) };
}
