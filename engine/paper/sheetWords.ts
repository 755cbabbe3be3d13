/** The words that all sheets share. */
export const sheetWords = {
  page: { en: "Page", vi: "Trang" },
  printedBy: { en: "Printed by", vi: "Người in" },
  continued: { en: "continued", vi: "tiếp theo" },
  sign: { en: "(Signature, full name)", vi: "(Ký, ghi rõ họ tên)" },
  stamp: { en: "(Signature, stamp, full name)", vi: "(Ký, đóng dấu, ghi rõ họ tên)" },
} as const;
