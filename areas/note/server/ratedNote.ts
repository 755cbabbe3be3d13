import { nameRateHolders } from "@fairway/areas/rate/server/nameRateHolders.ts";
import type { Surcharge } from "@fairway/areas/charge/model/surcharge.ts";
import { boundRatesToVnd } from "@fairway/areas/charge/server/ratesToVnd.ts";
import { rerateCharges } from "@fairway/areas/charge/server/rerateCharges.ts";
import { refuseRate, refuseRates } from "@fairway/areas/rate/model/refusals.ts";
import {
  isOutside,
  keptMark,
  markOf,
  type RateMark,
  strictestMark,
  withinBound,
} from "@fairway/areas/rate/model/typedRate.ts";
import { markRate } from "@fairway/areas/rate/server/markRate.ts";
import { localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import { type DecimalText, decimal } from "@fairway/core/money/decimal.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Day } from "@fairway/core/time/day.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { isRateHeld, type RatingNote } from "../model/whyNotRerated.ts";
import { type LineTotals, lineTotals, totalIn } from "@fairway/areas/charge/model/lineTotals.ts";

/** The facts that decide a note's rates. */
export interface NoteRating {
  readonly currencyId: string;
  readonly day: Day;
  /** A typed US dollar rate. */
  readonly usdToLocal?: DecimalText | null;
  /** Why the typed rate is outside the bound. */
  readonly rateReason?: string | null | undefined;
  /** The office that sets the bound of typed rates. */
  readonly officeId: string | null;
  readonly note: RatingNote;
  /** The note as it is stored; null before it is issued. */
  readonly stored?: (RateMark & Pick<RatedNote, RateField>) | null;
  /** Does the note keep the rates that it has? */
  readonly keepsRate?: boolean;
}

type RateField = "exchangeDate" | "exchangeRate" | "excRateUsdToLocal";

/** A note's own amounts and the mark of its rates. */
export interface RatedNote extends LineTotals, RateMark {
  readonly currencyId: string;
  readonly exchangeDate: Day;
  readonly exchangeRate: DecimalText;
  readonly excRateUsdToLocal: DecimalText | null;
  readonly total: DecimalText;
}

/**
 * Rates the lines of a note at its exchange date and sums them.
 *
 * Shape: a line that another document holds, or whose job is finished, keeps its rate, so that
 *   issued amounts stay; so does a line with a typed rate, unless a rate is typed for the note. The
 *   note is marked when its typed or kept rate or that of a line is outside the bound, and so is each
 *   line that is rated with it.
 * Refuses: rate.missing, with the currency and the day · rate.outsideBound, .noneToCompare,
 *   .reasonNeeded
 */
export async function ratedNote(
  tx: Tx,
  actor: Actor,
  charges: readonly Surcharge[],
  { currencyId, day, usdToLocal, rateReason, officeId, note, stored, keepsRate }: NoteRating,
): Promise<RatedNote> {
  const free = charges.filter(
    (each) => (usdToLocal || !each.isRateFixed) && !isRateHeld(each, note),
  );
  const currencies = [currencyId, ...free.map((each) => each.currencyId)];
  const { toVnd: ofDay, share } = await boundRatesToVnd(tx, actor, {
    currencies,
    days: [day],
    officeId,
  });
  const bound = { share, ofDay: ofDay(secondCurrency, day) };
  const had = stored && { ...stored, ...ownMark(stored, bound) };
  const hadRate = had
    ? { ...had, currency: secondCurrency, day: had.exchangeDate, rate: had.excRateUsdToLocal }
    : null;
  const kept = keepsRate ? had : null;
  const typed = usdToLocal && { currency: secondCurrency, day, rate: usdToLocal };
  const { mark: ofRate, wrong } = typed
    ? markRate(actor, bound, {
        ...typed,
        field: "excRateUsdToLocal",
        reason: rateReason,
        kept: keptMark(hadRate, typed),
      })
    : { mark: kept ?? withinBound, wrong: [] };
  refuseRates(await nameRateHolders(tx, actor, wrong));
  const rates = (currency: string, on: Day) => {
    const ofNote = currency === secondCurrency ? kept?.excRateUsdToLocal : null;
    const own = currency === currencyId ? kept?.exchangeRate : null;
    return ofNote || own ? decimal(ofNote || own) : ofDay(currency, on);
  };
  const rerated = await rerateCharges(tx, actor, free, {
    day,
    toVnd: rates,
    fixedRates: usdToLocal ? { [secondCurrency]: usdToLocal } : {},
    marks: { [secondCurrency]: ofRate },
  });
  const byId = new Map(rerated.map((each) => [each.id, each]));
  const lines = charges.map((each) => byId.get(each.id) ?? each);
  const sums = lineTotals(lines);

  const rateOf = (currency: string) =>
    currency === secondCurrency && usdToLocal
      ? usdToLocal
      : (rates(currency, day)?.toFixed() ?? null);
  const excRateUsdToLocal = rateOf(secondCurrency);
  const exchangeRate = currencyId === localCurrency ? "1" : rateOf(currencyId);
  const total = exchangeRate === null ? null : totalIn(currencyId, sums, exchangeRate);
  if (exchangeRate === null || total === null) {
    const currency = exchangeRate === null ? currencyId : secondCurrency;
    throw refuseRate("rate.missing", { currency, day: sayDay(day) });
  }
  const mark = strictestMark([ofRate, ...lines]);
  return {
    ...sums,
    ...mark,
    currencyId,
    exchangeDate: day,
    exchangeRate,
    excRateUsdToLocal,
    total,
  };
}

/** The mark of a note's own rate; within the bound the mark of the note is that of one of its lines. */
function ownMark(
  stored: RateMark & Pick<RatedNote, RateField>,
  bound: Parameters<typeof isOutside>[1],
): RateMark {
  const rate = stored.excRateUsdToLocal;
  return rate !== null && isOutside(rate, bound) ? markOf(stored) : withinBound;
}
