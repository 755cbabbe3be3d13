/** The titles of the invoice screens and tabs, needed before the screens are loaded. */
export const titles = {
  management: { en: "Accounting management", vi: "Quản lý hóa đơn – chứng từ" },
  notes: { en: "Debit & credit notes", vi: "Giấy báo nợ/có" },
  gaps: { en: "Gaps in numbers", vi: "Số bị trống" },
  vatInvoice: { en: "Invoices", vi: "Hóa đơn" },
  newInvoice: { en: "New invoice", vi: "Lập hóa đơn" },
  importNumbers: { en: "Import real invoice numbers", vi: "Nhập số hóa đơn thật" },
  vouchers: { en: "Vouchers", vi: "Chứng từ" },
  newVoucher: { en: "New voucher", vi: "Lập chứng từ" },
  voucher: { en: "Voucher", vi: "Chứng từ" },
  detail: { en: "Invoice", vi: "Hóa đơn" },
  confirmBilling: { en: "Confirm billing", vi: "Xác nhận công nợ" },
  invoiceToConfirm: { en: "Invoice to confirm", vi: "Hóa đơn cần xác nhận" },
} as const;
