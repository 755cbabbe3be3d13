/** The title of the commission reports, needed before their screen is loaded. */
export const commissionReportTitle = {
  en: "Commission and incentive report",
  vi: "Báo cáo hoa hồng và thưởng",
} as const;
