import { airExportBill } from "./airBill.ts";
import { airCarriers, airJobList, airJobSections, asPerAirBill } from "./airJob.ts";
import { airTrade } from "./airTrade.ts";
import { tabsWithBills } from "./jobTabs.ts";
import { airExportPapers } from "./paperSets.ts";
import type { Service } from "./serviceDeclaration.ts";

/** Goods that leave by air. */
export const airExport = {
  code: "AE",
  name: { en: "Air Export", vi: "Hàng không xuất" },
  menu: "docAirExport",
  route: "air-export",
  jobPrefix: "AE",
  product: "Air",
  manifestPrefix: "MAE",
  family: "air",
  direction: "export",
  goods: "dimensions",
  isOpen: true,
  trade: airTrade,
  list: { ...airJobList("etd"), hasDailyList: true },
  form: {
    sections: airJobSections("airlineInfo"),
    // The master waybill has the route.
    keyedElsewhere: ["route"],
    required: ["shipmentType", "personIncharge", "mawb", "etd", "pol", "coloaderId", "incotermId"],
    defaults: { shipmentType: "Freehand" },
    starts: { desOfGoods: asPerAirBill },
    hasDefaultCommodity: true,
    carrierGroups: airCarriers,
    dateRule: "movesServiceDate",
    daysThatFollow: ["flightDate"],
    rules: ["mawbHasCheckDigit", "grossWithinCharge"],
  },
  bill: airExportBill,
  tabs: tabsWithBills,
  sideLinks: ["manifest", "mawb", "preAlert", "coverPage"],
  papers: ["profitSheet", "houseAirWaybill", "masterAirWaybill"],
  paperSet: airExportPapers,
} as const satisfies Service;
