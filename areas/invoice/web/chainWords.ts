/** The texts of the line that says how far a job is. */
export const chainWords = {
  chain: { en: "From bill to cash", vi: "Từ vận đơn đến thu tiền" },
  done: { en: "Done", vi: "Hoàn tất" },
  bill: { en: "House bill", vi: "Vận đơn nhà" },
  charges: { en: "Charges", vi: "Các khoản phí" },
  note: { en: "Debit note", vi: "Giấy báo nợ" },
  invoice: { en: "Invoice", vi: "Hóa đơn" },
  paid: { en: "Paid", vi: "Đã thanh toán" },
  none: { en: "none yet", vi: "chưa có" },
  noSelling: { en: "no selling yet", vi: "chưa có phí bán" },
  toNote: {
    en: "{count, plural, one {# charge open} other {# charges open}}",
    vi: "còn {count} dòng phí",
  },
  vatOpen: { en: "VAT: {count} open", vi: "GTGT: còn {count}" },
  obhOpen: { en: "on behalf: {count} open", vi: "chi hộ: còn {count}" },
  openMoney: { en: "open", vi: "còn nợ" },
} as const;
