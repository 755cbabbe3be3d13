/** The titles of the stage screens and tabs, needed before the screens are loaded. */
export const titles = {
  tab: { en: "Assignment", vi: "Phân công" },
  board: { en: "Assignment board", vi: "Bảng phân công" },
  mine: { en: "My stages", vi: "Công đoạn của tôi" },
} as const;
