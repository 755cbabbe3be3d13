import { choicePick } from "@fairway/areas/catalogue/web/choicePicker.ts";
import type { Language, Words } from "@fairway/core/words/words.ts";
import type { Pick } from "@fairway/ui/form/picker.ts";
import type {
  PriceForm,
  SurchargeForm,
  WorkOrderPrice,
  WorkOrderSurcharge,
} from "../model/workOrder.ts";
import { partnerTypes, priceTypes, quantityTypes, sideWords } from "../model/workOrderWords.ts";

/** A price while it is keyed. */
export interface PriceRow {
  readonly key: string;
  readonly id: string | null;
  readonly coloader: Pick | null;
  readonly type: Pick | null;
  readonly quantityType: Pick | null;
  readonly quantityFrom: string | null;
  readonly quantityTo: string | null;
  readonly unit: Pick | null;
  readonly buyingCharge: Pick | null;
  readonly unitPriceBuying: string | null;
  readonly sellingCharge: Pick | null;
  readonly unitPriceSelling: string | null;
  readonly vatrate: string | null;
  readonly currency: Pick | null;
  readonly notes: string | null;
}

/** What comes with a price while it is keyed. */
export interface SurchargeRow {
  readonly key: string;
  readonly id: string | null;
  /** The price that it comes with; its id is the key of the row of the price. */
  readonly price: Pick | null;
  readonly side: Pick | null;
  readonly partnerType: Pick | null;
  readonly partner: Pick | null;
  readonly charge: Pick | null;
  readonly unitPrice: string | null;
  readonly currency: Pick | null;
  readonly vatrate: string | null;
  readonly unit: Pick | null;
  readonly isPrimary: boolean;
  readonly kickBack: boolean;
}

let made = 0;
const newKey = () => {
  made += 1;
  return `order-line-${made}`;
};

const pick = (id: string | null, code: string | null, name: string | null): Pick | null =>
  id === null ? null : { id, code: code ?? "", name: name ?? "" };

const currencyPick = (id: string): Pick => ({ id, code: id, name: id });

/** A choice of a list of words, whose text is that of the language. */
const chosen = (all: Readonly<Record<string, Words>>, id: string, language: Language): Pick =>
  choicePick(all, id, language);

/** How new prices of an order start. */
export interface PriceStart {
  readonly language: Language;
  readonly type: keyof typeof priceTypes;
  readonly currencyId: string;
  readonly charges: {
    readonly buyingCharge: Pick | null;
    readonly sellingCharge: Pick | null;
  } | null;
}

/** An empty price; below another one it is for the same co-loader and charges, after its range. */
export function newPrice(start: PriceStart, before?: PriceRow): PriceRow {
  const nothing = { key: newKey(), id: null, notes: null };
  const open = { unitPriceBuying: null, unitPriceSelling: null };
  if (before) {
    const next = before.quantityTo === null ? null : String(Number(before.quantityTo) + 1);
    return { ...before, ...nothing, ...open, quantityFrom: next, quantityTo: null };
  }
  return {
    ...nothing,
    ...open,
    coloader: null,
    type: chosen(priceTypes, start.type, start.language),
    quantityType: chosen(quantityTypes, start.type === "AIR" ? "RANGE" : "FLAT", start.language),
    quantityFrom: null,
    quantityTo: null,
    unit: null,
    buyingCharge: start.charges?.buyingCharge ?? null,
    sellingCharge: start.charges?.sellingCharge ?? null,
    vatrate: "10",
    currency: currencyPick(start.currencyId),
  };
}

/** Is the price empty? */
export const isBlankPrice = (row: PriceRow): boolean =>
  !row.coloader && !row.unit && !row.unitPriceBuying && !row.unitPriceSelling;

/** A stored price as its grid shows it. */
export const priceRowOf = (price: WorkOrderPrice, language: Language): PriceRow => {
  const isRange = price.quantityType === "RANGE";
  return {
    key: price.id,
    id: price.id,
    coloader: pick(price.coloaderId, price.coloaderCode, price.coloaderName),
    type: chosen(priceTypes, price.type, language),
    quantityType: chosen(quantityTypes, price.quantityType, language),
    quantityFrom: isRange ? String(price.quantityFrom) : null,
    quantityTo: isRange ? String(price.quantityTo) : null,
    unit: pick(price.unitId, price.unitCode, price.unitName),
    buyingCharge: pick(price.buyingChargeId, price.buyingChargeCode, price.buyingChargeName),
    unitPriceBuying: price.unitPriceBuying,
    sellingCharge: pick(price.sellingChargeId, price.sellingChargeCode, price.sellingChargeName),
    unitPriceSelling: price.unitPriceSelling,
    vatrate: price.vatrate,
    currency: currencyPick(price.currencyId),
    notes: price.notes,
  };
};

