/** The titles of the stage screens and tabs, needed before the screens are loaded. */
export const titles = {
  tab: { en: "Assignment", vi: "Phân công" },
} as const;
