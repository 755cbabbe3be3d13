import { type BookCurrency, localCurrency } from "@fairway/core/money/currency.ts";
import type { Words } from "@fairway/core/words/words.ts";
import type { AccountingType, InvoiceType } from "../model/invoice.ts";
import { titles } from "./titles.ts";

export const typeWords: Record<AccountingType, Words> = {
  Invoice: { en: "VAT invoice", vi: "Hóa đơn GTGT" },
  InvoiceTemp: { en: "On-behalf invoice", vi: "Hóa đơn chi hộ" },
  Voucher: { en: "Voucher", vi: "Chứng từ" },
};

export const invoiceTypeWords: Record<InvoiceType, Words> = {
  Invoice: { en: "Selling (VAT invoice)", vi: "Phí bán (hóa đơn GTGT)" },
  InvoiceTemp: { en: "On behalf (OBH)", vi: "Chi hộ (OBH)" },
};

export const methodWords: Record<string, Words> = {
  "Bank Transfer": { en: "Bank transfer", vi: "Chuyển khoản" },
  Cash: { en: "Cash", vi: "Tiền mặt" },
  "Bank Transfer / Cash": { en: "Bank transfer / cash", vi: "Chuyển khoản / tiền mặt" },
};

export const currencyWords: Record<BookCurrency, Words> = {
  [localCurrency]: { en: localCurrency, vi: localCurrency },
  USD: { en: "USD", vi: "USD" },
};

export const words = {
  ...titles,
  noInvoices: { en: "No invoices yet", vi: "Chưa có hóa đơn" },
  noInvoicesDetail: {
    en: "VAT invoices for selling charges and invoices for on-behalf charges are listed here.",
    vi: "Hóa đơn GTGT cho phí bán và hóa đơn chi hộ nằm tại đây.",
  },
  noNotes: { en: "No notes yet", vi: "Chưa có giấy báo" },
  noNotesDetail: {
    en: "Debit, credit and invoice notes are issued on the job.",
    vi: "Giấy báo nợ, báo có được lập trên lô hàng.",
  },
  references: { en: "References", vi: "Số tham chiếu" },
  referencesHint: {
    en: "Debit note, job, HBL or MBL numbers; separate several with commas. Press Enter to search.",
    vi: "Số giấy báo, lô hàng, HBL hoặc MBL; nhiều số cách nhau bằng dấu phẩy. Enter để tìm.",
  },
  referenceKind: { en: "By", vi: "Tìm theo" },
  cdNotes: { en: "Debit note", vi: "Giấy báo nợ" },
  jobNos: { en: "Job", vi: "Lô hàng" },
  hbls: { en: "HBL", vi: "HBL" },
  mbls: { en: "MBL", vi: "MBL" },
  find: { en: "Find charges", vi: "Tìm phí" },
  nothingFound: { en: "No charges to invoice", vi: "Không có phí để xuất hóa đơn" },
  nothingFoundDetail: {
    en: "Enter a number above. Charges that are already invoiced are not listed.",
    vi: "Nhập số ở trên. Phí đã xuất hóa đơn không hiển thị.",
  },
  type: { en: "Type", vi: "Loại" },
  voucherId: { en: "Voucher ID", vi: "Số chứng từ" },
  invoiceNo: { en: "Invoice no.", vi: "Số hóa đơn" },
  invoiceNoTempt: { en: "Invoice no. (temp)", vi: "Số hóa đơn (tạm)" },
  invoiceNoReal: { en: "Real invoice no.", vi: "Số hóa đơn thật" },
  serie: { en: "Series", vi: "Ký hiệu" },
  partner: { en: "Partner", vi: "Đối tác" },
  total: { en: "Total", vi: "Tổng tiền" },
  paid: { en: "Paid", vi: "Đã thu" },
  unpaid: { en: "Open", vi: "Còn nợ" },
  date: { en: "Invoice date", vi: "Ngày hóa đơn" },
  dueDate: { en: "Due", vi: "Hạn thanh toán" },
  created: { en: "Issued", vi: "Ngày lập" },
  creator: { en: "Creator", vi: "Người lập" },
  status: { en: "Payment", vi: "Thanh toán" },
  paymentMethod: { en: "Payment method", vi: "Hình thức thanh toán" },
  paymentTerm: { en: "Payment term", vi: "Thời hạn thanh toán" },
  days: { en: "days", vi: "ngày" },
  accountNo: { en: "Account", vi: "Tài khoản" },
  currency: { en: "Currency", vi: "Loại tiền" },
  description: { en: "Description", vi: "Diễn giải" },
  generated: { en: "assigned on issuing", vi: "cấp khi phát hành" },
  issue: { en: "Issue", vi: "Phát hành" },
  save: { en: "Save", vi: "Lưu" },
  delete: { en: "Delete", vi: "Xóa" },
  deleteSure: { en: "Delete invoice {no}?", vi: "Xóa hóa đơn {no}?" },
  deleteDetail: {
    en: "Its charges become available again and its notes return to New.",
    vi: "Các dòng phí được giải phóng, giấy báo trở lại trạng thái mới.",
  },
  deleted: { en: "Invoice {no} is deleted.", vi: "Đã xóa hóa đơn {no}." },
  issued: { en: "Invoice {no} is issued.", vi: "Đã phát hành hóa đơn {no}." },
  saved: { en: "Invoice {no} is saved.", vi: "Đã lưu hóa đơn {no}." },
  chooseOne: { en: "Choose at least one charge.", vi: "Hãy chọn ít nhất một dòng phí." },
  lines: { en: "Charges", vi: "Các dòng phí" },
  main: { en: "Invoice", vi: "Hóa đơn" },
  receive: { en: "Receive payment", vi: "Thu tiền" },
  job: { en: "Job", vi: "Lô hàng" },
  hbl: { en: "HBL", vi: "Vận đơn nhà" },
  code: { en: "Code", vi: "Mã phí" },
  charge: { en: "Charge", vi: "Tên phí" },
  contraAccount: { en: "Contra account", vi: "TK đối ứng" },
  quantity: { en: "Qty", vi: "SL" },
  unit: { en: "Unit", vi: "ĐVT" },
  unitPrice: { en: "Unit price", vi: "Đơn giá" },
  orgAmount: { en: "Org. amount", vi: "Tiền nguyên tệ" },
  vat: { en: "VAT %", vi: "Thuế %" },
  orgVat: { en: "Org. VAT", vi: "Thuế nguyên tệ" },
  rate: { en: "Rate", vi: "Tỷ giá" },
  amountVnd: { en: "Amount (VND)", vi: "Tiền (VND)" },
  vatVnd: { en: "VAT (VND)", vi: "Thuế (VND)" },
  note: { en: "Debit note", vi: "Giấy báo nợ" },
  jobNos2: { en: "Jobs", vi: "Lô hàng" },
  referenceNo: { en: "Number", vi: "Số" },
  issuedFor: { en: "Issued for", vi: "Hóa đơn / chứng từ" },
  syncStatus: { en: "Sync", vi: "Đồng bộ" },
  noteStatus: { en: "Status", vi: "Trạng thái" },
};
