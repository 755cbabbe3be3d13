import { type Served, serve } from "@fairway/engine/http/serve.ts";
import * as contract from "../contract.ts";
import { exportGeneralReport, getGeneralFigure, getGeneralReport } from "./generalReport.ts";
import { exportShipmentOverview } from "./shipmentOverview.ts";
import {
  exportCostsIncurred,
  exportCostsPartner,
  exportRevenueIncurred,
  getIncurred,
} from "./incurredReports.ts";
import { getReportUnits } from "./getReportUnits.ts";

export const handlers: Served[] = [
  serve(contract.getReportUnits, getReportUnits),
  serve(contract.getGeneralReport, getGeneralReport),
  serve(contract.getGeneralFigure, getGeneralFigure),
  serve(contract.exportGeneralReport, exportGeneralReport),
  serve(contract.exportStandardReport, exportGeneralReport),
  serve(contract.exportShipmentOverview, exportShipmentOverview),
  serve(contract.exportOverview, exportShipmentOverview),
  serve(contract.getIncurred, getIncurred),
  serve(contract.exportCostsIncurred, exportCostsIncurred),
  serve(contract.exportCosts, exportCostsIncurred),
  serve(contract.exportRevenueIncurred, exportRevenueIncurred),
  serve(contract.exportRevenue, exportRevenueIncurred),
  serve(contract.exportCostsPartner, exportCostsPartner),
  serve(contract.exportPartnerCosts, exportCostsPartner),
];
