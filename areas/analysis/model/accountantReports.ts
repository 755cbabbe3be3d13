import { jobProfitColumns, jobProfitTitle } from "./jobProfitAnalysis.ts";
import { outsourcingColumns, outsourcingTitle } from "./outsourcing.ts";
import { profitSheetOnScreen, profitSheetTitle } from "./profitSheet.ts";
import { reportWords } from "./reportWords.ts";
import { columnsOf, moneyOf, type ReportColumn } from "./reportColumn.ts";

/** The reports of what jobs cost and earned, charge by charge. */
export const incurredTitles = {
  costs: { en: "Summary of costs incurred", vi: "Tổng hợp chi phí phát sinh" },
  revenue: { en: "Summary of revenue incurred", vi: "Tổng hợp doanh thu phát sinh" },
  costsPartner: { en: "Costs by partner", vi: "Chi phí theo đối tác" },
} as const;
export type IncurredReport = keyof typeof incurredTitles;

/** The reports on the accountant's screen. */
export const accountantTitles = {
  ...incurredTitles,
  jobProfit: jobProfitTitle,
  profitSheet: profitSheetTitle,
  outsourcing: outsourcingTitle,
} as const;
export type AccountantReport = keyof typeof accountantTitles;
/** Their names. */
export const accountantReportNames = Object.keys(accountantTitles) as [
  AccountantReport,
  ...AccountantReport[],
];

const text = columnsOf("text", 130);

const clearance = { en: "Customs clearance fee", vi: "Phí thông quan" };
const authorised = { en: "Authorised fees", vi: "Phí chi hộ" };
const money = moneyOf(120);
const words = {
  fee: { en: "Fee", vi: "Phí" },
  vat: { en: "VAT", vi: "Thuế GTGT" },
} as const;

const fees: readonly ReportColumn[] = [
  money("fee", words.fee, clearance),
  money("feeVat", words.vat, clearance),
  money("feeTotal", reportWords.total, clearance),
  money("obhFee", words.fee, authorised),
  money("obhVat", words.vat, authorised),
  money("obhTotal", reportWords.total, authorised),
  money("total", reportWords.total),
];

const goods: readonly ReportColumn[] = [
  text("port", "Port", "Cảng", 110),
  text("pono", "PO no", "Số PO"),
  text("customNo", "Customs no", "Số tờ khai"),
  text("hwbno", "HBL", "HBL"),
  { key: "kgs", title: { en: "KGS", vi: "KGS" }, kind: "number", width: 90 },
  { key: "cbm", title: { en: "CBM", vi: "Số khối" }, kind: "number", width: 90 },
  text("container", "Container", "Container"),
];

const documents: readonly ReportColumn[] = [
  text("soaNo", "SOA", "Bảng kê"),
  text("invoiceNo", "Invoice no", "Số hóa đơn"),
  { key: "invoiceDate", title: { en: "Invoice date", vi: "Ngày hóa đơn" }, kind: "day" },
];

const partner = (en: string, vi: string): readonly ReportColumn[] => [
  text("partnerCode", `${en} code`, `Mã ${vi}`, 110),
  text("partnerName", `${en} name`, `Tên ${vi}`, 200),
  text("charge", "Commodity", "Nội dung phí", 180),
];
const quantity: readonly ReportColumn[] = [
  { key: "qty", title: { en: "Qty", vi: "SL" }, kind: "number", width: 80 },
  text("unit", "Unit", "Đơn vị", 80),
];
const jobNo = text("jobNo", "Job ID", "Số lô", 140);

/** The columns of each report. */
export const accountantColumns: Readonly<Record<AccountantReport, readonly ReportColumn[]>> = {
  jobProfit: jobProfitColumns,
  profitSheet: profitSheetOnScreen,
  outsourcing: outsourcingColumns,
  costs: [...partner("Supplier", "nhà cung cấp"), ...goods, ...fees],
  revenue: [
    jobNo,
    ...partner("Customer", "khách hàng"),
    ...goods,
    ...quantity,
    ...fees,
    ...documents,
  ],
  costsPartner: [
    jobNo,
    ...partner("Supplier", "nhà cung cấp"),
    ...goods,
    ...quantity,
    ...fees,
    ...documents,
  ],
};
