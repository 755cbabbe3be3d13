import {
  keptMark,
  markOf,
  type RateMark,
  withinBound,
} from "@fairway/areas/rate/model/typedRate.ts";
import { markRate } from "@fairway/areas/rate/server/markRate.ts";
import { type DecimalText, decimal } from "@fairway/core/money/decimal.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { chargeAmounts } from "../model/chargeAmounts.ts";
import type { WholeChargeLine } from "../model/chargeLine.ts";
import { chargeRates, type KnownRates } from "../model/chargeRates.ts";
import type { Surcharge, LineType } from "../model/surcharge.ts";

/** What a rate outside the bound was permitted for. */
type PermittedFor = Pick<Surcharge, "chargeId" | "paymentObjectId" | "payerId" | "total">;

/** A line with what is stored of its rate. */
interface TouchedLine {
  readonly line: WholeChargeLine;
  readonly before:
    | (RateMark &
        Pick<Surcharge, "kickBack" | "currencyId" | "exchangeDate" | "finalExchangeRate"> &
        PermittedFor)
    | null;
  readonly frozen: boolean;
}

/**
 * Returns the mark of a line by its typed rate, or the refusal of the rate; a frozen line keeps its
 * mark, also one that comes from the rate of its note, and may get a reason. A rate outside the
 * bound is compared again when the line is more than what it was permitted for.
 *
 * Source: rules CH-8 and CH-15, areas/charge/README.md
 */
export function markLine(
  actor: Actor,
  { line, before, frozen }: TouchedLine,
  type: LineType,
  known: KnownRates & { readonly share: DecimalText },
): { readonly mark: RateMark; readonly wrong: readonly FieldRefusal[] } {
  const { exchangeRate: rate, currencyId: currency, exchangeDate: day } = line;
  const held = frozen && before ? markOf(before) : null;
  if (!held && rate === null) return { mark: withinBound, wrong: [] };
  const { toVnd: ofDay } = chargeRates({ ...line, type, exchangeRate: null }, known);
  const typed = { currency, day, rate: rate ?? "1" };
  // Commission is compared with another rate than the rest.
  const isSameKind = before?.kickBack === line.kickBack;
  const isPermitted = before !== null && (!before.rateOutside || isWithin(line, before));
  const stored = before && {
    ...before,
    currency: before.currencyId,
    day: before.exchangeDate,
    rate: before.finalExchangeRate,
  };
  return markRate(
    actor,
    { share: known.share, ofDay },
    {
      ...typed,
      field: "exchangeRate",
      reason: line.rateReason,
      kept: held ?? (isSameKind && isPermitted ? keptMark(stored, typed) : null),
    },
  );
}

/** Is the line the same charge of the same parties, with at most the amount? */
function isWithin(line: WholeChargeLine, before: PermittedFor): boolean {
  const { total } = chargeAmounts(line, { toVnd: null, usdToVnd: null });
  return (
    line.chargeId === before.chargeId &&
    line.paymentObjectId === before.paymentObjectId &&
    (line.payerId ?? null) === before.payerId &&
    decimal(total).abs().lte(decimal(before.total).abs())
  );
}
