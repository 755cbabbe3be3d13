import { decimal, type DecimalText } from "@fairway/core/money/decimal.ts";
import { isDecimal } from "@fairway/core/money/decimal.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { fold } from "@fairway/core/words/fold.ts";
import { refuseSheet } from "./sheetRefusals.ts";

const notTaxed = ["kct", "not taxed", "khong chiu thue"];

/**
 * Reads the VAT of a cell: a percentage, below zero a fixed amount, null when it is empty or says that
 * the line is not taxed.
 *
 * Shape: a share such as 0.08, which Excel holds for a cell of 8 %, is refused with the percentage.
 * Source: rule CH-33, areas/charge/README.md
 */
export function sheetVat(
  cell: string | null,
): { readonly vatrate: DecimalText | null } | { readonly wrong: FieldRefusal } {
  const value = (cell ?? "").trim();
  if (value === "" || notTaxed.includes(fold(value))) return { vatrate: null };
  const plain = value.replace(/[\s,]|%$/g, "");
  if (!isDecimal(plain) || plain.length > 30) {
    return { wrong: refuseSheet.field("vatrate", "chargeSheet.vat", { value }) };
  }
  const vat = decimal(plain);
  if (vat.gt(0) && vat.lt(1) && !value.includes("%")) {
    const percent = vat.times(100).toString();
    return { wrong: refuseSheet.field("vatrate", "chargeSheet.vatShare", { value, percent }) };
  }
  return { vatrate: plain };
}
