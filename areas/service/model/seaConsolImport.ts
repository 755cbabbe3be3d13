import { billRows, seaImportBill } from "./seaBill.ts";
import { seaImportForm } from "./seaJob.ts";
import { seaImportList, seaImportTrade } from "./seaJobList.ts";
import { tabsWithBoxes } from "./jobTabs.ts";
import { seaImportPapers } from "./paperSets.ts";
import type { Service } from "./serviceDeclaration.ts";

/** Loose goods of several customers that arrive by sea in a container of our own. */
export const seaConsolImport = {
  code: "SCI",
  name: { en: "Sea Consol Import", vi: "Biển gom hàng nhập", former: ["Gom hàng biển nhập"] },
  menu: "docSeaConsolImport",
  route: "sea-consol-import",
  jobPrefix: "SIC",
  product: "Sea Consol",
  manifestPrefix: "MSCI",
  family: "sea",
  direction: "import",
  goods: "containers",
  leastTons: "1",
  isOpen: true,
  trade: seaImportTrade,
  list: seaImportList,
  form: seaImportForm("containers", "LCL/LCL"),
  bill: seaImportBill(billRows("measuredContainers"), "LCL/LCL-CY/CY"),
  tabs: tabsWithBoxes,
  sideLinks: ["manifest", "coverPage", "containerLabels"],
  papers: ["profitSheet"],
  paperSet: seaImportPapers,
} as const satisfies Service;
