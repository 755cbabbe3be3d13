import { type LineTotals, lineTotals, totalIn } from "@fairway/areas/charge/model/lineTotals.ts";
import type { Surcharge } from "@fairway/areas/charge/model/surcharge.ts";
import { isLeftAlone } from "@fairway/areas/charge/model/leftAlone.ts";
import type { ValuedLine } from "@fairway/areas/charge/model/lineValue.ts";
import { boundRatesToVnd } from "@fairway/areas/charge/server/ratesToVnd.ts";
import { storeValues } from "@fairway/areas/charge/server/storeValues.ts";
import { valueCharges } from "@fairway/areas/charge/server/valueCharges.ts";
import { refuseRate, refuseRates } from "@fairway/areas/rate/model/refusals.ts";
import {
  isOutside,
  keptMark,
  markOf,
  type RateBound,
  type RateMark,
  strictestMark,
  withinBound,
} from "@fairway/areas/rate/model/typedRate.ts";
import { markRate } from "@fairway/areas/rate/server/markRate.ts";
import { nameRateHolders } from "@fairway/areas/rate/server/nameRateHolders.ts";
import { localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import { type DecimalText, decimal } from "@fairway/core/money/decimal.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Day } from "@fairway/core/time/day.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { Note } from "../model/note.ts";
import {
  type AskedRate,
  changedRates,
  currenciesOfNote,
  type NoteRate,
} from "../model/noteRate.ts";
import { refuseNote } from "../model/refusals.ts";
import {
  isRateHeld,
  keepsTypedRate,
  type RatingDocument,
  type RatingNote,
} from "../model/whyNotRerated.ts";
import { isInBound, whyTooLarge } from "../model/whyTooLarge.ts";

/** The facts that decide a note's rates. */
export interface NoteRating {
  readonly currencyId: string;
  readonly day: Day;
  /** Rates that are typed for the note or cleared. */
  readonly asked: readonly AskedRate[];
  /** Why a typed rate is outside the bound. */
  readonly rateReason?: string | null | undefined;
  /** The office that sets the bound of typed rates. */
  readonly officeId: string | null;
  readonly note: RatingNote | RatingDocument;
  /** The note as it is stored; null before it is issued. */
  readonly stored?: StoredRates | null;
  /** Does the note keep the rates of the day that it has? */
  readonly keepsRate?: boolean;
  /** Does it take lines that it did not have? */
  readonly grows?: boolean;
}

type StoredRates = RateMark &
  Pick<Note, "exchangeDate" | "exchangeRate" | "excRateUsdToLocal" | "rates">;

/** A note's own amounts, its rates, and the mark of the rates of all its amounts. */
export interface RatedNote extends LineTotals, RateMark {
  readonly currencyId: string;
  readonly exchangeDate: Day;
  readonly exchangeRate: DecimalText;
  readonly excRateUsdToLocal: DecimalText | null;
  readonly rates: readonly NoteRate[];
  readonly total: DecimalText;
  /** The lines that the note takes and leaves as they are (CH-19). */
  readonly leftAlone: readonly string[];
  /** The lines with their values, in the order in which they were given. */
  readonly lines: readonly Surcharge[];
}

/**
 * Values the lines of a note on its day with its own rates, else with those of the day, and sums them.
 *
 * Shape: a line that another document holds, or whose job is finished, keeps its value, so that
 *   issued amounts stay; a line with a typed rate is valued as it is keyed, unless the note types a
 *   rate for its currency. The note is marked when a rate of its own or of a line is outside the
 *   bound, and so is each line that is valued with it.
 * Refuses: rate.missing, with the currency and the day · rate.outsideBound, .noneToCompare,
 *   .reasonNeeded · cdNote.tooLarge
 * Source: rules DN-5 and DN-6.
 */
export async function ratedNote(
  tx: Tx,
  actor: Actor,
  charges: readonly Surcharge[],
  rating: NoteRating,
): Promise<RatedNote> {
  const { currencyId, day, asked, note, stored, keepsRate } = rating;
  const used = currenciesOfNote(currencyId, charges);
  const own = changedRates(stored?.rates ?? [], asked, used);
  const valueOf = (line: Surcharge) =>
    isRateHeld(line, note) ? "kept" : keepsTypedRate(line, own) ? "keyed" : "document";
  const valued = charges.filter((each) => valueOf(each) === "document");
  const { toVnd: ofDay, share } = await boundRatesToVnd(tx, actor, {
    currencies: [currencyId, ...[...own, ...valued].map((each) => each.currencyId)],
    days: [day],
    officeId: rating.officeId,
  });
  const marked = await markedRates(tx, actor, { ...rating, own, share, ofDay });
  const kept = keepsRate && stored ? stored : null;
  const isCleared = (currency: string) =>
    asked.some((each) => each.currencyId === currency && each.rate === null);
  const keptRate = (currency: string) => {
    if (!kept || isCleared(currency)) return null;
    if (currency === secondCurrency) return kept.excRateUsdToLocal;
    return currency === currencyId ? kept.exchangeRate : null;
  };
  const rates = (currency: string, on: Day) => {
    const typed = marked.find((each) => each.currencyId === currency)?.rate ?? keptRate(currency);
    return typed ? decimal(typed) : ofDay(currency, on);
  };
  const ofKept =
    kept && keptRate(secondCurrency)
      ? { [secondCurrency]: headMark(kept, { share, ofDay: ofDay(secondCurrency, day) }) }
      : {};
  const marks = {
    ...ofKept,
    ...Object.fromEntries(marked.map((each) => [each.currencyId, markOf(each)])),
  };
  const by = { documentId: note.id, day, toVnd: rates, marks, valueOf };
  const values = await valueCharges(tx, actor, charges, by);
  const problem = whyTooLarge(values, charges, own);
  if (problem) throw problem;
  const leftAlone = charges.flatMap((each, at) =>
    isLeftAlone(values[at] as ValuedLine, each) ? [each.id] : [],
  );
  const stays = new Set(leftAlone);
  const isWritten = ({ id }: { readonly id: string }) => !stays.has(id);
  const written = await storeValues(tx, actor, charges.filter(isWritten), values.filter(isWritten));
  const byId = new Map(written.map((each) => [each.id, each]));
  const lines = values.map((each) => byId.get(each.id) ?? (each as Surcharge));

  const rateOf = (currency: string) => rates(currency, day)?.toFixed() ?? null;
  const exchangeRate = currencyId === localCurrency ? "1" : rateOf(currencyId);
  const total = exchangeRate === null ? null : totalIn(currencyId, lines, exchangeRate);
  if (exchangeRate === null || total === null) {
    const currency = exchangeRate === null ? currencyId : secondCurrency;
    throw refuseRate("rate.missing", { currency, day: sayDay(day) });
  }
  if (!isInBound(decimal(total))) throw refuseNote("cdNote.tooLarge");
  return {
    leftAlone,
    lines,
    ...lineTotals(lines),
    ...strictestMark([...Object.values(marks), ...lines]),
    currencyId,
    exchangeDate: day,
    exchangeRate,
    excRateUsdToLocal: rateOf(secondCurrency),
    rates: marked,
    total,
  };
}

/** The own rates of a note with their marks; a rate that it has already for this day keeps its mark. */
async function markedRates(
  tx: Tx,
  actor: Actor,
  {
    day,
    own,
    stored,
    rateReason,
    grows,
    share,
    ofDay,
  }: NoteRating & {
    readonly own: ReturnType<typeof changedRates>;
    readonly share: DecimalText;
    readonly ofDay: Awaited<ReturnType<typeof boundRatesToVnd>>["toVnd"];
  },
): Promise<NoteRate[]> {
  const found = own.map(({ currencyId: currency, rate, field }) => {
    const bound = { share, ofDay: ofDay(currency, day) };
    const before = storedRate(stored, currency, bound);
    const typed = { currency, day, rate };
    // Nobody permitted a rate outside the bound for lines that come now.
    const isPermitted = before !== null && !(grows && before.rateOutside);
    const kept = isPermitted ? keptMark({ ...before, currency, day: before.day }, typed) : null;
    const isSame = before !== null && decimal(before.rate).equals(decimal(rate));
    const reason = rateReason ?? (isSame ? before.rateReason : null);
    const { mark, wrong } = markRate(actor, bound, { ...typed, field, reason, kept });
    return { currencyId: currency, rate: decimal(rate).toFixed(), ...mark, wrong };
  });
  refuseRates(
    await nameRateHolders(
      tx,
      actor,
      found.flatMap((each) => each.wrong),
    ),
  );
  return found.map(({ wrong: _, ...each }) => each);
}

/** The rate that a note has for a currency, its own or that of its head, with its day and mark. */
function storedRate(stored: StoredRates | null | undefined, currency: string, bound: RateBound) {
  if (!stored) return null;
  const day = stored.exchangeDate;
  const own = stored.rates.find((each) => each.currencyId === currency);
  if (own) return { ...markOf(own), rate: own.rate, day };
  const rate = stored.excRateUsdToLocal;
  if (currency !== secondCurrency || rate === null) return null;
  return { ...headMark(stored, bound), rate, day };
}

/** The mark of the dollar rate of a note; within the bound the mark of the note is that of a line. */
function headMark(stored: StoredRates, bound: RateBound): RateMark {
  const rate = stored.excRateUsdToLocal;
  return rate !== null && isOutside(rate, bound) ? markOf(stored) : withinBound;
}