const bound = (text: string | null): number | null =>
  text !== null && /^\d+$/.test(text) ? Number(text) : null;

/** A price in the request. */
export const sentPrice = (row: PriceRow): PriceForm => ({
  id: row.id,
  coloaderId: row.coloader?.id ?? null,
  type: (row.type?.id ?? null) as PriceForm["type"],
  quantityType: (row.quantityType?.id ?? null) as PriceForm["quantityType"],
  quantityFrom: bound(row.quantityFrom),
  quantityTo: bound(row.quantityTo),
  unitId: row.unit?.id ?? null,
  buyingChargeId: row.buyingCharge?.id ?? null,
  unitPriceBuying: row.unitPriceBuying,
  sellingChargeId: row.sellingCharge?.id ?? null,
  unitPriceSelling: row.unitPriceSelling,
  vatrate: row.vatrate,
  currencyId: row.currency?.id ?? null,
  notes: row.notes,
});

/** What a price is called where it is chosen: its place, co-loader, unit and range. */
export function priceLabel(row: PriceRow, at: number): string {
  const range = row.quantityFrom && row.quantityTo ? `${row.quantityFrom}–${row.quantityTo}` : "";
  const said = [row.coloader?.name || row.coloader?.code, row.unit?.code, range];
  return `${at + 1} · ${said.filter(Boolean).join(" ")}`;
}

/** An empty surcharge of a price, sold to the customer. */
export function newSurcharge(language: Language, prices: readonly PriceRow[]): SurchargeRow {
  const last = prices.at(-1);
  return {
    key: newKey(),
    id: null,
    price: last ? { id: last.key, code: priceLabel(last, prices.length - 1), name: "" } : null,
    side: chosen(sideWords, "SELL", language),
    partnerType: chosen(partnerTypes, "Customer", language),
    partner: null,
    charge: null,
    unitPrice: null,
    currency: last?.currency ?? null,
    vatrate: null,
    unit: null,
    isPrimary: false,
    kickBack: false,
  };
}

/** Is the surcharge empty? */
export const isBlankSurcharge = (row: SurchargeRow): boolean => !row.charge && !row.unitPrice;

/** A stored surcharge as its grid shows it. */
export const surchargeRowOf = (
  line: WorkOrderSurcharge,
  prices: readonly WorkOrderPrice[],
  language: Language,
): SurchargeRow => {
  const at = prices.findIndex(({ id }) => id === line.priceId);
  const price = prices[at];
  return {
    key: line.id,
    id: line.id,
    price: price
      ? { id: price.id, code: priceLabel(priceRowOf(price, language), at), name: "" }
      : null,
    side: chosen(sideWords, line.type, language),
    partnerType: chosen(partnerTypes, line.partnerType, language),
    partner:
      line.partnerType === "Other"
        ? pick(line.partnerId, line.partnerCode, line.partnerName)
        : null,
    charge: pick(line.chargeId, line.chargeCode, line.chargeName),
    unitPrice: line.unitPrice,
    currency: currencyPick(line.currencyId),
    vatrate: line.vatrate,
    unit: pick(line.unitId, line.unitCode, line.unitName),
    isPrimary: line.isPrimary,
    kickBack: line.kickBack,
  };
};

/** A surcharge in the request, but for the place of its price. */
export type SentSurcharge = Omit<SurchargeForm, "priceNo"> & { readonly priceKey: string | null };

/** A surcharge as it is sent, with the key of its price. */
export const sentSurcharge = (row: SurchargeRow): SentSurcharge => ({
  id: row.id,
  priceKey: row.price?.id ?? null,
  type: (row.side?.id ?? null) as SurchargeForm["type"],
  partnerType: (row.partnerType?.id ?? null) as SurchargeForm["partnerType"],
  partnerId: row.partnerType?.id === "Other" ? (row.partner?.id ?? null) : null,
  chargeId: row.charge?.id ?? null,
  unitPrice: row.unitPrice,
  currencyId: row.currency?.id ?? null,
  vatrate: row.vatrate,
  unitId: row.unit?.id ?? null,
  isPrimary: row.isPrimary,
  kickBack: row.kickBack,
});

/** Surcharges with the places of their prices among the prices that are sent. */
export function withPlaces(
  surcharges: readonly SentSurcharge[],
  prices: readonly PriceRow[],
): SurchargeForm[] {
  return surcharges.map(({ priceKey, ...line }) => {
    const at = prices.findIndex(({ key }) => key === priceKey);
    return { ...line, priceNo: at < 0 ? null : at + 1 };
  });
}
