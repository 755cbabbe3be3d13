import { call } from "@fairway/core/contract/call.ts";
import { maybeId, maybeText, paging } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import { commissionCriteria, commissionReportNames } from "./model/commissionReports.ts";
import { figureLines } from "./model/figureLine.ts";
import { accountantReportNames } from "./model/accountantReports.ts";
import { generalFigures } from "./model/generalReport.ts";
import { printedReports } from "./model/printedReports.ts";
import { reportCriteria } from "./model/reportCriteria.ts";
import { reportPage } from "./model/reportPage.ts";
import { overviewTypes } from "./model/typedOverview.ts";
import { saleFigures, saleReportNames } from "./model/saleReports.ts";
import { supplierFigures } from "./model/supplierReport.ts";
import { unitsInReach } from "./model/unitsInReach.ts";

export const getReportUnits = call({
  method: "GET",
  path: "Report/Units",
  right: [
    "reportGeneral.list",
    "reportSale.list",
    "reportSheetDebit.list",
    "reportCommission.list",
    "settingSupplier.list",
  ],
  query: z.object({
    menu: z
      .enum([
        "reportGeneral",
        "reportSale",
        "reportSheetDebit",
        "reportCommission",
        "settingSupplier",
      ])
      .default("reportGeneral"),
  }),
  answer: unitsInReach,
  mayLag: true,
  summary: "Offices, departments, groups and staff to narrow a report to, within its reach",
});

export const getGeneralReport = call({
  method: "POST",
  path: "GeneralReport/GetDataGeneralReport",
  writes: false,
  right: "reportGeneral.list",
  query: paging,
  body: reportCriteria,
  answer: reportPage,
  mayLag: true,
  summary: "A page of the general report with the sums of all pages",
});

export const getGeneralFigure = call({
  method: "POST",
  path: "GeneralReport/GetFigure",
  writes: false,
  right: "reportGeneral.list",
  query: z.object({ figure: z.enum(generalFigures), hblid: maybeId }),
  body: reportCriteria,
  answer: figureLines,
  mayLag: true,
  summary: "The charge lines that add up to a figure of the general report",
});

const standardSheet = {
  method: "POST",
  writes: false,
  right: "reportGeneral.export",
  body: reportCriteria,
  answer: "file",
  mayLag: true,
  summary: "The general report as a workbook",
} as const;

export const exportGeneralReport = call({
  ...standardSheet,
  path: "GeneralReport/ExportStandardGeneralReport",
});

export const exportStandardReport = call({
  ...standardSheet,
  path: "Documentation/ExportStandardGeneralReport",
});

const overviewSheet = { ...standardSheet, summary: "The shipment overview as a workbook" } as const;

export const exportShipmentOverview = call({
  ...overviewSheet,
  path: "GeneralReport/ExportShipmentOverview",
});

export const exportOverview = call({
  ...overviewSheet,
  path: "Documentation/ExportShipmentOverview",
});

export const getAccountantReport = call({
  method: "POST",
  path: "AccountingReport/GetData",
  writes: false,
  right: "reportSheetDebit.list",
  query: paging.extend({ report: z.enum(accountantReportNames).default("costs") }),
  body: reportCriteria,
  answer: reportPage,
  mayLag: true,
  summary: "A page of what jobs cost and earned, charge by charge, with the sums of all pages",
});

const incurredSheet = { ...standardSheet, right: "reportSheetDebit.export" } as const;
const costsSheet = { ...incurredSheet, summary: "The costs of jobs as a workbook" } as const;
const revenueSheet = { ...incurredSheet, summary: "The revenue of jobs as a workbook" } as const;
const partnerSheet = {
  ...incurredSheet,
  summary: "The costs of jobs by partner as a workbook",
} as const;

export const exportCostsIncurred = call({
  ...costsSheet,
  path: "AccountingReport/ExportSummaryOfCostsIncurred",
});

export const exportCosts = call({
  ...costsSheet,
  path: "Documentation/ExportSummaryOfCostsIncurred",
});

export const exportRevenueIncurred = call({
  ...revenueSheet,
  path: "AccountingReport/ExportSummaryOfRevenueIncurred",
});

export const exportRevenue = call({
  ...revenueSheet,
  path: "Documentation/ExportSummaryOfRevenueIncurred",
});

export const exportCostsPartner = call({
  ...partnerSheet,
  path: "AccountingReport/ExportSummaryOfCostsPartner",
});

export const exportPartnerCosts = call({
  ...partnerSheet,
  path: "Documentation/ExportSummaryOfCostsPartner",
});

const profitSheet = {
  ...incurredSheet,
  summary: "The job profit analysis as a workbook",
} as const;

export const exportJobProfitAnalysis = call({
  ...profitSheet,
  path: "AccountingReport/ExportJobProfitAnalysis",
});

export const exportJobProfit = call({
  ...profitSheet,
  path: "Documentation/ExportJobProfitAnalysis",
});

const plSheet = { ...incurredSheet, summary: "The accountant's P/L sheet as a workbook" } as const;

export const exportProfitSheet = call({
  ...plSheet,
  path: "AccountingReport/ExportAccountingPlSheet",
});

export const exportPlSheet = call({
  ...plSheet,
  path: "Documentation/ExportAccountingPlSheet",
});

