import { billRows, seaImportBill } from "./seaBill.ts";
import { seaImportForm } from "./seaJob.ts";
import { seaImportList, seaImportTrade } from "./seaJobList.ts";
import { tabsWithBoxes } from "./jobTabs.ts";
import { seaImportPapers } from "./paperSets.ts";
import type { Service } from "./serviceDeclaration.ts";

/** Full containers that arrive by sea. */
export const seaFclImport = {
  code: "SFI",
  name: { en: "Sea FCL Import", vi: "Biển nguyên cont nhập", former: ["Đường biển FCL nhập"] },
  menu: "docSeaFCLImport",
  route: "sea-fcl-import",
  jobPrefix: "SIF",
  product: "Sea FCL",
  manifestPrefix: "MSI",
  family: "sea",
  direction: "import",
  goods: "containers",
  isOpen: true,
  trade: seaImportTrade,
  list: seaImportList,
  form: seaImportForm("containers", "FCL/FCL"),
  bill: seaImportBill(billRows("measuredContainers"), "FCL/FCL-CY/CY"),
  tabs: tabsWithBoxes,
  sideLinks: ["manifest", "coverPage", "containerLabels"],
  papers: ["profitSheet"],
  paperSet: seaImportPapers,
} as const satisfies Service;
