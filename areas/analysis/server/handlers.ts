import { type Served, serve } from "@fairway/engine/http/serve.ts";
import * as contract from "../contract.ts";
import { exportGeneralReport, getGeneralFigure, getGeneralReport } from "./generalReport.ts";
import { exportShipmentOverview } from "./shipmentOverview.ts";
import { accountantSheet, getAccountantReport } from "./accountantReports.ts";
import { getReportUnits } from "./getReportUnits.ts";

export const handlers: Served[] = [
  serve(contract.getReportUnits, getReportUnits),
  serve(contract.getGeneralReport, getGeneralReport),
  serve(contract.getGeneralFigure, getGeneralFigure),
  serve(contract.exportGeneralReport, exportGeneralReport),
  serve(contract.exportStandardReport, exportGeneralReport),
  serve(contract.exportShipmentOverview, exportShipmentOverview),
  serve(contract.exportOverview, exportShipmentOverview),
  serve(contract.getAccountantReport, getAccountantReport),
  serve(contract.exportCostsIncurred, accountantSheet("costs")),
  serve(contract.exportCosts, accountantSheet("costs")),
  serve(contract.exportRevenueIncurred, accountantSheet("revenue")),
  serve(contract.exportRevenue, accountantSheet("revenue")),
  serve(contract.exportCostsPartner, accountantSheet("costsPartner")),
  serve(contract.exportPartnerCosts, accountantSheet("costsPartner")),
  serve(contract.exportJobProfitAnalysis, accountantSheet("jobProfit")),
  serve(contract.exportJobProfit, accountantSheet("jobProfit")),
];
