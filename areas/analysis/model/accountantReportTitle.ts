/** The title of the accountant's reports, needed before their screen is loaded. */
export const accountantReportTitle = { en: "Accountant report", vi: "Báo cáo kế toán" } as const;
