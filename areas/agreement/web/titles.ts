/** The names of this area's parts on the pages of partners; loaded with the first page. */
export const titles = {
  agreement: { en: "Agreement", vi: "Hợp đồng" },
  agreementImport: { en: "Import agreements", vi: "Nhập hợp đồng từ Excel" },
  exportAgreements: { en: "Export agreements", vi: "Xuất hợp đồng ra Excel" },
} as const;
