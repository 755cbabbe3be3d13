/** The titles of the file screens and tabs, needed before the screens are loaded. */
export const titles = {
  management: { en: "Files management", vi: "Quản lý tệp" },
  attach: { en: "Files of one record", vi: "Tệp đính kèm của một hồ sơ" },
  files: { en: "Files", vi: "Tệp đính kèm" },
} as const;
