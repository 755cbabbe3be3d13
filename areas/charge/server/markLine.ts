import { type RateMark, withinBound } from "@fairway/areas/rate/model/typedRate.ts";
import { markRate } from "@fairway/areas/rate/server/markRate.ts";
import { type DecimalText, decimal } from "@fairway/core/money/decimal.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import type { WholeChargeLine } from "../model/chargeLine.ts";
import { chargeRates, type KnownRates } from "../model/chargeRates.ts";
import type { PlannedLine } from "../model/planSave.ts";
import type { Surcharge, SurchargeType } from "../model/surcharge.ts";

interface TouchedLine extends PlannedLine {
  readonly line: WholeChargeLine;
}

/**
 * Returns the mark of a line by its typed rate, or the refusal of the rate; a frozen line keeps its
 * mark and may get a reason.
 *
 * Source: rules CH-8 and CH-15, areas/charge/README.md
 */
export function markLine(
  actor: Actor,
  { line, before, frozen }: TouchedLine,
  type: SurchargeType,
  known: KnownRates & { readonly share: DecimalText },
): { readonly mark: RateMark; readonly wrong: readonly FieldRefusal[] } {
  const { finalExchangeRate: rate, currencyId: currency, exchangeDate: day } = line;
  if (!line.isRateFixed || rate === null) return { mark: withinBound, wrong: [] };
  const { toVnd: ofDay } = chargeRates({ ...line, type, isRateFixed: false }, known);
  return markRate(
    actor,
    { share: known.share, ofDay },
    {
      field: "finalExchangeRate",
      currency,
      day,
      rate,
      reason: line.rateReason,
      kept: before && (frozen || hasRateOf(before, line)) ? before : null,
    },
  );
}

function hasRateOf(before: Surcharge, line: WholeChargeLine): boolean {
  return (
    before.isRateFixed &&
    before.kickBack === line.kickBack &&
    before.currencyId === line.currencyId &&
    before.exchangeDate === line.exchangeDate &&
    decimal(before.finalExchangeRate).equals(decimal(line.finalExchangeRate))
  );
}
