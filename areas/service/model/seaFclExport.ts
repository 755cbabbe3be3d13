import { containerExportList } from "./seaJobList.ts";
import { billRows, seaExportBill } from "./seaBill.ts";
import { seaExportForm } from "./seaJob.ts";
import { tabsWithBoxes } from "./jobTabs.ts";
import { seaExportPapers } from "./paperSets.ts";
import type { Service } from "./serviceDeclaration.ts";

/** Full containers that leave by sea. */
export const seaFclExport = {
  code: "SFE",
  name: { en: "Sea FCL Export", vi: "Biển nguyên cont xuất", former: ["Đường biển FCL xuất"] },
  menu: "docSeaFCLExport",
  route: "sea-fcl-export",
  jobPrefix: "SEF",
  product: "Sea FCL",
  manifestPrefix: "MSE",
  family: "sea",
  direction: "export",
  goods: "containers",
  isOpen: true,
  trade: {},
  list: containerExportList,
  form: seaExportForm("containers", "FCL/FCL"),
  bill: seaExportBill(billRows("containers"), "FCL/FCL-CY/CY", true),
  tabs: tabsWithBoxes,
  sideLinks: ["manifest", "shippingInstruction", "preAlert", "coverPage", "containerLabels"],
  papers: ["profitSheet", "billOfLading", "shippingInstruction"],
  paperSet: seaExportPapers,
} as const satisfies Service;
