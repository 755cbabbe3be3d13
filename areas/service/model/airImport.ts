import { airImportBill } from "./airBill.ts";
import { airCarriers, airJobList, airJobSections, asPerAirBill } from "./airJob.ts";
import { airTrade } from "./airTrade.ts";
import { tabsWithBills } from "./jobTabs.ts";
import { airImportPapers } from "./paperSets.ts";
import type { Service } from "./serviceDeclaration.ts";

/** Goods that arrive by air. */
export const airImport = {
  code: "AI",
  name: { en: "Air Import", vi: "Hàng không nhập" },
  menu: "docAirImport",
  route: "air-import",
  jobPrefix: "AI",
  product: "Air",
  manifestPrefix: "MAI",
  family: "air",
  direction: "import",
  goods: "dimensions",
  isOpen: true,
  trade: airTrade,
  list: airJobList("eta"),
  form: {
    sections: airJobSections("route"),
    required: ["shipmentType", "personIncharge", "mawb", "eta", "pod", "agentId", "incotermId"],
    defaults: { shipmentType: "Freehand" },
    starts: { desOfGoods: asPerAirBill },
    hasDefaultCommodity: true,
    carrierGroups: airCarriers,
    dateRule: "movesServiceDate",
    rules: ["mawbHasCheckDigit", "grossWithinCharge"],
  },
  bill: airImportBill,
  tabs: tabsWithBills,
  sideLinks: ["manifest", "coverPage"],
  papers: ["profitSheet", "houseAirWaybill"],
  paperSet: airImportPapers,
} as const satisfies Service;
