import { wrongAdjustments } from "@fairway/areas/charge/model/adjustment.ts";
import { surcharge } from "@fairway/areas/charge/model/surcharge.ts";
import { decimalText } from "@fairway/core/contract/shapes.ts";
import { type DecimalText, decimal, isDecimal, sum } from "@fairway/core/money/decimal.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import type { FieldRefusal, Refused } from "@fairway/core/refusal/refusal.ts";
import { z } from "zod";
import type { Note } from "./note.ts";
import { refuseNote } from "./refusals.ts";

/** An amount in VND, which has no decimals. */
export const wholeVnd = decimalText.refine((value) => decimal(value).isInteger(), {
  message: "whole VND",
});

/** A line of a note with its VND amounts and what is adjusted of them. */
const adjustedLine = surcharge
  .pick({
    id: true,
    hwbno: true,
    chargeCode: true,
    chargeNameEn: true,
    chargeNameVi: true,
    currencyId: true,
    vatrate: true,
    total: true,
    amountVnd: true,
    vatAmountVnd: true,
    netAdjustVnd: true,
    vatAdjustVnd: true,
    adjustedBy: true,
  })
  .extend({
    /** The document that keeps its amounts as they are; null where they may be adjusted. */
    heldBy: z.string().nullable(),
  });
export type AdjustedLine = z.infer<typeof adjustedLine>;

/** A debit or invoice note whose VND amounts are adjusted. */
export const adjustedNote = z.object({
  id: z.string(),
  code: z.string(),
  version: z.number(),
  totalVnd: decimalText,
  lines: z.array(adjustedLine),
});

export type AdjustedNote = z.infer<typeof adjustedNote>;

/** The amounts that are typed for a line; a text that is no number while it is typed. */
export interface TypedVnd {
  readonly amountVnd: DecimalText;
  readonly vatAmountVnd: DecimalText;
}

/** What is wrong with the amounts that are typed for a line: see `wrongAdjustments`. */
export function wrongTyped(line: AdjustedLine, typed: TypedVnd): FieldRefusal[] {
  const unread = (["amountVnd", "vatAmountVnd"] as const).filter((field) => !isVnd(typed[field]));
  return unread.length > 0
    ? unread.map((field) => refuseNote.field(field, "cdNote.adjustWhole"))
    : wrongAdjustments(line, typed);
}

/** The sum in VND of the amounts that are typed for lines, of those that are numbers. */
export function typedTotal(typed: readonly TypedVnd[]): DecimalText {
  const amounts = typed.flatMap(({ amountVnd, vatAmountVnd }) => [amountVnd, vatAmountVnd]);
  return sum(amounts.filter(isVnd)).toFixed();
}

const isVnd = (text: string) => isDecimal(text) && decimal(text).isInteger();

/** The refusal to adjust a note that does not state in VND what is owed to us, or null. Source: rule DN-20 */
export function whyNotAdjustable({
  code,
  type,
  currencyId,
}: Pick<Note, "code" | "type" | "currencyId">): Refused | null {
  if (type === "CREDIT") return refuseNote("cdNote.adjustDebit", { code });
  return currencyId === localCurrency ? null : refuseNote("cdNote.adjustVnd", { code, currencyId });
}
