/** The words that papers of all offices share: contact, parties, money, signatures. */
export const paperWords = {
  no: { en: "No.", vi: "Số" },
  address: { en: "Address", vi: "Địa chỉ" },
  tel: { en: "Tel", vi: "ĐT" },
  fax: { en: "Fax", vi: "Fax" },
  taxCode: { en: "Tax code", vi: "Mã số thuế" },
  contact: { en: "Contact", vi: "Liên hệ" },
  telephone: { en: "Tel", vi: "Điện thoại" },
  inWords: { en: "In words", vi: "Bằng chữ" },
  exchangeRate: { en: "Exchange rate", vi: "Tỷ giá" },
  total: { en: "Total", vi: "Tổng cộng" },
  draft: { en: "DRAFT", vi: "BẢN NHÁP" },
  cancelled: { en: "CANCELLED", vi: "ĐÃ HỦY" },
  preparedBy: { en: "Prepared by", vi: "Người lập" },
  accountant: { en: "Chief accountant", vi: "Kế toán trưởng" },
  director: { en: "Director", vi: "Giám đốc" },
} as const;
