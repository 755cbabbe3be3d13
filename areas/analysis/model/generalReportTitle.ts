/** The title of the general report, needed before its screen is loaded. */
export const generalReportTitle = { en: "General report", vi: "Báo cáo tổng hợp" } as const;
