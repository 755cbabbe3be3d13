import { saleReportNames } from "./saleReports.ts";

/** The reports that fit on paper. */
export const printedReports = [
  "general",
  "costs",
  "revenue",
  "costsPartner",
  "jobProfit",
  ...saleReportNames,
] as const;
export type PrintedReport = (typeof printedReports)[number];

/** Is a report printed? */
export const isPrinted = (report: string): report is PrintedReport =>
  (printedReports as readonly string[]).includes(report);
