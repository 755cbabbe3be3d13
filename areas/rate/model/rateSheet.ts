import { currency } from "@fairway/areas/catalogue/model/currency.ts";
import { field } from "@fairway/core/resource/field.ts";
import { resource } from "@fairway/core/resource/resource.ts";
import { isRate } from "./isRate.ts";
import { refuseRate } from "./refusals.ts";

/** The booking rates of one day or several in a sheet. */
export const rateSheet = resource("exchangeRate", {
  title: { en: "Exchange rates", vi: "Tỷ giá" },
  menu: "settingExchangeRate",
  shared: "company",
  key: "currencyFrom",
  names: { en: "currencyFrom", vi: "currencyFrom" },
  fields: {
    effectiveOn: field.date({ label: { en: "Exchange rate date", vi: "Ngày tỷ giá" } }),
    currencyFrom: field.link({ label: { en: "Currency", vi: "Loại tiền" }, to: currency }),
    currencyTo: field.link({ label: { en: "To currency", vi: "Quy về" }, to: currency }),
    rate: field.rate({ label: { en: "Rate", vi: "Tỷ giá" } }),
    rateReason: field.note({
      label: { en: "Reason for the rate", vi: "Lý do tỷ giá" },
      max: 500,
    }),
  },
  list: { columns: ["effectiveOn", "currencyFrom", "rate"], search: [], sort: "effectiveOn" },
  form: [["effectiveOn", "currencyFrom", "currencyTo", "rate"], ["rateReason"]],
  excel: ["effectiveOn", "currencyFrom", "currencyTo", "rate", "rateReason"],
  check: ({ currencyFrom, currencyTo, rate }) => [
    ...(isRate(rate) ? [] : [refuseRate.field("rate", "rate.aboveZero")]),
    ...(currencyFrom === currencyTo
      ? [refuseRate.field("currencyFrom", "rate.sameCurrency", { currency: currencyFrom })]
      : []),
  ],
  calls: {
    controller: "CatCurrencyExchange",
    paths: {},
  },
});
