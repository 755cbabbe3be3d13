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

const date = (key: string, en: string, vi: string): SoaColumn => ({
  key,
  words: { en, vi },
  kind: "date",
});

const no = number("no", "No.", "STT");
const serviceDate = date("serviceDate", "Service date", "Ngày dịch vụ");
const jobNo = text("jobNo", "Job no.", "Số lô hàng");
const hwbno = text("hwbno", "HBL no.", "Số vận đơn nhà");
const mblno = text("mblno", "MBL no.", "Số vận đơn chủ");
const mawb = text("mblno", "MAWB", "Số MAWB");
const customNo = text("customNo", "Customs no.", "Số tờ khai");
const chargeCode = text("chargeCode", "Charge code", "Mã phí");
const chargeName = text("chargeName", "Charge name", "Tên phí");
const quantity = number("quantity", "Quantity", "Số lượng");
const unitCode = text("unitCode", "Unit", "Đơn vị");
const currencyId = text("currencyId", "Currency", "Loại tiền");
const rate = number("finalExchangeRate", "Rate", "Tỷ giá");
const totalVnd = number("totalVnd", "Total VND", "Tổng VND");
const invoiceNo = text("invoiceNo", "Invoice no.", "Số hóa đơn");
const invoiceDate = date("invoiceDate", "Invoice date", "Ngày hóa đơn");
const packages = number("packages", "Pieces", "Số kiện");
const grossWeight = number("grossWeight", "Gross weight", "Trọng lượng");
const chargeWeight = number("chargeWeight", "Chargeable weight", "Trọng lượng tính cước");

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

const costs: readonly SoaColumn[] = [
  number("unitPrice", "Freight rate", "Đơn giá cước"),
  ...Object.entries(airColumns).map(([key, { words }]) => number(key, words.en, words.vi)),
  number("other", "Other", "Phí khác"),
  number("total", "Net", "Tổng cộng"),
];

/** The columns of the freight of a bill; a supplier sees neither pieces nor what it comes to in VND. */
function airSheet({ withHbl, ofSupplier }: { withHbl: boolean; ofSupplier: boolean }) {
  return [
    no,
    jobNo,
    text("flight", "Flight", "Chuyến bay"),
    date("etd", "ETD", "Ngày khởi hành"),
    mawb,
    ...(withHbl ? [text("hwbno", "HAWB", "Số HAWB")] : []),
    text("pol", "Airport of loading", "Sân bay đi"),
    text("pod", "Airport of discharge", "Sân bay đến"),
    ...(ofSupplier ? [] : [packages]),
    grossWeight,
    chargeWeight,
    ...costs,
    ...(ofSupplier ? [invoiceNo] : [rate, totalVnd]),
  ];
}

/** How the rows of a sheet come about: a line each, a bill each, or the lines below their bill. */
export type SheetRowsBy = "line" | "bill" | "billAndLines";

/** The sheets of a statement by the name of their call. Rule SO-11 */
export const soaSheets = {
  detail: {
    title: { en: "Statement of account", vi: "Bảng kê công nợ" },
    by: "line",
    isAir: false,
    columns: [
      no,
      serviceDate,
      jobNo,
      mblno,
      hwbno,
      customNo,
      chargeCode,
      chargeName,
      text("cdno", "CD note", "Giấy báo"),
      number("debit", "Revenue", "Doanh thu"),
      number("credit", "Cost", "Chi phí"),
      currencyId,
      number("debitSoa", "Revenue in SOA currency", "Doanh thu theo tiền bảng kê"),
      number("creditSoa", "Cost in SOA currency", "Chi phí theo tiền bảng kê"),
      number("balanceSoa", "Balance", "Số dư"),
    ],
  },
  ops: {
    title: { en: "Statement of operations", vi: "Bảng kê dịch vụ hải quan" },
    by: "billAndLines",
    isAir: false,
    columns: [
      no,
      text("commodity", "Commodity", "Hàng hóa"),
      jobNo,
      customNo,
      hwbno,
      chargeName,
      quantity,
      unitCode,
      invoiceNo,
      invoiceDate,
      grossWeight,
      number("cbm", "CBM", "Số khối"),
      text("containers", "Containers", "Container"),
      number("fee", "Customs fee", "Phí hải quan"),
      number("feeVat", "VAT of the fee", "Thuế của phí"),
      number("feeTotal", "Fee with VAT", "Phí gồm thuế"),
      number("obh", "On behalf", "Chi hộ"),
      number("obhVat", "VAT on behalf", "Thuế chi hộ"),
      number("obhTotal", "On behalf with VAT", "Chi hộ gồm thuế"),
      number("total", "Total", "Tổng cộng"),
    ],
  },
  accounting: {
    title: { en: "Statement for accounting import", vi: "Bảng kê nhập kế toán" },
    by: "line",
    isAir: false,
    columns: [
      serviceDate,
      text("soano", "SOA no.", "Số bảng kê"),
      text("transactionType", "Service", "Dịch vụ"),
      text("customerCode", "Partner code", "Mã đối tác"),
      text("debitAccount", "Debit account", "Tài khoản nợ"),
      text("creditAccount", "Credit account", "Tài khoản có"),
      chargeCode,
      chargeName,
      currencyId,
      number("netAmount", "Amount", "Thành tiền"),
      rate,
      number("netVnd", "Net VND", "Trước thuế VND"),
      number("vatrate", "VAT %", "Thuế suất %"),
      number("vatVnd", "VAT VND", "Thuế VND"),
      totalVnd,
      text("taxCode", "Tax code", "Mã số thuế"),
      jobNo,
      hwbno,
      unitCode,
      quantity,
      text("customerName", "Customer", "Khách hàng"),
      invoiceNo,
      invoiceDate,
      text("seriesNo", "Series", "Ký hiệu"),
    ],
  },
  air: {
    title: { en: "Air freight statement", vi: "Bảng kê cước hàng không" },
    by: "bill",
    isAir: true,
    columns: airSheet({ withHbl: false, ofSupplier: false }),
  },
  airWithHbl: {
    title: { en: "Air freight statement with HBL", vi: "Bảng kê cước hàng không theo HAWB" },
    by: "bill",
    isAir: true,
    columns: airSheet({ withHbl: true, ofSupplier: false }),
  },
  airSupplier: {
    title: { en: "Air supplier statement", vi: "Bảng kê nhà cung cấp hàng không" },
    by: "bill",
    isAir: true,
    columns: airSheet({ withHbl: false, ofSupplier: true }),
  },
} as const satisfies Readonly<
  Record<
    string,
    {
      readonly title: Words;
      readonly by: SheetRowsBy;
      /** Only the lines of air jobs. */
      readonly isAir: boolean;
      readonly columns: readonly SoaColumn[];
    }
  >
>;
export type SoaSheet = keyof typeof soaSheets;
