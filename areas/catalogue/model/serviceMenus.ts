import type { serviceCodes } from "./serviceCodes.ts";

/** The menus under which jobs of a service are worked: who has one of them works the service. */
export const serviceMenus: Readonly<Record<keyof typeof serviceCodes, readonly string[]>> = {
  AE: ["docAirExport"],
  AI: ["docAirImport"],
  SFE: ["docSeaFCLExport"],
  SFI: ["docSeaFCLImport"],
  SLE: ["docSeaLCLExport"],
  SLI: ["docSeaLCLImport"],
  SCE: ["docSeaConsolExport"],
  SCI: ["docSeaConsolImport"],
  CL: ["opsJobManagement"],
  TK: ["docInlandTrucking", "opsTruckingInland"],
};
