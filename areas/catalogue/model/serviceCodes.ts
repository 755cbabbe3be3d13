/** The services a charge, an agreement or an incoterm may be for. */
export const serviceCodes = {
  AE: { en: "Air Export", vi: "Hàng không xuất" },
  AI: { en: "Air Import", vi: "Hàng không nhập" },
  SFE: { en: "Sea FCL Export", vi: "Đường biển FCL xuất" },
  SFI: { en: "Sea FCL Import", vi: "Đường biển FCL nhập" },
  SLE: { en: "Sea LCL Export", vi: "Đường biển LCL xuất" },
  SLI: { en: "Sea LCL Import", vi: "Đường biển LCL nhập" },
  SCE: { en: "Sea Consol Export", vi: "Gom hàng biển xuất" },
  SCI: { en: "Sea Consol Import", vi: "Gom hàng biển nhập" },
  CL: { en: "Custom Logistic", vi: "Thủ tục hải quan" },
  TK: { en: "Trucking", vi: "Vận tải bộ" },
} as const;
