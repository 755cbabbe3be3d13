import { chargeTypeOf } from "@fairway/areas/charge/model/chargeLine.ts";
import { billOf, type BillPick } from "@fairway/areas/advance/web/billPicker.ts";
import type { ChargePick } from "@fairway/areas/catalogue/web/linePickers.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import type { Pick } from "@fairway/ui/form/picker.ts";
import {
  type DirectLineForm,
  type DirectType,
  directTypes,
  type SettlementLine,
} from "../model/settlement.ts";

/** A line of new costs while it is keyed. */
export interface CostRow {
  readonly key: string;
  readonly stored: SettlementLine | null;
  readonly bill: BillPick | null;
  readonly charge: Pick | null;
  /** The type of the charge in the catalogue. */
  readonly chargeType: string | null;
  /** Who is paid. */
  readonly payee: Pick | null;
  /** Who owes back what is paid on behalf. */
  readonly obhPartner: Pick | null;
  readonly quantity: string | null;
  readonly unit: Pick | null;
  readonly unitPrice: string | null;
  readonly currency: Pick | null;
  readonly vatrate: string | null;
  readonly kickBack: boolean;
  readonly invoiceNo: string | null;
  readonly seriesNo: string | null;
  readonly invoiceDate: string | null;
  readonly vatPartner: Pick | null;
  /** Null takes the day on which the line is first saved. */
  readonly exchangeDate: string | null;
  readonly exchangeRate: string | null;
  readonly notes: string | null;
  readonly customNo: string | null;
  readonly contNo: string | null;
  /** Undefined until somebody chooses: then the oldest open advance of the bill is taken. */
  readonly advanceId: string | null | undefined;
}

/** A line as it is sent; without a chosen advance the form decides. */
export type SentCost = Omit<DirectLineForm, "advanceId"> & {
  readonly advanceId: string | null | undefined;
};

let made = 0;
const newKey = () => {
  made += 1;
  return `cost-${made}`;
};

const pickOf = (id: string | null, code: string, name: string | null): Pick | null =>
  id === null ? null : { id, code, name: name ?? "" };

const vnd: Pick = { id: localCurrency, code: localCurrency, name: localCurrency };

/** An empty line; below another one it is for the same bill and payee. */
export function newCost(before?: CostRow, payee: Pick | null = null): CostRow {
  return {
    key: newKey(),
    stored: null,
    bill: before?.bill ?? null,
    charge: null,
    chargeType: null,
    payee: before?.payee ?? payee,
    obhPartner: null,
    quantity: "1",
    unit: null,
    unitPrice: null,
    currency: before?.currency ?? vnd,
    vatrate: null,
    kickBack: false,
    invoiceNo: null,
    seriesNo: null,
    invoiceDate: null,
    vatPartner: null,
    exchangeDate: null,
    exchangeRate: null,
    notes: null,
    customNo: before?.customNo ?? null,
    contNo: null,
    advanceId: before?.advanceId,
  };
}

/** An empty line for a bill. */
export const costFor = (bill: BillPick): CostRow => ({
  ...newCost(),
  bill,
  customNo: bill.customNo,
});

/** A copy of a line, unsaved and without an invoice, which stands on one line only. */
export const copiedCost = (row: CostRow): CostRow => ({
  ...row,
  key: newKey(),
  stored: null,
  invoiceNo: null,
  seriesNo: null,
  invoiceDate: null,
  vatPartner: null,
  exchangeDate: null,
});

/** Makes a row of a stored line. */
export function costOf(line: SettlementLine): CostRow {
  const isOwed = line.type === "OBH";
  const object = pickOf(line.paymentObjectId, "", line.paymentObjectName);
  return {
    ...line,
    key: line.chargeLineId,
    stored: line,
    bill: billOf(line),
    charge: pickOf(line.chargeId, line.chargeCode, null),
    chargeType: null,
    payee: isOwed ? pickOf(line.payerId, "", line.payerName) : object,
    obhPartner: isOwed ? object : null,
    unit: pickOf(line.unitId, line.unitCode, line.unitCode),
    currency: pickOf(line.currencyId, line.currencyId, line.currencyId),
    vatPartner: pickOf(line.vatPartnerId, "", line.vatPartnerName),
  };
}

