import { type Served, serve } from "@fairway/engine/http/serve.ts";
import * as contract from "../contract.ts";
import { exportProfitSheet } from "./exportProfitSheet.ts";
import { findRecords } from "./findRecords.ts";
import { getDashboard } from "./getDashboard.ts";
import { getDesk } from "./getDesk.ts";
import { getHome } from "./getHome.ts";
import { marginReasonSheet, marginReasons } from "./marginReasons.ts";
import { previewOperationProfit } from "./previewOperationProfit.ts";
import { previewProfitSheet } from "./previewProfitSheet.ts";
import { profitOfDays } from "./profitOfDays.ts";

export const handlers: Served[] = [
  serve(contract.previewProfitSheet, previewProfitSheet),
  serve(contract.previewOperationProfit, previewOperationProfit),
  serve(contract.exportProfitSheet, exportProfitSheet),
  serve(contract.getProfitOfDays, profitOfDays),
  serve(contract.getMarginReasons, marginReasons),
  serve(contract.exportMarginReasons, marginReasonSheet),
  serve(contract.getDashboard, getDashboard),
  serve(contract.getHome, getHome),
  serve(contract.getDesk, getDesk),
  serve(contract.findRecords, findRecords),
];
