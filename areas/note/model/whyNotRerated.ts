import { isCommission } from "@fairway/areas/charge/model/chargeRates.ts";
import type { Surcharge } from "@fairway/areas/charge/model/surcharge.ts";
import { isRate } from "@fairway/areas/rate/model/isRate.ts";
import { refuseRate } from "@fairway/areas/rate/model/refusals.ts";
import type { JobStanding } from "@fairway/areas/document/model/jobClosed.ts";
import { localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import type { Refused } from "@fairway/core/refusal/refusal.ts";
import type { Day } from "@fairway/core/time/day.ts";
import { type Note, sideOf } from "./note.ts";
import { type AskedRate, currenciesOfNote, type NoteRate } from "./noteRate.ts";
import { refuseNote, whyValuesStay } from "./refusals.ts";

/** The document that rates lines, with the facts that decide whether a line keeps its rate. */
export interface RatingDocument {
  /** The document's own claim does not hold a line. */
  readonly id: string;
  /** The jobs whose lines keep their value, whatever holds them. */
  readonly closedJobs: ReadonlySet<string>;
}

/** A note that rates the lines of its job. */
export interface RatingNote {
  readonly id: string;
  readonly job: JobStanding;
}

type HeldLine = Pick<Surcharge, "claims" | "jobId">;

/**
 * Checks whether a line keeps its value: another document holds it, or its job is finished.
 *
 * Source: rule DN-5, areas/note/README.md
 */
export function isRateHeld(
  charge: HeldLine,
  { id, ...rating }: RatingNote | RatingDocument,
): boolean {
  const isClosed =
    "job" in rating ? whyValuesStay(rating.job) !== null : rating.closedJobs.has(charge.jobId);
  return isClosed || charge.claims.some(({ documentId }) => documentId !== id);
}

/**
 * Checks whether a line is valued with its own typed rate: the note types none for its currency. A
 * dollar rate of the note is none for bought commission, which has the company's.
 *
 * Source: rule DN-5, areas/note/README.md
 */
export function keepsTypedRate(
  line: Pick<Surcharge, "exchangeRate" | "currencyId" | "type" | "kickBack">,
  rates: readonly Pick<NoteRate, "currencyId">[],
): boolean {
  const isTyped = rates.some((each) => each.currencyId === line.currencyId);
  const isOfCompany = isCommission(line) && line.currencyId === secondCurrency;
  return line.exchangeRate !== null && (isOfCompany || !isTyped);
}

/**
 * Returns the refusal of rates that are typed for a note with these lines, or null: each is above
 * zero, named once, and of a currency that the note has.
 */
export function whyNotTyped(
  currencyId: string,
  lines: readonly Pick<Surcharge, "currencyId">[],
  asked: readonly AskedRate[],
): Refused | null {
  const used = currenciesOfNote(currencyId, lines);
  for (const [at, { currencyId: currency, rate, field }] of asked.entries()) {
    if (asked.findIndex((each) => each.currencyId === currency) < at) {
      return refuseNote("cdNote.rateTwice", { currency }, { field });
    }
    if (rate === null) continue;
    if (!isRate(rate)) return refuseRate("rate.aboveZero", {}, { field });
    if (currency === localCurrency || !used.includes(currency)) {
      return refuseNote("cdNote.rateNotUsed", { currency }, { field });
    }
  }
  return null;
}

/**
 * Returns the refusal of these rates and this day for a note with lines that keep their rate because
 * another document holds the side of the note, or null.
 *
 * Shape: a day of null keeps the note's own.
 * Source: rule DN-7, areas/note/README.md
 */
export function whyNotRerated(
  note: Pick<
    Note,
    "id" | "type" | "currencyId" | "exchangeDate" | "exchangeRate" | "excRateUsdToLocal" | "rates"
  > &
    RatingNote,
  charges: readonly (HeldLine & Pick<Surcharge, "chargeCode">)[],
  to: { readonly exchangeDate: Day | null; readonly rates: readonly AskedRate[] },
): Refused | null {
  const isSameDay = (to.exchangeDate ?? note.exchangeDate) === note.exchangeDate;
  if (isSameDay && to.rates.every((each) => isSameRate(note, each))) return null;
  const finished = whyValuesStay(note.job);
  if (finished) return finished;
  const side = sideOf(note.type);
  for (const { claims, chargeCode } of charges) {
    const holder = claims.find((each) => each.documentId !== note.id && each.side === side);
    if (!holder) continue;
    return refuseNote("cdNote.chargeKeepsRate", { chargeCode, documentNo: holder.documentNo });
  }
  return null;
}

/** Checks whether a typed rate is the one that the note has; clearing changes only a rate of its own. */
function isSameRate(
  note: Pick<Note, "currencyId" | "exchangeRate" | "excRateUsdToLocal" | "rates">,
  { currencyId, rate }: AskedRate,
): boolean {
  const own = note.rates.find((each) => each.currencyId === currencyId)?.rate ?? null;
  if (rate === null) return own === null;
  const ofHead =
    currencyId === secondCurrency
      ? note.excRateUsdToLocal
      : currencyId === note.currencyId
        ? note.exchangeRate
        : null;
  const has = own ?? ofHead;
  return has !== null && decimal(has).equals(decimal(rate));
}
