import type { Words } from "@fairway/core/words/words.ts";

/** A column of a sheet of a statement. */
export interface SoaColumn {
  readonly key: string;
  readonly words: Words;
  readonly kind: "text" | "number" | "date";
}

const text = (key: string, en: string, vi: string): SoaColumn => ({
  key,
  words: { en, vi },
  kind: "text",
});
const number = (key: string, en: string, vi: string): SoaColumn => ({
  key,
  words: { en, vi },
  kind: "number",
});

const serviceDate: SoaColumn = {
  key: "serviceDate",
  words: { en: "Service date", vi: "Ngày dịch vụ" },
  kind: "date",
};
const jobNo = text("jobNo", "Job no.", "Số lô hàng");
const hwbno = text("hwbno", "HBL no.", "Số vận đơn nhà");
const mblno = text("mblno", "MBL no.", "Số vận đơn chủ");
const customNo = text("customNo", "Customs no.", "Số tờ khai");
const chargeCode = text("chargeCode", "Charge code", "Mã phí");
const chargeName = text("chargeName", "Charge name", "Tên phí");
const quantity = number("quantity", "Quantity", "Số lượng");
const unitCode = text("unitCode", "Unit", "Đơn vị");
const currencyId = text("currencyId", "Currency", "Loại tiền");
const rate = number("finalExchangeRate", "Rate", "Tỷ giá");
const totalVnd = number("totalVnd", "Total VND", "Tổng VND");
const invoiceNo = text("invoiceNo", "Invoice no.", "Số hóa đơn");

/** The kinds of freight costs that the sheets of air freight have a column for, by code or name. */
export const airColumns = {
  freight: { is: /freight|\bAF|_OF$|cước/i, words: { en: "Freight", vi: "Cước" } },
  fuel: { is: /fuel|fsc/i, words: { en: "Fuel", vi: "Nhiên liệu" } },
  war: { is: /war|security|\bssc/i, words: { en: "War risk", vi: "Rủi ro chiến tranh" } },
  screening: { is: /screen|x-?ray/i, words: { en: "Screening", vi: "Soi chiếu" } },
  awb: { is: /awb|waybill/i, words: { en: "AWB", vi: "Phí AWB" } },
  ams: { is: /ams/i, words: { en: "AMS", vi: "Phí AMS" } },
  dangerous: { is: /dangerous|\bdg/i, words: { en: "Dangerous goods", vi: "Hàng nguy hiểm" } },
  handling: { is: /handling|thc/i, words: { en: "Handling", vi: "Phí handling" } },
} as const;
export type AirColumn = keyof typeof airColumns | "other";

/** The column of a charge on a sheet of air freight. Rule SO-11 */
export function airColumnOf(line: {
  readonly chargeCode: string;
  readonly chargeNameEn: string;
}): AirColumn {
  const named = `${line.chargeCode} ${line.chargeNameEn}`;
  // Names that say more come first; plain freight is what is left of freight.
  const order = ["fuel", "war", "screening", "awb", "ams", "dangerous", "handling", "freight"];
  const found = order.find((key) => airColumns[key as keyof typeof airColumns].is.test(named));
  return (found ?? "other") as AirColumn;
}

const ofAir: readonly SoaColumn[] = [
  ...Object.entries(airColumns).map(([key, { words }]) => number(key, words.en, words.vi)),
  number("other", "Other", "Phí khác"),
  number("total", "Total", "Tổng cộng"),
];

/** The sheets of a statement by the name of their call. Rule SO-11 */
export const soaSheets = {
  detail: {
    title: { en: "Statement of account", vi: "Bảng kê công nợ" },
    byBill: false,
    columns: [
      serviceDate,
      jobNo,
      hwbno,
      mblno,
      customNo,
      chargeCode,
      chargeName,
      text("cdno", "CD note", "Giấy báo"),
      number("debit", "Debit amount", "Tổng nợ"),
      number("credit", "Credit amount", "Tổng có"),
      currencyId,
      number("debitSoa", "Debit in SOA currency", "Nợ theo tiền bảng kê"),
      number("creditSoa", "Credit in SOA currency", "Có theo tiền bảng kê"),
      number("balanceSoa", "Balance", "Số dư"),
    ],
  },
  ops: {
    title: { en: "Statement of operations", vi: "Bảng kê dịch vụ hải quan" },
    byBill: false,
    columns: [
      serviceDate,
      customNo,
      jobNo,
      hwbno,
      chargeName,
      quantity,
      unitCode,
      number("unitPrice", "Unit price", "Đơn giá"),
      currencyId,
      number("netAmount", "Net", "Trước thuế"),
      number("vatAmount", "VAT", "Thuế GTGT"),
      number("total", "Total", "Tổng cộng"),
      totalVnd,
      text("notes", "Note", "Ghi chú"),
    ],
  },
  accounting: {
    title: { en: "Statement for accounting import", vi: "Bảng kê nhập kế toán" },
    byBill: false,
    columns: [
      serviceDate,
      text("soano", "SOA no.", "Số bảng kê"),
      text("transactionType", "Service", "Dịch vụ"),
      text("customerCode", "Partner code", "Mã đối tác"),
      chargeCode,
      chargeName,
      currencyId,
      number("total", "Amount", "Thành tiền"),
      rate,
      number("netVnd", "Net VND", "Trước thuế VND"),
      number("vatVnd", "VAT VND", "Thuế VND"),
      totalVnd,
      jobNo,
      hwbno,
      unitCode,
      quantity,
      text("customerName", "Customer", "Khách hàng"),
      invoiceNo,
    ],
  },
  air: {
    title: { en: "Air freight statement", vi: "Bảng kê cước hàng không" },
    byBill: true,
    columns: [serviceDate, jobNo, mblno, ...ofAir],
  },
  airWithHbl: {
    title: { en: "Air freight statement with HBL", vi: "Bảng kê cước hàng không theo HAWB" },
    byBill: true,
    columns: [serviceDate, jobNo, mblno, hwbno, ...ofAir],
  },
  airSupplier: {
    title: { en: "Air supplier statement", vi: "Bảng kê nhà cung cấp hàng không" },
    byBill: true,
    columns: [serviceDate, mblno, jobNo, ...ofAir, invoiceNo],
  },
} as const satisfies Readonly<
  Record<
    string,
    { readonly title: Words; readonly byBill: boolean; readonly columns: readonly SoaColumn[] }
  >
>;
export type SoaSheet = keyof typeof soaSheets;