/** Makes a new line of a line that is copied from another settlement. */
export function offeredCost(offer: DirectLineForm, from: SettlementLine, bill: BillPick): CostRow {
  return {
    ...costOf(from),
    key: newKey(),
    stored: null,
    chargeType: chargeTypeOf[offer.type],
    bill,
    invoiceNo: null,
    seriesNo: null,
    invoiceDate: null,
    vatPartner: null,
    exchangeDate: offer.exchangeDate,
    exchangeRate: null,
    customNo: offer.customNo,
    contNo: null,
    advanceId: offer.advanceId,
  };
}

/** True for a line that was added and never filled in. */
export const isBlankCost = (row: CostRow): boolean =>
  row.stored === null && row.charge === null && row.unitPrice === null && row.notes === null;

/** What the line is on its bill, by its charge in the catalogue; other charges by their partner. */
export function typeOf(row: CostRow): DirectType {
  switch (row.chargeType) {
    case "DEBIT":
      return "SELL";
    case "OBH":
      return "OBH";
    case "CREDIT":
      return "BUY";
    case null:
      return (
        directTypes.find((each) => each === row.stored?.type) ?? (row.obhPartner ? "OBH" : "BUY")
      );
    default:
      return row.obhPartner ? "OBH" : "OTHER";
  }
}

/** The line with a chosen charge, whose unit, price, currency and VAT fill what is empty. */
export function withCharge(row: CostRow, charge: ChargePick | null): CostRow {
  if (!charge) return { ...row, charge: null, chargeType: null };
  const price = charge.unitPrice === null ? null : decimal(charge.unitPrice);
  const isPriced = row.unitPrice === null && price !== null && !price.isZero();
  const currencyId = isPriced ? charge.currencyId : null;
  return {
    ...row,
    charge,
    chargeType: charge.type,
    obhPartner: charge.type === "CREDIT" || charge.type === "DEBIT" ? null : row.obhPartner,
    unit: row.unit ?? charge.unit,
    unitPrice: isPriced ? price.toFixed() : row.unitPrice,
    currency: currencyId ? pickOf(currencyId, currencyId, currencyId) : row.currency,
    vatrate: row.vatrate ?? (charge.vatrate === null ? null : decimal(charge.vatrate).toFixed()),
    kickBack: row.kickBack || charge.isCommission,
  };
}

/** The sent form of a line. A stored one that changes its bill or type is a new one. */
export function sentCost(row: CostRow): SentCost {
  const type = typeOf(row);
  const { stored, payee, obhPartner } = row;
  const isSame = stored !== null && stored.type === type && stored.hblid === row.bill?.id;
  return {
    id: isSame ? stored.chargeLineId : null,
    hblid: row.bill?.id ?? "",
    type,
    chargeId: row.charge?.id ?? null,
    quantity: row.quantity,
    quantityType: null,
    unitId: row.unit?.id ?? null,
    unitPrice: row.unitPrice,
    currencyId: row.currency?.id ?? null,
    priceSource: null,
    priceReference: null,
    vatrate: row.vatrate,
    paymentObjectId: (type === "OBH" ? obhPartner : payee)?.id ?? null,
    payerId: type === "OBH" ? (payee?.id ?? null) : null,
    vatPartnerId: row.vatPartner?.id ?? null,
    kickBack: row.kickBack,
    isRefundFee: false,
    exchangeDate: row.exchangeDate,
    exchangeRate: row.exchangeRate,
    rateReason: null,
    notes: row.notes,
    invoiceNo: row.invoiceNo,
    invoiceDate: row.invoiceDate,
    seriesNo: row.seriesNo,
    advanceId: row.advanceId,
    customNo: row.customNo,
    contNo: row.contNo,
  };
}
