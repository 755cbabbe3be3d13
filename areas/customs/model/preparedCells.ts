import { decimal } from "@fairway/core/money/decimal.ts";
import { loneSign, numberBy } from "@fairway/core/text/numberBy.ts";

/** The cells of a row by field. */
type Cells = Readonly<Record<string, string | null>>;

const rounded = ["grossWeight", "netWeight", "cbm"];
/** The cells that hold a number. */
export const numberCells = [...rounded, "qtyCont", "pcs"];

/** Rounds weights and volume of a sheet to two decimals. Source: rule CU-6 */
export function preparedCells(cells: Cells): Record<string, string | null> {
  const prepared = { ...cells };
  for (const name of rounded) {
    const text = cells[name]?.trim() ?? "";
    const number = loneSign(text) === null ? numberBy(text, null) : null;
    if (number !== null) prepared[name] = decimal(number).toDecimalPlaces(2).toString();
  }
  return prepared;
}