export const exportOutsourcing = call({
  ...incurredSheet,
  path: "Documentation/ExportOutsourcingRegcognising",
  summary: "What replicas sold next to what their jobs bought as a workbook",
});

const overviewByType = {
  ...overviewSheet,
  query: z.object({ reportType: z.enum(overviewTypes) }),
  summary: "The shipment overview of FCL or LCL jobs as a workbook",
} as const;

export const exportOverviewWithType = call({
  ...overviewByType,
  path: "GeneralReport/ExportShipmentOverviewWithType",
});

export const exportOverviewOfType = call({
  ...overviewByType,
  path: "Documentation/ExportShipmentOverviewWithType",
});

export const exportDocumentReport = call({
  ...standardSheet,
  path: "EDocReport/ExportEDocTemplateReport",
  summary: "The documents of jobs as a workbook, one line for each file",
});

const saleReport = z.object({ report: z.enum(saleReportNames).default("monthly") });

export const getSaleReport = call({
  method: "POST",
  path: "SaleReport/GetData",
  writes: false,
  right: "reportSale.list",
  query: paging.extend(saleReport.shape),
  body: reportCriteria,
  answer: reportPage,
  mayLag: true,
  summary: "A page of a sale report with the sums of all pages",
});

export const getSaleFigure = call({
  method: "POST",
  path: "SaleReport/GetFigure",
  writes: false,
  right: "reportSale.list",
  query: saleReport.extend({
    figure: z.enum(saleFigures),
    hblid: maybeId,
    /** The field `part` of a line that adds up several bills. */
    part: maybeText(100),
  }),
  body: reportCriteria,
  answer: figureLines,
  mayLag: true,
  summary: "The charge lines that add up to a figure of a sale report",
});

const salePaper = {
  method: "POST",
  writes: false,
  right: "reportSale.export",
  body: reportCriteria,
  answer: "file",
  mayLag: true,
} as const;

export const previewMonthlySale = call({
  ...salePaper,
  path: "SaleReport",
  summary: "The monthly sale report as a paper",
});

export const previewDepartmentSale = call({
  ...salePaper,
  path: "SaleReport/DepartSaleReport",
  summary: "The sale report by department as a paper",
});

export const previewQuarterSale = call({
  ...salePaper,
  path: "SaleReport/QuaterSaleReport",
  summary: "The quarterly sale report as a paper",
});

export const previewSummarySale = call({
  ...salePaper,
  path: "SaleReport/SummarySaleReport",
  summary: "The summary sale report as a paper",
});

export const previewCombinationSale = call({
  ...salePaper,
  path: "SaleReport/CombinationSaleReport",
  summary: "The combination sale report as a paper",
});

export const previewKickBacks = call({
  ...salePaper,
  path: "SaleReport/SaleKickBackReport",
  summary: "The kick-back report as a paper",
});

export const exportSaleReport = call({
  ...salePaper,
  path: "SaleReport/ExportExcel",
  query: saleReport,
  summary: "A sale report as a workbook",
});

export const getCommissionReport = call({
  method: "POST",
  path: "CommissionReport/GetData",
  writes: false,
  right: "reportCommission.list",
  query: paging.extend({ report: z.enum(commissionReportNames).default("PR") }),
  body: commissionCriteria,
  answer: reportPage,
  mayLag: true,
  summary: "A page of the commission of a beneficiary, or of the incentive of a customer",
});

// The user is always the actor; the name in the request is ignored.
const asUser = { currentUserId: maybeText(100) };
const commissionSheet = {
  ...standardSheet,
  right: "reportCommission.export",
  body: commissionCriteria,
} as const;

export const exportCommission = call({
  ...commissionSheet,
  path: "Documentation/ExportCommissionPRReport",
  query: z.object({ ...asUser, rptType: z.enum(["PR", "OPS"]).default("PR") }),
  summary: "The commission of a beneficiary, air and sea or operations, as a workbook",
});

export const exportIncentive = call({
  ...commissionSheet,
  path: "Documentation/ExportIncentiveReport",
  query: z.object(asUser),
  summary: "The incentive of the shipments of a customer as a workbook",
});

export const exportReportPdf = call({
  method: "POST",
  path: "Report/ExportPdf",
  writes: false,
  right: ["reportGeneral.export", "reportSale.export", "reportSheetDebit.export"],
  query: z.object({ report: z.enum(printedReports) }),
  body: reportCriteria,
  answer: "file",
  mayLag: true,
  summary: "A report as a paper, by its name and criteria",
});

export const getSupplierReport = call({
  method: "POST",
  path: "SupplierReport/GetData",
  writes: false,
  right: "settingSupplier.list",
  query: paging,
  body: reportCriteria,
  answer: reportPage,
  mayLag: true,
  summary: "A page of what was bought from each carrier and supplier, with the sums of all pages",
});

export const getSupplierFigure = call({
  method: "POST",
  path: "SupplierReport/GetFigure",
  writes: false,
  right: "settingSupplier.list",
  query: z.object({ figure: z.enum(supplierFigures), partnerId: maybeId }),
  body: reportCriteria,
  answer: figureLines,
  mayLag: true,
  summary: "The charge lines that add up to a figure of a supplier",
});

export const exportSupplierReport = call({
  ...standardSheet,
  path: "SupplierReport/ExportExcel",
  right: "settingSupplier.export",
  summary: "What was bought from each carrier and supplier as a workbook",
});
