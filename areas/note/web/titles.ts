/** The names of screens and tabs of notes: known before the screens are loaded. */
export const titles = {
  tab: { en: "Debit & credit notes", vi: "Giấy báo nợ/có" },
} as const;
