import type { ValuedLine } from "@fairway/areas/charge/model/lineValue.ts";
import { isTooLarge } from "@fairway/areas/charge/model/ratedLine.ts";
import { type Decimal, decimal, sum } from "@fairway/core/money/decimal.ts";
import type { Refused } from "@fairway/core/refusal/refusal.ts";
import { refuseNote } from "./refusals.ts";

type Line = Pick<
  ValuedLine,
  "currencyId" | "netAmount" | "vatAmount" | "amountVnd" | "vatAmountVnd"
>;

const mostVnd = decimal("99999999999999");

/**
 * Returns the refusal of lines whose total in VND is beyond the bound of a note, or null.
 *
 * Shape: `before` are the lines as they were before the note valued them, `own` its own rates. Where
 *   these lines are within the bound, the refusal names the field of the own rate that adds most.
 * Source: rule DN-6, areas/note/README.md
 */
export function whyTooLarge(
  lines: readonly Line[],
  before: readonly Line[],
  own: readonly { readonly currencyId: string; readonly field: string }[],
): Refused | null {
  if (isWithin(lines)) return null;
  const added = ({ currencyId }: { readonly currencyId: string }) =>
    inVnd(lines, currencyId).minus(inVnd(before, currencyId)).abs();
  const [most] = isWithin(before)
    ? own.filter((each) => !added(each).isZero()).sort((a, b) => added(b).comparedTo(added(a)))
    : [];
  return refuseNote("cdNote.tooLarge", {}, most && { field: most.field });
}

function isWithin(lines: readonly Line[]): boolean {
  return inVnd(lines).abs().lte(mostVnd) && !lines.some(isTooLarge);
}

function inVnd(lines: readonly Line[], currencyId?: string): Decimal {
  const those = lines.filter((each) => !currencyId || each.currencyId === currencyId);
  return sum(those.flatMap((each) => [each.amountVnd, each.vatAmountVnd]));
}
