import { billRows, seaImportBill } from "./seaBill.ts";
import { seaImportForm } from "./seaJob.ts";
import { seaImportList } from "./seaJobList.ts";
import type { Service } from "./serviceDeclaration.ts";

/** Loose goods of several customers that arrive by sea in a container of our own. */
export const seaConsolImport = {
  code: "SCI",
  name: { en: "Sea Consol Import", vi: "Biển gom hàng nhập" },
  menu: "docSeaConsolImport",
  route: "sea-consol-import",
  jobPrefix: "SIC",
  family: "sea",
  direction: "import",
  serviceDateFollows: "eta",
  goods: "containers",
  isOpen: false,
  trade: {},
  list: seaImportList,
  form: seaImportForm("containers", "LCL/LCL"),
  bill: seaImportBill(billRows("measuredContainers"), "LCL/LCL-CY/CY"),
  papers: ["profitSheet"],
} as const satisfies Service;
