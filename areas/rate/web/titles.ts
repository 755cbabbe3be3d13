/** The titles of the rate screens, needed before the screens are loaded. */
export const titles = {
  title: { en: "Exchange Rate", vi: "Tỷ giá" },
  importTitle: { en: "Import exchange rates", vi: "Nhập tỷ giá từ Excel" },
} as const;
