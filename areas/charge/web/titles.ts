/** Titles of charges, needed before their content is loaded. */
export const titles = {
  tab: { en: "Charges", vi: "Các khoản phí" },
  import: { en: "Import charges of {service} jobs", vi: "Nhập phí lô {service} từ Excel" },
  importShort: { en: "Import charges", vi: "Nhập phí từ Excel" },
} as const;
