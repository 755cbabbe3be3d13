/** The titles of the receivable screens, needed before the screens are loaded. */
export const titles = {
  summary: { en: "Receivables", vi: "Công nợ phải thu" },
  detail: { en: "Receivable detail", vi: "Chi tiết công nợ" },
} as const;
