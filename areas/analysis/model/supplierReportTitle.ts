/** The title of the purchases by supplier, needed before their screen is loaded. */
export const supplierReportTitle = {
  en: "Purchases by supplier",
  vi: "Mua dịch vụ theo nhà cung cấp",
} as const;
