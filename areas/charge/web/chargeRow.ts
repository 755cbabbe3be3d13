import type { QuantityType } from "@fairway/areas/catalogue/model/quantityTypes.ts";
import type { ChargePick } from "@fairway/areas/catalogue/web/linePickers.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import type { Language } from "@fairway/core/words/words.ts";
import type { Pick } from "@fairway/ui/form/picker.ts";
import { type ChargeAmounts, chargeAmounts } from "../model/chargeAmounts.ts";
import { chargeRates, type KnownRates } from "../model/chargeRates.ts";
import type { PriceSource } from "../model/priceSource.ts";
import type { FilledLine } from "../model/offeredLine.ts";
import type { ShownSurcharge } from "../model/shownSurcharge.ts";
import type { SurchargeType } from "../model/surcharge.ts";
import type { MarginedJob } from "./useLeastMargin.ts";

/** One line of a charge tab while it is edited. */
export interface ChargeRow {
  readonly key: string;
  readonly type: SurchargeType;
  /** The stored line; null on a new one. */
  readonly stored: ShownSurcharge | null;
  readonly charge: Pick | null;
  /** The charge of the other side that the catalogue maps to this one. */
  readonly twin: Pick | null;
  readonly chargeGroupName: string | null;
  readonly quantity: string | null;
  /** The figure of the shipment from which the quantity was taken. */
  readonly quantityType: QuantityType | null;
  readonly unit: Pick | null;
  readonly unitPrice: string | null;
  /** Where the price came from, and what it was read from. */
  readonly priceSource: PriceSource;
  readonly priceReference: string | null;
  readonly currency: Pick | null;
  readonly vatrate: string | null;
  /** True once somebody wrote that the line is not taxed: no default replaces it. */
  readonly isUntaxed?: boolean;
  readonly partner: Pick | null;
  readonly payer: Pick | null;
  readonly vatPartner: Pick | null;
  readonly kickBack: boolean;
  readonly isRefundFee: boolean;
  readonly exchangeDate: string | null;
  /** The typed rate; null takes that of the day. */
  readonly exchangeRate: string | null;
  /** Why the typed rate is outside the bound. */
  readonly rateReason: string | null;
  readonly notes: string | null;
  readonly invoiceNo: string | null;
  readonly invoiceDate: string | null;
  readonly seriesNo: string | null;
  /** The cells that have a default; what is typed or pasted replaces it. */
  readonly given: readonly GivenField[];
}

/** The cells that a default fills. */
export type GivenField =
  | "quantity"
  | "unit"
  | "unitPrice"
  | "currency"
  | "vatrate"
  | "partner"
  | "exchangeDate";

/** What a typed value says of the line: a keyed price has no source, a keyed quantity no figure. */
const keyedBy: { readonly [Field in keyof ChargeRow]?: Partial<ChargeRow> } = {
  unitPrice: { priceSource: "keyed", priceReference: null },
  currency: { priceSource: "keyed", priceReference: null },
  quantity: { quantityType: null },
  vatrate: { isUntaxed: false },
};

/** The line with a typed or pasted value, which is no default. */
export function typed<Field extends keyof ChargeRow>(
  row: ChargeRow,
  field: Field,
  value: ChargeRow[Field],
): ChargeRow {
  const given = row.given.filter((each) => each !== field);
  return { ...row, [field]: value, given, ...keyedBy[field] };
}

/** The line with defaults in the cells that are empty or have an older default. */
export function withDefaults(
  row: ChargeRow,
  defaults: { readonly [Field in GivenField]?: ChargeRow[Field] },
): ChargeRow {
  const fields = (Object.keys(defaults) as GivenField[]).filter(
    (field) =>
      (defaults[field] ?? null) !== null &&
      (row[field] === null || row.given.includes(field)) &&
      !(field === "vatrate" && row.isUntaxed),
  );
  const values = Object.fromEntries(fields.map((field) => [field, defaults[field]]));
  return { ...row, ...values, given: [...new Set([...row.given, ...fields])] };
}

