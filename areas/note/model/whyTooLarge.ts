import type { ValuedLine } from "@fairway/areas/charge/model/lineValue.ts";
import { isTooLarge } from "@fairway/areas/charge/model/ratedLine.ts";
import { secondCurrency } from "@fairway/core/money/currency.ts";
import { type Decimal, decimal, sum } from "@fairway/core/money/decimal.ts";
import type { Refused } from "@fairway/core/refusal/refusal.ts";
import { refuseNote } from "./refusals.ts";

type Line = Pick<
  ValuedLine,
  | "currencyId"
  | "netAmount"
  | "vatAmount"
  | "amountVnd"
  | "vatAmountVnd"
  | "amountUsd"
  | "vatAmountUsd"
>;

// The bound of each total, in VND as in US dollars.
const most = decimal("99999999999999");

/**
 * Returns the refusal of lines whose total in VND or in US dollars is beyond the bound of a note, or
 * null.
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
  const sumIn = isInBound(inVnd(lines)) ? inUsd : inVnd;
  // The rate of the dollar gives the dollars of every line.
  const ofRate = (currencyId: string) =>
    sumIn === inUsd && currencyId === secondCurrency ? undefined : currencyId;
  const added = ({ currencyId }: { readonly currencyId: string }) =>
    sumIn(lines, ofRate(currencyId))
      .minus(sumIn(before, ofRate(currencyId)))
      .abs();
  const [largest] = isWithin(before)
    ? own.filter((each) => !added(each).isZero()).sort((a, b) => added(b).comparedTo(added(a)))
    : [];
  return refuseNote("cdNote.tooLarge", {}, largest && { field: largest.field });
}

function isWithin(lines: readonly Line[]): boolean {
  return isInBound(inVnd(lines)) && isInBound(inUsd(lines)) && !lines.some(isTooLarge);
}

/** Checks whether a total of a note can be stored, in whatever currency. */
export const isInBound = (total: Decimal) => total.abs().lte(most);

function inVnd(lines: readonly Line[], currencyId?: string): Decimal {
  return sum(among(lines, currencyId).flatMap((each) => [each.amountVnd, each.vatAmountVnd]));
}

/** The sum in US dollars of the lines that have an amount in them. */
function inUsd(lines: readonly Line[], currencyId?: string): Decimal {
  const known = among(lines, currencyId).flatMap(({ amountUsd, vatAmountUsd }) =>
    amountUsd === null || vatAmountUsd === null ? [] : [amountUsd, vatAmountUsd],
  );
  return sum(known);
}

const among = (lines: readonly Line[], currencyId?: string) =>
  lines.filter((each) => !currencyId || each.currencyId === currencyId);
