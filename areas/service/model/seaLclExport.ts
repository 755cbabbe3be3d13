import { billRows, measuring, seaExportBill } from "./seaBill.ts";
import { seaExportForm } from "./seaJob.ts";
import { seaJobList } from "./seaJobList.ts";
import { tabsWithBills } from "./jobTabs.ts";
import { bookedSeaExportPapers } from "./paperSets.ts";
import type { Service } from "./serviceDeclaration.ts";

/** Loose goods that leave by sea in a container of another forwarder. */
export const seaLclExport = {
  code: "SLE",
  name: { en: "Sea LCL Export", vi: "Biển hàng lẻ xuất", former: ["Đường biển LCL xuất"] },
  menu: "docSeaLCLExport",
  route: "sea-lcl-export",
  jobPrefix: "SEL",
  product: "Sea LCL",
  manifestPrefix: "MSE",
  bookingNotes: true,
  family: "sea",
  direction: "export",
  goods: "looseGoods",
  leastTons: "1",
  isOpen: true,
  trade: { columns: { sumPackage: { en: "Total Pkgs", vi: "Tổng số kiện" } } },
  list: seaJobList(["etd"], ["sumPackage", "grossWeight", "cbm"]),
  form: seaExportForm("looseGoods", "LCL/LCL", true),
  bill: measuring(
    seaExportBill(billRows("looseGoods"), "LCL/LCL-CY/CY", false, "originalsOfMaster"),
  ),
  tabs: tabsWithBills,
  sideLinks: ["manifest", "shippingInstruction", "preAlert", "coverPage", "containerLabels"],
  papers: ["profitSheet", "billOfLading", "shippingInstruction"],
  paperSet: bookedSeaExportPapers,
} as const satisfies Service;
