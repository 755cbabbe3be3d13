import type { Words } from "@fairway/core/words/words.ts";

/** The services of the house, by transaction type: what settings are kept apart by. */
export const serviceCodes = {
  AE: { en: "Air export", vi: "Hàng không xuất" },
  AI: { en: "Air import", vi: "Hàng không nhập" },
  SFE: { en: "Sea FCL export", vi: "Biển nguyên cont xuất" },
  SFI: { en: "Sea FCL import", vi: "Biển nguyên cont nhập" },
  SLE: { en: "Sea LCL export", vi: "Biển hàng lẻ xuất" },
  SLI: { en: "Sea LCL import", vi: "Biển hàng lẻ nhập" },
  SCE: { en: "Sea consol export", vi: "Gom hàng biển xuất" },
  SCI: { en: "Sea consol import", vi: "Gom hàng biển nhập" },
  CL: { en: "Logistics, customs", vi: "Logistics, hải quan" },
  TK: { en: "Inland trucking", vi: "Vận tải nội địa" },
} as const satisfies Record<string, Words>;
export type ServiceCode = keyof typeof serviceCodes;

/** The codes in the order that settings show them. */
export const serviceOrder = Object.keys(serviceCodes) as [ServiceCode, ...ServiceCode[]];
