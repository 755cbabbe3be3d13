import { call } from "@fairway/core/contract/call.ts";
import {
  chosenColumns,
  currencyCode,
  day,
  decimalText,
  done,
  exportFormat,
  id,
  maybeId,
  pageOf,
  paging,
} from "@fairway/core/contract/shapes.ts";
import {
  importBody,
  importCount,
  importMegabytes,
  uploadAnswer,
} from "@fairway/core/imports/importShapes.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import { z } from "zod";
import { historyDay, quotation } from "./model/quotation.ts";
import { rateColumns } from "./model/rateColumns.ts";
import { type RateKind, rateKinds } from "./model/rateKinds.ts";
import { maybeRateReason } from "./model/typedRate.ts";

const kinds = Object.keys(rateKinds) as [RateKind, ...RateKind[]];

/** The kind of rates; by default the booking rates of charges. */
const whose = { kind: z.enum(kinds).default("booking"), carrierId: id.optional() };

export const getNewestRates = call({
  method: "GET",
  path: "CatCurrencyExchange/GetNewest",
  right: "signedIn",
  query: z.object({ currencyToId: currencyCode.default(localCurrency), ...whose }),
  answer: z.array(quotation),
  summary: "The newest rate of every quoted currency",
});

export const getRateCurrencies = call({
  method: "GET",
  path: "CatCurrencyExchange/GetCurrencies",
  right: "signedIn",
  answer: z.array(z.object({ id: z.string(), code: z.string(), name: z.string() })),
  summary: "Currencies that are quoted",
});

export const getExchangeRatesBy = call({
  method: "GET",
  path: "CatCurrencyExchange/GetExchangeRatesBy",
  right: "signedIn",
  query: z.object({
    date: day,
    localCurrency: currencyCode.default(localCurrency),
    fromCurrency: currencyCode.optional(),
    ...whose,
  }),
  answer: z.array(quotation),
  summary: "The rates that hold on a day: of each pair the last on or before it",
});

export const convertRate = call({
  method: "GET",
  path: "CatCurrencyExchange/ConvertRate",
  right: "signedIn",
  query: z.object({
    date: day,
    localCurrency: currencyCode.default(localCurrency),
    fromCurrency: currencyCode,
    ...whose,
  }),
  answer: z.object({ rate: z.string(), fromCurrency: z.string(), localCurrency: z.string() }),
  summary: "What one unit of a currency is worth in another on a day",
});

const rateFilter = z.object({
  from: day.nullish(),
  to: day.nullish(),
  currencyTo: currencyCode.nullish(),
  currencyFrom: currencyCode.nullish(),
  kind: z.enum(kinds).nullish(),
  keyword: z.string().max(100).nullish(),
});

export const listRateHistory = call({
  method: "POST",
  path: "CatCurrencyExchange/GetExchangeRateHistory/Paging",
  right: "settingExchangeRate.list",
  query: paging,
  body: rateFilter,
  answer: pageOf(historyDay),
  summary: "Exchange rates day by day, newest first",
});

export const exportRates = call({
  method: "POST",
  path: "CatCurrencyExchange/Export",
  writes: false,
  right: "settingExchangeRate.export",
  query: exportFormat,
  body: rateFilter.extend({ columns: chosenColumns(rateColumns) }),
  answer: "file",
  summary: "The exchange rates in use of the list as a sheet, one row for each rate",
});

export const updateRate = call({
  method: "PUT",
  path: "CatCurrencyExchange/UpdateRate",
  right: "settingExchangeRate.write",
  body: z.object({
    /** The first day of the rates; today by default. */
    effectiveOn: day.nullish(),
    currencyTo: currencyCode.default(localCurrency),
    kind: z.enum(kinds).default("booking"),
    /** The carrier of carrier-stated rates. */
    carrierId: maybeId,
    rates: z.array(z.object({ currencyFrom: currencyCode, rate: decimalText })).max(200),
    rateReason: maybeRateReason,
  }),
  answer: done(z.object({ count: z.number() })),
  summary: "Store the rates of a day; a rate that changed replaces the day's earlier one",
});

export const removeExchangeCurrency = call({
  method: "DELETE",
  path: "CatCurrencyExchange/RemoveExchangeCurrency",
  right: "settingExchangeRate.delete",
  query: z.object({ currencyFrom: currencyCode, ...whose }),
  answer: done(z.object({ count: z.number() })),
  summary: "Stop quoting a currency; its rates stay as history",
});

export const downloadRateTemplate = call({
  method: "GET",
  path: "CatCurrencyExchange/DownloadExcel",
  right: "settingExchangeRate.import",
  answer: "file",
  summary: "The empty sheet for a table of rates",
});

export const uploadRates = call({
  method: "POST",
  path: "CatCurrencyExchange/UpLoadFile",
  writes: false,
  right: "settingExchangeRate.import",
  upload: true,
  answer: uploadAnswer,
  summary: "What a table of rates would change, and what is wrong with it",
});

export const importRates = call({
  method: "POST",
  path: "CatCurrencyExchange/Import",
  right: "settingExchangeRate.import",
  body: importBody,
  bodyMegabytes: importMegabytes,
  answer: done(importCount),
  summary: "Store a table of booking rates, all of it or nothing",
});
