import type { ChargePick } from "@fairway/areas/catalogue/web/linePickers.ts";
import { chargeAmounts } from "@fairway/areas/charge/model/chargeAmounts.ts";
import { chargeRates, type KnownRates } from "@fairway/areas/charge/model/chargeRates.ts";
import type { ShownSurcharge } from "@fairway/areas/charge/model/shownSurcharge.ts";
import { markOf, type RateMark } from "@fairway/areas/rate/model/typedRate.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import type { Language } from "@fairway/core/words/words.ts";
import type { Pick } from "@fairway/ui/form/picker.ts";
import type { ShownArrivalLine } from "../model/arrivalLine.ts";

/** A line of a notice while it is edited. */
export interface ArrivalRow {
  readonly key: string;
  readonly id: string | null;
  readonly charge: Pick | null;
  readonly quantity: string | null;
  readonly quantityType: string | null;
  readonly unit: Pick | null;
  readonly unitPrice: string | null;
  readonly currency: Pick | null;
  readonly vatrate: string | null;
  readonly exchangeRate: string | null;
  readonly rateReason: string | null;
  /** The stored rate with its mark; null on a new line. */
  readonly marked: (RateMark & { readonly exchangeRate: string | null }) | null;
  readonly notes: string | null;
  readonly isShow: boolean;
  readonly isFull: boolean;
  readonly isTick: boolean;
}

let made = 0;
const newKey = () => {
  made += 1;
  return `new-${made}`;
};

const coded = (code: string): Pick => ({ id: code, code, name: code });

/** An empty line: quantity 1, in VND, printed and counted. */
export function newArrivalRow(): ArrivalRow {
  return {
    key: newKey(),
    id: null,
    charge: null,
    quantity: "1",
    quantityType: null,
    unit: null,
    unitPrice: null,
    currency: coded(localCurrency),
    vatrate: null,
    exchangeRate: null,
    rateReason: null,
    marked: null,
    notes: null,
    isShow: true,
    isFull: true,
    isTick: true,
  };
}

/** A copy of a line, unsaved. */
export function copiedArrivalRow(row: ArrivalRow): ArrivalRow {
  return { ...row, key: newKey(), id: null, marked: null };
}

/** A row of the grid from a line of an answer. */
export function arrivalRowOf(line: ShownArrivalLine, language: Language): ArrivalRow {
  const name = language === "vi" ? line.chargeNameVi : line.chargeNameEn;
  return {
    key: line.id ?? newKey(),
    id: line.id,
    charge: { id: line.chargeId, code: line.chargeCode, name },
    quantity: line.quantity,
    quantityType: line.quantityType,
    unit: { id: line.unitId, code: line.unitCode, name: line.unitCode },
    unitPrice: line.unitPrice,
    currency: coded(line.currencyId),
    vatrate: line.vatrate,
    exchangeRate: line.exchangeRate,
    rateReason: null,
    marked: line.id === null ? null : { ...markOf(line), exchangeRate: line.exchangeRate },
    notes: line.notes,
    isShow: line.isShow,
    isFull: line.isFull,
    isTick: line.isTick,
  };
}

/** A row of the grid from a selling charge; the rate that was typed on it comes along. */
export function soldRow(charge: ShownSurcharge, language: Language): ArrivalRow {
  return {
    ...newArrivalRow(),
    charge: {
      id: charge.chargeId,
      code: charge.chargeCode,
      name: language === "vi" ? charge.chargeNameVi : charge.chargeNameEn,
    },
    quantity: charge.quantity,
    quantityType: charge.quantityType,
    unit: { id: charge.unitId, code: charge.unitCode, name: charge.unitCode },
    unitPrice: charge.unitPrice,
    currency: coded(charge.currencyId),
    vatrate: charge.vatrate,
    exchangeRate: charge.currencyId === localCurrency ? null : charge.exchangeRate,
    notes: charge.notes,
  };
}

/** The row with a chosen charge; the catalogue's unit, price, currency and VAT come with it. */
export function withPickedCharge(row: ArrivalRow, charge: ChargePick | null): ArrivalRow {
  if (!charge) return { ...row, charge: null };
  const price = decimal(charge.unitPrice).isZero() ? null : charge.unitPrice;
  return {
    ...row,
    charge,
    unit: charge.unit ?? row.unit,
    unitPrice: row.unitPrice ?? price,
    currency: charge.currencyId ? coded(charge.currencyId) : row.currency,
    vatrate: row.vatrate ?? charge.vatrate,
  };
}

/** True for a line that was added and never filled in. */
export function isBlankArrival(row: ArrivalRow): boolean {
  return row.id === null && row.charge === null && row.unitPrice === null && row.notes === null;
}

/** The sent form of a line. */
export function sentArrival(row: ArrivalRow) {
  return {
    id: row.id,
    chargeId: row.charge?.id ?? null,
    quantity: row.quantity,
    quantityType: row.quantityType,
    unitId: row.unit?.id ?? null,
    unitPrice: row.unitPrice,
    currencyId: row.currency?.id ?? null,
    vatrate: row.vatrate,
    exchangeRate: row.exchangeRate,
    rateReason: row.rateReason,
    notes: row.notes,
    isShow: row.isShow,
    isFull: row.isFull,
    isTick: row.isTick,
  };
}

/** The amounts of a line on the day of the notice, computed as the server does. Rule AR-2 */
export function arrivalAmounts(row: ArrivalRow, day: string, known: KnownRates) {
  const terms = {
    quantity: row.quantity ?? "0",
    unitPrice: row.unitPrice ?? "0",
    currencyId: row.currency?.id ?? localCurrency,
    vatrate: row.vatrate,
  };
  const rated = {
    ...terms,
    type: "SELL" as const,
    kickBack: false,
    exchangeDate: day,
    exchangeRate: row.exchangeRate,
  };
  return chargeAmounts(terms, chargeRates(rated, known));
}
