/** The titles of the columns and sections of charges on papers. */
export const chargePaperWords = {
  description: { en: "Description", vi: "Diễn giải" },
  quantity: { en: "Qty", vi: "SL" },
  unit: { en: "Unit", vi: "ĐVT" },
  unitPrice: { en: "Unit price", vi: "Đơn giá" },
  currency: { en: "Cur.", vi: "Tiền" },
  vat: { en: "VAT %", vi: "Thuế %" },
  fixed: { en: "fixed", vi: "cố định" },
  notTaxed: { en: "Not taxed", vi: "KCT" },
  vatAmount: { en: "VAT amount", vi: "Tiền thuế" },
  amount: { en: "Amount incl. VAT", vi: "Thành tiền có thuế" },
  charge: { en: "CHARGES", vi: "CÁC KHOẢN PHÍ" },
  paidOnBehalf: { en: "I. PAID ON BEHALF", vi: "I. CÁC KHOẢN CHI HỘ" },
  logistics: { en: "II. LOGISTICS SERVICES", vi: "II. DỊCH VỤ LOGISTICS" },
  invoiceNo: { en: "Invoice no.", vi: "Số hóa đơn" },
  obh: { en: "ON-BEHALF CHARGES", vi: "CÁC KHOẢN CHI HỘ" },
} as const;
