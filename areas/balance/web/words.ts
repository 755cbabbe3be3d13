/** Texts of debts. */
export const words = {
  credit: { en: "Credit", vi: "Công nợ" },
  debitAmount: { en: "Debit Amount", vi: "Tổng nợ" },
  billingAmount: { en: "Billing Amount", vi: "Đã xuất hóa đơn" },
  paidAmount: { en: "Paid Amount", vi: "Đã thanh toán" },
  unpaidAmount: { en: "Unpaid Amount", vi: "Chưa thanh toán" },
  creditRate: { en: "Credit Rate", vi: "Tỷ lệ công nợ" },
  advanceVnd: { en: "Customer Advance (VND)", vi: "Tiền ứng trước của khách (VND)" },
  advanceUsd: { en: "Customer Advance (USD)", vi: "Tiền ứng trước của khách (USD)" },
  byOffice: { en: "By office and service", vi: "Theo văn phòng và dịch vụ" },
  office: { en: "Office", vi: "Văn phòng" },
  service: { en: "Service", vi: "Dịch vụ" },
  payable: { en: "Amounts payable", vi: "Số tiền phải trả" },
  creditPaid: { en: "Credit Paid", vi: "Đã trả" },
  creditAdvance: { en: "Credit Advance", vi: "Đã ứng trước" },
  creditAmount: { en: "Payable", vi: "Phải trả" },
  creditUnpaid: { en: "Credit Unpaid", vi: "Còn phải trả" },
} as const;
