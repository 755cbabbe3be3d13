/** The titles of the tariff screens, needed before the screens are loaded. */
export const titles = {
  tariff: { en: "Tariff", vi: "Biểu giá" },
  new: { en: "New tariff", vi: "Thêm biểu giá" },
  detail: { en: "Tariff detail", vi: "Chi tiết biểu giá" },
  importLines: { en: "Import tariff lines", vi: "Nhập dòng biểu giá từ Excel" },
} as const;
