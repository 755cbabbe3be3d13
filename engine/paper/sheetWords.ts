/** The words that every sheet has, whatever it is about. */
export const sheetWords = {
  page: { en: "Page", vi: "Trang" },
  printedBy: { en: "Printed by", vi: "Người in" },
  continued: { en: "continued", vi: "tiếp theo" },
  sign: { en: "(Signature, full name)", vi: "(Ký, ghi rõ họ tên)" },
  stamp: { en: "(Signature, stamp, full name)", vi: "(Ký, đóng dấu, ghi rõ họ tên)" },
} as const;
