import { logDeclared } from "@fairway/areas/catalogue/server/logKinds.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { type Served, serve } from "@fairway/engine/http/serve.ts";
import * as contract from "../contract.ts";
import { rateSheet } from "../model/rateSheet.ts";
import { exportRates } from "./exportRates.ts";
import { importRates, rateTemplate, uploadRates } from "./importRates.ts";
import { listRateHistory } from "./listRateHistory.ts";
import { convertRate, newestRates, rateCurrencies, ratesOfDay } from "./readRates.ts";
import { removeExchangeCurrency } from "./removeExchangeCurrency.ts";
import { updateRate } from "./updateRate.ts";

logDeclared([rateSheet as unknown as Resource]);

export const handlers: Served[] = [
  serve(contract.getNewestRates, newestRates),
  serve(contract.getRateCurrencies, rateCurrencies),
  serve(contract.getExchangeRatesBy, ratesOfDay),
  serve(contract.convertRate, convertRate),
  serve(contract.listRateHistory, listRateHistory),
  serve(contract.exportRates, exportRates),
  serve(contract.updateRate, updateRate),
  serve(contract.removeExchangeCurrency, removeExchangeCurrency),
  serve(contract.downloadRateTemplate, rateTemplate),
  serve(contract.uploadRates, uploadRates),
  serve(contract.importRates, importRates),
];
