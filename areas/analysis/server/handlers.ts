import { type Served, serve } from "@fairway/engine/http/serve.ts";
import * as contract from "../contract.ts";
import { exportGeneralReport, getGeneralFigure, getGeneralReport } from "./generalReport.ts";
import { exportShipmentOverview } from "./shipmentOverview.ts";
import {
  exportCosts,
  exportCostsPartner,
  exportJobProfit,
  exportOutsourcing,
  exportProfitSheet,
  exportRevenue,
  getAccountantReport,
} from "./accountantReports.ts";
import { exportDocumentReport } from "./documentReport.ts";
import { exportCommission, exportIncentive, getCommissionReport } from "./commissionReport.ts";
import { getReportUnits } from "./getReportUnits.ts";
import {
  exportSaleReport,
  getSaleFigure,
  getSaleReport,
  previewCombinationSale,
  previewDepartmentSale,
  previewKickBacks,
  previewMonthlySale,
  previewQuarterSale,
  previewSummarySale,
} from "./saleReport.ts";
import { exportReportPdf } from "./reportPdf.ts";
import { exportSupplierReport, getSupplierFigure, getSupplierReport } from "./supplierReport.ts";
import { exportTypedOverview } from "./typedOverview.ts";

export const handlers: Served[] = [
  serve(contract.getReportUnits, getReportUnits),
  serve(contract.getGeneralReport, getGeneralReport),
  serve(contract.getGeneralFigure, getGeneralFigure),
  serve(contract.exportGeneralReport, exportGeneralReport),
  serve(contract.exportStandardReport, exportGeneralReport),
  serve(contract.exportShipmentOverview, exportShipmentOverview),
  serve(contract.exportOverview, exportShipmentOverview),
  serve(contract.getAccountantReport, getAccountantReport),
  serve(contract.exportCostsIncurred, exportCosts),
  serve(contract.exportCosts, exportCosts),
  serve(contract.exportRevenueIncurred, exportRevenue),
  serve(contract.exportRevenue, exportRevenue),
  serve(contract.exportCostsPartner, exportCostsPartner),
  serve(contract.exportPartnerCosts, exportCostsPartner),
  serve(contract.exportJobProfitAnalysis, exportJobProfit),
  serve(contract.exportJobProfit, exportJobProfit),
  serve(contract.exportProfitSheet, exportProfitSheet),
  serve(contract.exportPlSheet, exportProfitSheet),
  serve(contract.exportDocumentReport, exportDocumentReport),
  serve(contract.exportOutsourcing, exportOutsourcing),
  serve(contract.exportOverviewWithType, exportTypedOverview),
  serve(contract.exportOverviewOfType, exportTypedOverview),
  serve(contract.getSaleReport, getSaleReport),
  serve(contract.getSaleFigure, getSaleFigure),
  serve(contract.previewMonthlySale, previewMonthlySale),
  serve(contract.previewDepartmentSale, previewDepartmentSale),
  serve(contract.previewQuarterSale, previewQuarterSale),
  serve(contract.previewSummarySale, previewSummarySale),
  serve(contract.previewCombinationSale, previewCombinationSale),
  serve(contract.previewKickBacks, previewKickBacks),
  serve(contract.exportSaleReport, exportSaleReport),
  serve(contract.getCommissionReport, getCommissionReport),
  serve(contract.exportCommission, exportCommission),
  serve(contract.exportIncentive, exportIncentive),
  serve(contract.exportReportPdf, exportReportPdf),
  serve(contract.getSupplierReport, getSupplierReport),
  serve(contract.getSupplierFigure, getSupplierFigure),
  serve(contract.exportSupplierReport, exportSupplierReport),
];
