import { localCurrency } from "@fairway/core/money/currency.ts";
import type { Words } from "@fairway/core/words/words.ts";
import type { Meaning } from "@fairway/ui/theme.ts";
import type { PaymentStatus } from "@fairway/areas/due/model/paymentStatus.ts";
import type { NoteState, NoteType } from "../model/note.ts";
import { titles } from "./titles.ts";

export const typeWords: Record<NoteType, Words> = {
  DEBIT: { en: "Debit note", vi: "Giấy báo nợ" },
  CREDIT: { en: "Credit note", vi: "Giấy báo có" },
  INVOICE: { en: "Invoice note", vi: "Giấy báo thu" },
};

export const statusWords: Record<NoteState, Words> = {
  New: { en: "New", vi: "Mới" },
  "Issued Invoice": { en: "Invoice issued", vi: "Đã xuất hóa đơn" },
  "Issued Voucher": { en: "Voucher issued", vi: "Đã lập chứng từ" },
};

export const statusMeanings: Record<NoteState, Meaning> = {
  New: "new",
  "Issued Invoice": "progress",
  "Issued Voucher": "progress",
};

export const paymentWords: Record<PaymentStatus, Words> = {
  Unpaid: { en: "Unpaid", vi: "Chưa thanh toán" },
  "Paid A Part": { en: "Partly paid", vi: "Thanh toán một phần" },
  Paid: { en: "Paid", vi: "Đã thanh toán" },
};

export const paymentMeanings: Record<PaymentStatus, Meaning> = {
  Unpaid: "waiting",
  "Paid A Part": "progress",
  Paid: "good",
};

export const words = {
  ...titles,
  issue: { en: "Issue note", vi: "Lập giấy báo" },
  issueTitle: { en: "Issue a note", vi: "Lập giấy báo" },
  changeTitle: { en: "Change note {code}", vi: "Sửa giấy báo {code}" },
  save: { en: "Save", vi: "Lưu" },
  none: { en: "No notes yet", vi: "Chưa có giấy báo" },
  noneDetail: {
    en: "A note lists charges of this job for one partner: what they owe us, or what we owe them.",
    vi: "Giấy báo tập hợp các khoản phí của lô hàng cho một đối tác: khoản họ nợ ta hoặc ta nợ họ.",
  },
  type: { en: "Type", vi: "Loại" },
  noteNo: { en: "Note no.", vi: "Số giấy báo" },
  charges: { en: "Charges", vi: "Số dòng phí" },
  balance: { en: "Balance", vi: "Số tiền" },
  totalVnd: { en: "Total VND", vi: "Tổng VND" },
  totalUsd: { en: "Total USD", vi: "Tổng USD" },
  creator: { en: "Creator", vi: "Người lập" },
  created: { en: "Issued", vi: "Ngày lập" },
  status: { en: "Status", vi: "Trạng thái" },
  payment: { en: "Payment", vi: "Thanh toán" },
  issuedFor: { en: "Invoice no.", vi: "Số hóa đơn" },
  sync: { en: "Sync", vi: "Đồng bộ" },
  partner: { en: "Partner", vi: "Đối tác" },
  choosePartner: { en: "Choose a partner", vi: "Chọn đối tác" },
  exchangeDate: { en: "Exchange rate date", vi: "Ngày tỷ giá" },
  usdRate: { en: "USD rate", vi: "Tỷ giá USD" },
  flexId: { en: "Reference no.", vi: "Số tham chiếu" },
  note: { en: "Note", vi: "Ghi chú" },
  hbl: { en: "HBL no.", vi: "Số vận đơn nhà" },
  code: { en: "Code", vi: "Mã phí" },
  chargeName: { en: "Charge", vi: "Tên phí" },
  quantity: { en: "Qty", vi: "SL" },
  unit: { en: "Unit", vi: "ĐVT" },
  unitPrice: { en: "Unit price", vi: "Đơn giá" },
  currency: { en: "Cur.", vi: "Tiền" },
  vat: { en: "VAT", vi: "Thuế" },
  fixedVat: { en: "fixed", vi: "cố định" },
  amount: { en: "Amount", vi: "Thành tiền" },
  amountVnd: { en: localCurrency, vi: localCurrency },
  rate: { en: "Rate", vi: "Tỷ giá" },
  all: { en: "Choose all", vi: "Chọn tất cả" },
  chosen: {
    en: "{count, plural, one {# charge} other {# charges}} chosen",
    vi: "Đã chọn {count} dòng phí",
  },
  noCharges: { en: "Nothing to bill", vi: "Không còn phí để lập" },
  noChargesDetail: {
    en: "All charges of this side are already on a note, or none were entered.",
    vi: "Mọi dòng phí bên này đã nằm trên giấy báo, hoặc chưa nhập phí.",
  },
  chooseOne: { en: "Choose at least one charge.", vi: "Hãy chọn ít nhất một dòng phí." },
  issued: { en: "Note {code} is issued.", vi: "Đã lập giấy báo {code}." },
  saved: { en: "Note {code} is saved.", vi: "Đã lưu giấy báo {code}." },
  deleted: { en: "Note {code} is deleted.", vi: "Đã xóa giấy báo {code}." },
  delete: { en: "Delete", vi: "Xóa" },
  deleteSure: { en: "Delete note {code}?", vi: "Xóa giấy báo {code}?" },
  deleteDetail: {
    en: "Its charges become available again.",
    vi: "Các dòng phí sẽ được giải phóng.",
  },
  edit: { en: "Change", vi: "Sửa" },
  preview: { en: "Preview", vi: "Xem trước" },
  ORIGIN: { en: "In original currencies", vi: "Theo nguyên tệ" },
  [localCurrency]: { en: "In VND", vi: "Quy đổi VND" },
  USD: { en: "In USD", vi: "Quy đổi USD" },
  issueInvoice: { en: "Issue VAT invoice", vi: "Xuất hóa đơn GTGT" },
  more: { en: "More actions", vi: "Thao tác khác" },
  valuedAtSave: {
    en: "Amounts are re-rated at the chosen day when saved.",
    vi: "Sẽ quy đổi lại theo tỷ giá ngày đã chọn khi lưu.",
  },
};
