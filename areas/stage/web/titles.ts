/** The names of screens and tabs of stages: known before the screens are loaded. */
export const titles = {
  tab: { en: "Assignment", vi: "Phân công" },
} as const;
