/** The titles of the screens and the tab of free time, needed before they are loaded. */
export const titles = {
  tab: { en: "Free Time", vi: "Lưu container" },
  rules: { en: "Free time rules", vi: "Quy tắc miễn phí lưu container" },
  holidays: { en: "Office holidays", vi: "Ngày nghỉ" },
  importRules: { en: "Import free time rules", vi: "Nhập quy tắc miễn phí lưu container từ Excel" },
  importHolidays: { en: "Import office holidays", vi: "Nhập ngày nghỉ từ Excel" },
} as const;
