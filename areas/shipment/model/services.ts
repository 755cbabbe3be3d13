import type { Words } from "@fairway/core/words/words.ts";

/** What one service of the house is called and how its jobs behave. */
export interface Service {
  readonly menu: string;
  readonly jobPrefix: string;
  /** Below /home/documentation. */
  readonly route: string;
  /** Bills of lading and air waybills are numbered apart: sea or air. */
  readonly family: "A" | "S";
  readonly direction: "export" | "import";
  /** The date that says which month a job belongs to. */
  readonly serviceDateFollows: "etd" | "eta";
  readonly typeOfService: string | null;
  readonly name: Words;
}

/** The air and sea services, by transaction type. Source: spec c §1. */
export const services = {
  AE: {
    menu: "docAirExport",
    jobPrefix: "AE",
    route: "air-export",
    family: "A",
    direction: "export",
    serviceDateFollows: "etd",
    typeOfService: null,
    name: { en: "Air export", vi: "Hàng không xuất" },
  },
  AI: {
    menu: "docAirImport",
    jobPrefix: "AI",
    route: "air-import",
    family: "A",
    direction: "import",
    serviceDateFollows: "eta",
    typeOfService: null,
    name: { en: "Air import", vi: "Hàng không nhập" },
  },
  SCE: {
    menu: "docSeaConsolExport",
    jobPrefix: "SEC",
    route: "sea-consol-export",
    family: "S",
    direction: "export",
    serviceDateFollows: "etd",
    typeOfService: "LCL/LCL",
    name: { en: "Sea consol export", vi: "Gom hàng biển xuất" },
  },
  SCI: {
    menu: "docSeaConsolImport",
    jobPrefix: "SIC",
    route: "sea-consol-import",
    family: "S",
    direction: "import",
    serviceDateFollows: "eta",
    typeOfService: "LCL/LCL",
    name: { en: "Sea consol import", vi: "Gom hàng biển nhập" },
  },
  SFE: {
    menu: "docSeaFCLExport",
    jobPrefix: "SEF",
    route: "sea-fcl-export",
    family: "S",
    direction: "export",
    serviceDateFollows: "etd",
    typeOfService: "FCL/FCL",
    name: { en: "Sea FCL export", vi: "Biển nguyên cont xuất" },
  },
  SFI: {
    menu: "docSeaFCLImport",
    jobPrefix: "SIF",
    route: "sea-fcl-import",
    family: "S",
    direction: "import",
    serviceDateFollows: "eta",
    typeOfService: "FCL/FCL",
    name: { en: "Sea FCL import", vi: "Biển nguyên cont nhập" },
  },
  SLE: {
    menu: "docSeaLCLExport",
    jobPrefix: "SEL",
    route: "sea-lcl-export",
    family: "S",
    direction: "export",
    serviceDateFollows: "etd",
    typeOfService: "LCL/LCL",
    name: { en: "Sea LCL export", vi: "Biển hàng lẻ xuất" },
  },
  SLI: {
    menu: "docSeaLCLImport",
    jobPrefix: "SIL",
    route: "sea-lcl-import",
    family: "S",
    direction: "import",
    serviceDateFollows: "eta",
    typeOfService: "LCL/LCL",
    name: { en: "Sea LCL import", vi: "Biển hàng lẻ nhập" },
  },
} as const satisfies Record<string, Service>;

/** A service by its code. */
export type TransactionType = keyof typeof services;

/** The services as a list, for choices and checks. */
export const transactionTypes = Object.keys(services) as TransactionType[];

/** The service of a code. */
export function serviceOf(transactionType: TransactionType): Service {
  return services[transactionType];
}

/** The services whose jobs can be opened today. */
export const openTransactionTypes: readonly TransactionType[] = ["SFE"];
