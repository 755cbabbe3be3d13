import { refuseRate } from "@fairway/areas/rate/model/refusals.ts";
import { type RateMark, strictestMark, withinBound } from "@fairway/areas/rate/model/typedRate.ts";
import type { DecimalText } from "@fairway/core/money/decimal.ts";
import { Decimal, decimal } from "@fairway/core/money/decimal.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Day } from "@fairway/core/time/day.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { updateRows } from "@fairway/engine/db/writeRows.ts";
import { type ChargeAmounts, chargeAmounts } from "../model/chargeAmounts.ts";
import { chargeRates, type KnownRates, usualCommissionRate } from "../model/chargeRates.ts";
import type { Surcharge } from "../model/surcharge.ts";
import { chargeReferences } from "./chargeReferences.ts";

/** The new day of the lines, its rates to VND, and typed rates that replace them, by currency. */
export interface NewRates {
  readonly day: Day;
  readonly toVnd: KnownRates["toVnd"];
  readonly fixedRates?: Readonly<Record<string, DecimalText>>;
  /** The marks of rates, typed or kept, by currency; a line has those of the rates that it uses. */
  readonly marks?: Readonly<Record<string, RateMark>>;
}

/**
 * Re-rates locked lines at another day or at typed rates and returns them as stored.
 *
 * Shape: a line whose amounts are unchanged is not written and keeps its version. A line has the mark
 *   of every rate with which one of its amounts is computed, whatever its own currency.
 * Refuses: rate.missing (currency and day)
 * Source: rules CH-1, CH-2, CH-9, areas/charge/README.md
 */
export async function rerateCharges(
  tx: Tx,
  actor: Actor,
  charges: readonly Surcharge[],
  { day, toVnd, fixedRates = {}, marks = {} }: NewRates,
): Promise<Surcharge[]> {
  if (charges.length === 0) return [];
  // The commission's rate is read only for lines that use it.
  const isAsked = charges.some((charge) => charge.type === "BUY" && charge.kickBack);
  const { commission } = isAsked
    ? await chargeReferences(tx, actor, [])
    : { commission: usualCommissionRate };
  const rerated = charges.map((charge): Rerated => {
    const isRateFixed = fixedRates[charge.currencyId] !== undefined;
    const terms = { ...charge, exchangeDate: day, isRateFixed: false };
    // A line in dong has its dollars from the dollar rate, commission has not: so each rate that a
    // line uses is noted.
    const used: RateMark[] = [];
    const rates = chargeRates(terms, {
      commission,
      toVnd: (currency, on) => {
        used.push(marks[currency] ?? withinBound);
        return fixedRates[currency] ? new Decimal(fixedRates[currency]) : toVnd(currency, on);
      },
    });
    const own = { exchangeDate: day, isRateFixed, ...strictestMark(used) };
    const next = { ...charge, ...own, ...chargeAmounts(charge, rates) };
    return differs(next, charge) ? { ...next, version: charge.version + 1 } : next;
  });
  const missing = rerated.find((each) => each.amountVnd === null);
  if (missing) throw refuseRate("rate.missing", { currency: missing.currencyId, day: sayDay(day) });
  const changed = rerated.filter((each, at) => each.version !== charges[at]?.version);
  await updateRows(
    tx,
    "surcharge",
    actor.companyId,
    changed.map((each) => ({
      id: each.id,
      version: each.version,
      exchangeDate: each.exchangeDate,
      isRateFixed: each.isRateFixed,
      rateOutside: each.rateOutside,
      rateReason: each.rateReason,
      finalExchangeRate: each.finalExchangeRate,
      netAmount: each.netAmount,
      vatAmount: each.vatAmount,
      total: each.total,
      amountVnd: each.amountVnd,
      vatAmountVnd: each.vatAmountVnd,
      amountUsd: each.amountUsd,
      vatAmountUsd: each.vatAmountUsd,
      userModified: actor.userId,
      datetimeModified: "now",
    })),
  );
  return rerated as Surcharge[];
}

type Rerated = Omit<Surcharge, keyof ChargeAmounts> & ChargeAmounts;

const valued = [
  "netAmount",
  "vatAmount",
  "total",
  "finalExchangeRate",
  "amountVnd",
  "vatAmountVnd",
  "amountUsd",
  "vatAmountUsd",
] as const satisfies readonly (keyof ChargeAmounts)[];

const kept = ["exchangeDate", "isRateFixed", "rateOutside", "rateReason"] as const;

function differs(next: Rerated, before: Surcharge): boolean {
  if (kept.some((field) => next[field] !== before[field])) return true;
  return valued.some((field) => {
    const [is, was] = [next[field], before[field]];
    return is === null || was === null ? is !== was : !decimal(is).equals(decimal(was));
  });
}
