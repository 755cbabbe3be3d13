/** The title of the profit report, needed before its screen is loaded. */
export const profitReportTitle = { en: "P/L report", vi: "Báo cáo lãi lỗ" } as const;
