/** The titles of the note screens and tabs, needed before the screens are loaded. */
export const titles = {
  tab: { en: "Debit & credit notes", vi: "Giấy báo nợ/có" },
} as const;
