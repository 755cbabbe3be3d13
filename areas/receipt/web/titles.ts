/** The titles of the receipt screens and tabs, needed before the screens are loaded. */
export const titles = {
  receivable: { en: "Receipts", vi: "Phiếu thu" },
  newReceipt: { en: "New receipt", vi: "Lập phiếu thu" },
  paymentHistory: { en: "Payment history", vi: "Lịch sử thanh toán" },
  paymentImport: { en: "Import payments", vi: "Nhập thanh toán từ Excel" },
  detail: { en: "Receipt", vi: "Phiếu thu" },
} as const;
