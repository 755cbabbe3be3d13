import { serviceNames } from "@fairway/areas/service/model/serviceOf.ts";
import { type BookCurrency, localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import { columnsOf, moneyOf, type ReportColumn } from "./reportColumn.ts";
import { reportWords } from "./reportWords.ts";

/** The title of the accountant's P/L sheet, and the one that is printed on it. */
export const profitSheetTitle = { en: "P/L sheet", vi: "Bảng lãi lỗ" } as const;
export const jobCostingTitle = {
  en: "Job Costing Summary",
  vi: "Tổng hợp giá thành lô hàng",
} as const;

const text = columnsOf("text", 120);
const day = columnsOf("day", 100);
const number = columnsOf("number", 90);
const money = moneyOf(120);

const onBehalf = { en: "Paid on behalf", vi: "Chi hộ" };
const inCurrency = (code: BookCurrency) => ({ en: code, vi: code });
const usd = inCurrency(secondCurrency);
const vnd = inCurrency(localCurrency);
const taxInvoice = (key: string, band: ReportColumn["band"] & object): ReportColumn => ({
  ...text(key, "Tax Inv.No", "Số hóa đơn"),
  band,
});
const voucher = (key: string, band: ReportColumn["band"] & object): ReportColumn => ({
  ...text(key, "Voucher No.", "Số chứng từ"),
  band,
});

/** The columns of the P/L sheet, A to AP: one line for each charge. */
export const profitSheetColumns: readonly ReportColumn[] = [
  day("date", "Date", "Ngày"),
  text("jobNo", "Job No.", "Số lô", 140),
  text("customerCode", "Code Cus", "Mã KH", 100),
  text("taxCode", "Taxcode", "Mã số thuế"),
  text("customer", "Customer", "Khách hàng", 160),
  text("mawb", "M-B/L"),
  text("hwbno", "H-B/L"),
  text("customNo", "Customs No.", "Số tờ khai"),
  text("paymentTerm", "P/M Term", "Điều khoản cước", 100),
  text("chargeCode", "Charge Code", "Mã phí", 100),
  text("description", "Description", "Diễn giải", 170),
  number("qty", "Qty", "SL"),
  number("unitPrice", "Unit price", "Đơn giá"),
  taxInvoice("soldInvoice", reportWords.revenue),
  voucher("soldVoucher", reportWords.revenue),
  { ...money("revenueUsd", usd, reportWords.revenue), currency: secondCurrency },
  { ...money("revenueVnd", vnd, reportWords.revenue), currency: localCurrency },
  money("taxOut", { en: "Tax Out", vi: "Thuế đầu ra" }, reportWords.revenue),
  money("revenue", reportWords.total, reportWords.revenue),
  taxInvoice("boughtInvoice", reportWords.cost),
  voucher("boughtVoucher", reportWords.cost),
  { ...money("costUsd", usd, reportWords.cost), currency: secondCurrency },
  { ...money("costVnd", vnd, reportWords.cost), currency: localCurrency },
  money("taxIn", { en: "Tax In", vi: "Thuế đầu vào" }, reportWords.cost),
  money("cost", reportWords.total, reportWords.cost),
  { ...money("com", { en: "Com.", vi: "Hoa hồng" }), total: false },
  number("rate", "Ex. Rate", "Tỷ giá"),
  money("balance", { en: "Balance", vi: "Chênh lệch" }),
  taxInvoice("obhInvoice", onBehalf),
  { ...money("obhNet", { en: "Net", vi: "Trước thuế" }, onBehalf), total: false },
  money("obhAmount", { en: "Amount", vi: "Thành tiền" }, onBehalf),
  day("paidDate", "Paid Date", "Ngày thanh toán"),
  text("accountVoucher", "A/C Voucher", "Chứng từ kế toán"),
  text("paymentVoucher", "P/M Voucher", "Chứng từ thanh toán"),
  { ...text("transactionType", "Service", "Dịch vụ"), of: serviceNames },
  text("noteNo", "CD note", "Giấy báo"),
  text("creator", "Creator", "Người tạo", 140),
  text("synced", "Synced", "Đồng bộ", 90),
  text("billingNo", "Billing No", "Số bảng kê"),
  text("paySynced", "Pay Synced", "Đồng bộ chi", 90),
  text("payBillingNo", "Pay Billing No", "Số bảng kê chi"),
  text("vatPartner", "VAT partner", "Đối tác hóa đơn", 150),
];

// On the screen the amounts come first.
const first = "date jobNo hwbno chargeCode description revenue cost balance obhAmount noteNo".split(
  " ",
);

/** The same columns in the order of the screen. */
export const profitSheetOnScreen: readonly ReportColumn[] = [
  ...first.flatMap((name) => profitSheetColumns.find(({ key }) => key === name) ?? []),
  ...profitSheetColumns.filter(({ key }) => !first.includes(key)),
];
