import type { Words } from "@fairway/core/words/words.ts";
import type { ClaimKind, ClaimSide } from "./claimRules.ts";
import type { RateOrigin } from "./whyShapes.ts";

/** The kinds of document that hold a line. */
export const claimKindWords: Readonly<Record<ClaimKind, Words>> = {
  note: { en: "Debit or credit note", vi: "Giấy báo nợ, báo có" },
  soa: { en: "Statement of account", vi: "Bảng kê công nợ" },
  invoice: { en: "VAT invoice", vi: "Hóa đơn GTGT" },
  obhInvoice: { en: "On-behalf invoice", vi: "Hóa đơn chi hộ" },
  voucher: { en: "Voucher", vi: "Chứng từ" },
  settlement: { en: "Settlement", vi: "Thanh toán tạm ứng" },
  advance: { en: "Advance", vi: "Tạm ứng" },
};

export const claimSideWords: Readonly<Record<ClaimSide, Words>> = {
  debit: { en: "owed to us", vi: "phải thu" },
  credit: { en: "owed by us", vi: "phải trả" },
};

/** Where a rate comes from. */
export const rateOriginWords: Readonly<Record<RateOrigin, Words>> = {
  typed: { en: "Typed on the line", vi: "Nhập tay trên dòng phí" },
  commission: { en: "The company's rate for commission", vi: "Tỷ giá hoa hồng của công ty" },
  day: { en: "Rate of the day", vi: "Tỷ giá ngày" },
  document: { en: "Given by {no}", vi: "Theo {no}" },
  unknown: { en: "No rate of the day", vi: "Chưa có tỷ giá ngày" },
};

/** Texts of the tree of an amount. */
export const whyWords = {
  title: { en: "Why this number: {charge}", vi: "Vì sao có số này: {charge}" },
  open: { en: "Why this number (F9)", vi: "Vì sao có số này (F9)" },
  net: { en: "Before VAT", vi: "Trước thuế" },
  vat: { en: "VAT", vi: "Thuế GTGT" },
  rounded: {
    en: "{exact} rounded to {decimals, plural, =0 {whole units} one {# decimal} other {# decimals}}",
    vi: "{exact} làm tròn {decimals, plural, =0 {đến đơn vị} other {# chữ số thập phân}}",
  },
  formula: {
    en: "{quantity} {unit} × {price} {currency}",
    vi: "{quantity} {unit} × {price} {currency}",
  },
  quantity: { en: "Quantity", vi: "Số lượng" },
  fromGoods: { en: "taken from the goods ({figure})", vi: "lấy từ số liệu hàng ({figure})" },
  price: { en: "Unit price", vi: "Đơn giá" },
  percent: { en: "{rate} % of the amount before VAT", vi: "{rate} % trên tiền trước thuế" },
  fixed: { en: "fixed: {amount} {currency}", vi: "cố định: {amount} {currency}" },
  notTaxed: { en: "not taxed", vi: "KCT" },
  rate: { en: "Exchange rate", vi: "Tỷ giá" },
  rateIs: { en: "1 {currency} = {rate} {local}", vi: "1 {currency} = {rate} {local}" },
  ofDay: { en: "of {day}", vi: "ngày {day}" },
  quoted: {
    en: "1 {from} = {rate} {to} from {day}, typed by {by} at {at}",
    vi: "1 {from} = {rate} {to} từ {day}, {by} nhập lúc {at}",
  },
  outside: { en: "outside the bound: {reason}", vi: "vượt biên độ: {reason}" },
  noReason: { en: "no reason given", vi: "chưa có lý do" },
  setBy: { en: "{by}, {at}", vi: "{by}, {at}" },
  documents: { en: "Documents", vi: "Chứng từ" },
  noDocuments: { en: "No document holds this line.", vi: "Chưa có chứng từ nào giữ dòng phí này." },
  values: { en: "gives the amounts", vi: "quyết định giá trị" },
  notFirm: { en: "not final yet", vi: "chưa chính thức" },
  changes: { en: "Changes", vi: "Các lần thay đổi" },
  cause: { en: "Document that gives the amounts", vi: "Chứng từ quyết định giá trị" },
  created: { en: "Line added", vi: "Thêm dòng" },
  removed: { en: "Line removed", vi: "Xóa dòng" },
  adjusted: { en: "{exact}, adjusted by {by}", vi: "{exact}, điều chỉnh {by}" },
  changed: { en: "{label}: {was} → {now}", vi: "{label}: {was} → {now}" },
  lineOf: { en: "{job} · {bill} · {partner}", vi: "{job} · {bill} · {partner}" },
  total: { en: "With VAT", vi: "Có thuế" },
} as const satisfies Record<string, Words>;
