/** The titles of the screens and the tab of free time, needed before they are loaded. */
export const titles = {
  tab: { en: "Free time", vi: "Thời gian miễn phí" },
  rules: { en: "Free time rules", vi: "Quy tắc thời gian miễn phí" },
  holidays: { en: "Office holidays", vi: "Ngày nghỉ" },
  importRules: { en: "Import free time rules", vi: "Nhập quy tắc thời gian miễn phí từ Excel" },
  importHolidays: { en: "Import office holidays", vi: "Nhập ngày nghỉ từ Excel" },
} as const;
