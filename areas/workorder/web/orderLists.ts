import { choicePicker } from "@fairway/areas/catalogue/web/choicePicker.ts";
import { currencyColumn, unitColumn } from "@fairway/areas/catalogue/web/lineColumns.ts";
import { type ChargePick, chargePicker } from "@fairway/areas/catalogue/web/linePickers.ts";
import { carrierPicker, partnerPicker } from "@fairway/areas/shipment/web/pickers.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { ServiceCode } from "@fairway/areas/service/model/services.ts";
import type { Language, Words } from "@fairway/core/words/words.ts";
import { type Pick, picker } from "@fairway/ui/form/picker.ts";
import { type GridColumn, loneByCurrency, pickColumn } from "@fairway/ui/grid/column.ts";
import type { KeyedList } from "@fairway/ui/grid/useKeyedLines.ts";
import type { PriceForm, WorkOrderPrice, WorkOrderSurcharge } from "../model/workOrder.ts";
import { priceTypesOf, whyNotPrices } from "../model/whyNotWorkOrder.ts";
import { partnerTypes, priceTypes, quantityTypes, sideWords } from "../model/workOrderWords.ts";
import {
  isBlankPrice,
  isBlankSurcharge,
  newPrice,
  newSurcharge,
  priceLabel,
  type PriceRow,
  priceRowOf,
  type PriceStart,
  type SentSurcharge,
  sentPrice,
  sentSurcharge,
  type SurchargeRow,
  surchargeRowOf,
} from "./orderLines.ts";
import { workOrderWords as words } from "./words.ts";

const anyPartner = partnerPicker("any");
const quantityTypePicker = choicePicker("order quantity type", quantityTypes);
const partnerTypePicker = choicePicker("order partner type", partnerTypes);
const sidePicker = choicePicker("order side", sideWords);

type NumberField<Row> = { [K in keyof Row]: Row[K] extends string | null ? K : never }[keyof Row] &
  string;

function number<Row extends { readonly key: string; readonly currency: Pick | null }>(
  key: NumberField<Row>,
  title: Words,
  width: number,
  more: object = {},
): GridColumn<Row> {
  return {
    kind: "number",
    key,
    title,
    width,
    most: 8,
    lone: loneByCurrency,
    value: (row) => row[key] as unknown as string | null,
    write: (row, value) => ({ ...row, [key]: value }),
    ...more,
  };
}

/** The twin of a chosen charge fills the other side while that is empty. */
const twinOf = (charge: ChargePick | null): Pick | null => charge?.twin ?? null;

/** The columns of the prices of an order of a service. */
export function priceColumns(service: ServiceCode): readonly GridColumn<PriceRow>[] {
  const offered = Object.fromEntries(priceTypesOf(service).map((type) => [type, priceTypes[type]]));
  const charge = (
    key: "buyingChargeId" | "sellingChargeId",
    title: Words,
    own: "buyingCharge" | "sellingCharge",
  ) => {
    const other = own === "buyingCharge" ? "sellingCharge" : "buyingCharge";
    const type = own === "buyingCharge" ? "CREDIT" : "DEBIT";
    return pickColumn<PriceRow, ChargePick>({
      key,
      title,
      width: 116,
      required: true,
      source: chargePicker([type, "OTHER"], [service]),
      pick: (row) => row[own],
      write: (row, picked) => ({
        ...row,
        [own]: picked,
        [other]: row[other] ?? twinOf(picked),
        unit: row.unit ?? picked?.unit ?? null,
      }),
    });
  };
  return [
    pickColumn<PriceRow, Pick>({
      key: "coloaderId",
      title: words.coloader,
      width: 150,
      required: true,
      frozen: true,
      part: "name",
      source: carrierPicker(serviceOf(service)),
      pick: (row) => row.coloader,
      write: (row, coloader) => ({ ...row, coloader }),
    }),
    pickColumn<PriceRow, Pick>({
      key: "type",
      title: words.feeType,
      width: 104,
      required: true,
      source: choicePicker(`order price type ${service}`, offered),
      pick: (row) => row.type,
      write: (row, type) => ({ ...row, type }),
    }),
    pickColumn<PriceRow, Pick>({
      key: "quantityType",
      title: words.quantityType,
      width: 110,
      required: true,
      source: quantityTypePicker,
      pick: (row) => row.quantityType,
      write: (row, quantityType) => ({
        ...row,
        quantityType,
        ...(quantityType?.id === "RANGE" ? {} : { quantityFrom: null, quantityTo: null }),
      }),
    }),
    number<PriceRow>("quantityFrom", words.from, 76, { most: 0 }),
    number<PriceRow>("quantityTo", words.to, 84, { most: 0 }),
    unitColumn<PriceRow>({ title: words.unit, width: 84, required: true }),
    charge("buyingChargeId", words.buyingCharge, "buyingCharge"),
    number<PriceRow>("unitPriceBuying", words.buyingPrice, 104, { required: true }),
    charge("sellingChargeId", words.sellingCharge, "sellingCharge"),
    number<PriceRow>("unitPriceSelling", words.sellingPrice, 104, { required: true }),
    currencyColumn<PriceRow>({ title: words.currency, width: 84, required: true }),
    number<PriceRow>("vatrate", words.vat, 80, { percent: true }),
    {
      kind: "text",
      key: "notes",
      title: words.notes,
      width: 140,
      value: (row) => row.notes,
      write: (row, notes) => ({ ...row, notes }),
    },
  ];
}

