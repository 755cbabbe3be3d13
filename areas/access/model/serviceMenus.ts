import type { ServiceCode } from "@fairway/areas/organisation/model/serviceCodes.ts";

/** The screen on which the jobs of each service are worked. */
export const serviceMenus: Readonly<Record<ServiceCode, string>> = {
  AE: "docAirExport",
  AI: "docAirImport",
  SFE: "docSeaFCLExport",
  SFI: "docSeaFCLImport",
  SLE: "docSeaLCLExport",
  SLI: "docSeaLCLImport",
  SCE: "docSeaConsolExport",
  SCI: "docSeaConsolImport",
  CL: "opsJobManagement",
  TK: "opsTruckingInland",
};