/** The facts of a bill from which new lines of its tab start. */
export interface ChargedBillFacts {
  readonly hblid: string;
  /** The job's service and office, and whether it is to earn. */
  readonly job: MarginedJob & { readonly id: string };
  readonly customer: Pick | null;
  readonly carrier: Pick | null;
  readonly agent: Pick | null;
  readonly salemanId: string | null;
  /** The bill's term of delivery, whose usual charges are offered. */
  readonly incotermCode: string | null;
}

let made = 0;
/** A key for a new line or row. */
export const newKey = () => {
  made += 1;
  return `new-${made}`;
};

/** An empty line: quantity 1, US dollars, today, the usual partner of the tab. */
export function newChargeRow(
  type: SurchargeType,
  bill: ChargedBillFacts,
  today: string,
): ChargeRow {
  return {
    key: newKey(),
    type,
    stored: null,
    charge: null,
    twin: null,
    chargeGroupName: null,
    quantity: "1",
    quantityType: null,
    unit: null,
    unitPrice: null,
    priceSource: "keyed",
    priceReference: null,
    currency: { id: "USD", code: "USD", name: "USD" },
    vatrate: null,
    partner: type === "BUY" ? bill.carrier : bill.customer,
    payer: null,
    vatPartner: null,
    kickBack: false,
    isRefundFee: false,
    exchangeDate: today,
    exchangeRate: null,
    rateReason: null,
    notes: null,
    invoiceNo: null,
    invoiceDate: null,
    seriesNo: null,
    given: ["quantity", "currency", "partner", "exchangeDate"],
  };
}

/** Makes a row of the grid from a stored line. */
export function rowOf(charge: ShownSurcharge, language: Language): ChargeRow {
  const pick = (id: string | null, code: string | null, name: string | null): Pick | null =>
    id === null ? null : { id, code: code ?? "", name: name ?? "" };
  const vi = language === "vi";
  return {
    ...charge,
    key: charge.id,
    stored: charge,
    given: [],
    charge: pick(
      charge.chargeId,
      charge.chargeCode,
      vi ? charge.chargeNameVi : charge.chargeNameEn,
    ),
    twin: charge.twin && {
      id: charge.twin.id,
      code: charge.twin.code,
      name: vi ? charge.twin.nameVi : charge.twin.nameEn,
    },
    chargeGroupName: vi ? charge.chargeGroupNameVi : charge.chargeGroupName,
    unit: pick(charge.unitId, charge.unitCode, charge.unitCode),
    currency: pick(charge.currencyId, charge.currencyId, charge.currencyId),
    partner: pick(charge.paymentObjectId, charge.paymentObjectCode, charge.paymentObjectName),
    payer: pick(charge.payerId, charge.payerCode, charge.payerName),
    vatPartner: pick(charge.vatPartnerId, charge.vatPartnerCode, charge.vatPartnerName),
  };
}

/** A copy of the line, unsaved and without claims. */
export function copiedRow(row: ChargeRow): ChargeRow {
  return { ...row, key: newKey(), stored: null, exchangeRate: null, rateReason: null, given: [] };
}

/** Offered charges as new lines, without those whose charge and unit are on the bill already. */
export function offeredRows(
  offers: readonly FilledLine[],
  bill: ChargedBillFacts,
  usual: { readonly standing: readonly ChargeRow[]; readonly today: string },
): ChargeRow[] {
  const keyOf = (type: string, charge?: string, unit?: string) => `${type} ${charge} ${unit}`;
  const there = new Set(usual.standing.map((row) => keyOf(row.type, row.charge?.id, row.unit?.id)));
  return offers
    .filter((offer) => !there.has(keyOf(offer.type, offer.chargeId, offer.unitId)))
    .map((offer) => offeredRow(offer, bill, usual.today));
}

