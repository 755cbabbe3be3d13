import { airExport } from "./airExport.ts";
import { airImport } from "./airImport.ts";
import { customsLogistics } from "./customsLogistics.ts";
import { inlandTrucking } from "./inlandTrucking.ts";
import { seaConsolExport } from "./seaConsolExport.ts";
import { seaConsolImport } from "./seaConsolImport.ts";
import { seaFclExport } from "./seaFclExport.ts";
import { seaFclImport } from "./seaFclImport.ts";
import { seaLclExport } from "./seaLclExport.ts";
import { seaLclImport } from "./seaLclImport.ts";

/** The services of the house, in the order that menus and settings show them. The only list. */
export const services = [
  airExport,
  airImport,
  seaFclExport,
  seaFclImport,
  seaLclExport,
  seaLclImport,
  seaConsolExport,
  seaConsolImport,
  customsLogistics,
  inlandTrucking,
] as const;

/** A service by its code. */
export type ServiceCode = (typeof services)[number]["code"];

/** A table of a higher area with an entry for every service; the compiler finds a missing one. */
export type ByService<T> = Readonly<Record<ServiceCode, T>>;
