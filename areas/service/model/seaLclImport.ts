import { billRows, measuring, seaImportBill } from "./seaBill.ts";
import { seaImportForm } from "./seaJob.ts";
import { seaImportList, seaImportTrade } from "./seaJobList.ts";
import { tabsWithBills } from "./jobTabs.ts";
import { seaImportPapers } from "./paperSets.ts";
import type { Service } from "./serviceDeclaration.ts";

/** Loose goods that arrive by sea in a container of another forwarder. */
export const seaLclImport = {
  code: "SLI",
  name: { en: "Sea LCL Import", vi: "Biển hàng lẻ nhập", former: ["Đường biển LCL nhập"] },
  menu: "docSeaLCLImport",
  route: "sea-lcl-import",
  jobPrefix: "SIL",
  product: "Sea LCL",
  manifestPrefix: "MSI",
  family: "sea",
  direction: "import",
  goods: "looseGoods",
  leastTons: "1",
  isOpen: true,
  trade: seaImportTrade,
  list: seaImportList,
  form: seaImportForm("looseGoods", "LCL/LCL", true),
  bill: measuring(seaImportBill(billRows("measuredContainers"), "LCL/LCL-CY/CY")),
  tabs: tabsWithBills,
  sideLinks: ["manifest", "coverPage", "containerLabels"],
  papers: ["profitSheet"],
  paperSet: seaImportPapers,
} as const satisfies Service;
