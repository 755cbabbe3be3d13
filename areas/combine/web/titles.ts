/** The titles of the screens of combined billings. */
export const titles = {
  combines: { en: "Combined billings", vi: "Gộp chứng từ công nợ" },
  newCombine: { en: "New combined billing", vi: "Lập phiếu gộp công nợ" },
  combine: { en: "Combined billing", vi: "Phiếu gộp công nợ" },
} as const;