function offeredRow(offer: FilledLine, bill: ChargedBillFacts, today: string): ChargeRow {
  const pick = (id: string | null, code: string | null, name: string | null): Pick | null =>
    id === null ? null : { id, code: code ?? "", name: name ?? "" };
  return {
    ...newChargeRow(offer.type, bill, today),
    charge: pick(offer.chargeId, offer.chargeCode, offer.chargeName),
    twin: pick(offer.twinId, offer.twinCode, offer.twinName),
    chargeGroupName: offer.chargeGroupName,
    kickBack: offer.isCommission,
    quantity: offer.quantity,
    quantityType: offer.quantityType,
    unit: pick(offer.unitId, offer.unitCode, offer.unitCode),
    unitPrice: offer.unitPrice,
    priceSource: offer.unitPrice === null ? "keyed" : offer.priceSource,
    priceReference: offer.unitPrice === null ? null : offer.priceReference,
    currency: pick(offer.currencyId, offer.currencyId, offer.currencyId),
    vatrate: offer.vatrate,
    partner: pick(offer.partnerId, offer.partnerCode, offer.partnerName),
    payer: pick(offer.payerId, offer.payerCode, offer.payerName),
    notes: offer.notes,
    given: [],
  };
}

/**
 * The line with a chosen charge; the catalogue's unit, price, currency and VAT fill the cells that
 * are empty or have a default.
 */
export function withCharge(row: ChargeRow, charge: ChargePick | null): ChargeRow {
  if (!charge) return { ...row, charge: null, twin: null, chargeGroupName: null };
  const currency = charge.currencyId ?? localCurrency;
  const chosen = {
    ...row,
    charge,
    twin: charge.type === "OTHER" ? charge : charge.twin,
    chargeGroupName: charge.chargeGroupName,
    kickBack: row.kickBack || charge.isCommission,
  };
  const filled = withDefaults(chosen, {
    unit: charge.unit,
    unitPrice: nonZero(charge.unitPrice),
    currency: { id: currency, code: currency, name: currency },
    vatrate: charge.vatrate === null ? null : decimal(charge.vatrate).toFixed(),
  });
  return filled.given.includes("unitPrice")
    ? { ...filled, priceSource: "catalogue", priceReference: null }
    : filled;
}

function nonZero(price: string | null): string | null {
  return price === null || decimal(price).isZero() ? null : decimal(price).toFixed();
}

/** True for a line that was added and never filled in. */
export function isBlank(row: ChargeRow): boolean {
  return row.stored === null && row.charge === null && row.unitPrice === null && row.notes === null;
}

/** The sent form of a line. */
export function sentLine(row: ChargeRow) {
  return {
    id: row.stored?.id ?? null,
    version: row.stored?.version ?? null,
    chargeId: row.charge?.id ?? null,
    quantity: row.quantity,
    quantityType: row.quantityType,
    unitId: row.unit?.id ?? null,
    unitPrice: row.unitPrice,
    currencyId: row.currency?.id ?? null,
    priceSource: row.priceSource,
    priceReference: row.priceReference,
    vatrate: row.vatrate,
    paymentObjectId: row.partner?.id ?? null,
    payerId: row.payer?.id ?? null,
    vatPartnerId: row.vatPartner?.id ?? null,
    kickBack: row.kickBack,
    isRefundFee: row.isRefundFee,
    exchangeDate: row.exchangeDate,
    exchangeRate: row.exchangeRate,
    rateReason: row.exchangeRate === null ? null : row.rateReason,
    notes: row.notes,
    invoiceNo: row.invoiceNo,
    invoiceDate: row.invoiceDate,
    seriesNo: row.seriesNo,
  };
}

const computed = new WeakMap<ChargeRow, { known: KnownRates; amounts: ChargeAmounts }>();

/** The amounts of a line: as stored while it is unchanged, else by the rates loaded here. */
export function amountsOf(row: ChargeRow, saved: ChargeRow | undefined, known: KnownRates) {
  if (row.stored && row === saved) return row.stored;
  const before = computed.get(row);
  if (before?.known === known) return before.amounts;
  const terms = {
    quantity: row.quantity ?? "0",
    unitPrice: row.unitPrice ?? "0",
    currencyId: row.currency?.id ?? localCurrency,
    vatrate: row.vatrate,
  };
  const rated = { ...row, ...terms, exchangeDate: row.exchangeDate ?? "" };
  const amounts = chargeAmounts(terms, chargeRates(rated, known));
  computed.set(row, { known, amounts });
  return amounts;
}