/** The prices of an order of a service. */
export const priceList = (
  service: ServiceCode,
  start: PriceStart,
): KeyedList<PriceRow, WorkOrderPrice, PriceForm> => ({
  field: "prices",
  columns: priceColumns(service),
  rowOf: (saved) => priceRowOf(saved, start.language),
  newRow: () => newPrice(start),
  isBlank: isBlankPrice,
  sent: sentPrice,
  // What is missing is said when the order is saved.
  whyNot: (lines, at) =>
    whyNotPrices(lines, service, at).filter(({ code }) => code !== "field.required"),
});

/** The columns of what comes with the prices, for charges of a service. */
export function surchargeColumns(
  service: ServiceCode,
  prices: readonly PriceRow[],
): readonly GridColumn<SurchargeRow>[] {
  const offered = prices.map((row, at) => ({ id: row.key, code: priceLabel(row, at), name: "" }));
  const named = `order prices ${offered.map(({ id, code }) => `${id} ${code}`).join()}`;
  const pricePicker = picker(named, (_client, text) =>
    Promise.resolve(offered.filter(({ code }) => code.toLowerCase().includes(text.toLowerCase()))),
  );
  const codeOf = new Map(offered.map(({ id, code }) => [id, code]));
  return [
    pickColumn<SurchargeRow, Pick>({
      key: "priceNo",
      title: words.price,
      width: 190,
      required: true,
      frozen: true,
      source: pricePicker,
      pick: (row) => row.price,
      show: (row) => codeOf.get(row.price?.id ?? "") ?? "",
      write: (row, price) => ({ ...row, price }),
    }),
    pickColumn<SurchargeRow, Pick>({
      key: "type",
      title: words.side,
      width: 90,
      required: true,
      source: sidePicker,
      pick: (row) => row.side,
      write: (row, side) => ({
        ...row,
        side,
        // A charge is of one side.
        charge: side?.id === row.side?.id ? row.charge : null,
        kickBack: side?.id === "BUY" && row.kickBack,
      }),
    }),
    pickColumn<SurchargeRow, ChargePick>({
      key: "chargeId",
      title: words.charge,
      width: 130,
      required: true,
      source: chargePicker(["DEBIT", "CREDIT", "OTHER"], [service]),
      pick: (row) => row.charge,
      write: (row, charge) => ({
        ...row,
        charge,
        unitPrice: row.unitPrice ?? charge?.unitPrice ?? null,
        vatrate: row.vatrate ?? charge?.vatrate ?? null,
        unit: row.unit ?? charge?.unit ?? null,
        kickBack: row.side?.id === "BUY" && (charge?.isCommission ?? row.kickBack),
      }),
    }),
    number<SurchargeRow>("unitPrice", words.unitPrice, 104, { required: true }),
    currencyColumn<SurchargeRow>({ title: words.currency, width: 84, required: true }),
    number<SurchargeRow>("vatrate", words.vat, 80, { percent: true }),
    unitColumn<SurchargeRow>({ title: words.unit, width: 84 }),
    pickColumn<SurchargeRow, Pick>({
      key: "partnerType",
      title: words.partnerType,
      width: 116,
      required: true,
      source: partnerTypePicker,
      pick: (row) => row.partnerType,
      write: (row, partnerType) => ({
        ...row,
        partnerType,
        partner: partnerType?.id === "Other" ? row.partner : null,
      }),
    }),
    pickColumn<SurchargeRow, Pick>({
      key: "partnerId",
      title: words.partner,
      width: 150,
      part: "name",
      source: anyPartner,
      pick: (row) => row.partner,
      write: (row, partner) => ({ ...row, partner }),
    }),
    {
      kind: "flag",
      key: "isPrimary",
      title: words.primary,
      width: 76,
      value: (row) => row.isPrimary,
      write: (row, isPrimary) => ({ ...row, isPrimary }),
    },
    {
      kind: "flag",
      key: "kickBack",
      title: words.kickBack,
      width: 76,
      value: (row) => row.kickBack,
      write: (row, kickBack) => ({ ...row, kickBack }),
    },
  ];
}

/** What comes with the prices of an order. */
export const surchargeList = (
  service: ServiceCode,
  prices: readonly WorkOrderPrice[],
  language: Language,
): KeyedList<SurchargeRow, WorkOrderSurcharge, SentSurcharge> => ({
  field: "surcharges",
  columns: surchargeColumns(service, []),
  rowOf: (saved) => surchargeRowOf(saved, prices, language),
  newRow: () => newSurcharge(language, []),
  isBlank: isBlankSurcharge,
  sent: sentSurcharge,
  whyNot: () => [],
});
