/** The title of the sale reports, needed before their screen is loaded. */
export const saleReportTitle = { en: "Sale report", vi: "Báo cáo kinh doanh" } as const;
