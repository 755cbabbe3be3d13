import { billRows, seaExportBill } from "./seaBill.ts";
import { seaExportForm } from "./seaJob.ts";
import { containerExportList } from "./seaJobList.ts";
import { tabsWithBoxes } from "./jobTabs.ts";
import { seaExportPapers } from "./paperSets.ts";
import type { Service } from "./serviceDeclaration.ts";

/** Loose goods of several customers that leave by sea in a container of our own. */
export const seaConsolExport = {
  code: "SCE",
  name: { en: "Sea Consol Export", vi: "Biển gom hàng xuất", former: ["Gom hàng biển xuất"] },
  menu: "docSeaConsolExport",
  route: "sea-consol-export",
  jobPrefix: "SEC",
  product: "Sea Consol",
  manifestPrefix: "MSCE",
  family: "sea",
  direction: "export",
  goods: "containers",
  leastTons: "1",
  isOpen: true,
  trade: {},
  list: containerExportList,
  form: seaExportForm("containers", "LCL/LCL"),
  bill: seaExportBill(billRows("containers"), "LCL/LCL-CY/CY"),
  tabs: tabsWithBoxes,
  sideLinks: ["manifest", "shippingInstruction", "preAlert", "coverPage", "containerLabels"],
  papers: ["profitSheet", "billOfLading", "shippingInstruction"],
  paperSet: seaExportPapers,
} as const satisfies Service;
