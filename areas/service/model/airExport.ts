import { airBill, airCarriers, airJobList, airJobSections } from "./airJob.ts";
import { airTrade } from "./airTrade.ts";
import { tabsWithBills } from "./jobTabs.ts";
import type { Service } from "./serviceDeclaration.ts";

/** Goods that leave by air. */
export const airExport = {
  code: "AE",
  name: { en: "Air Export", vi: "Hàng không xuất" },
  menu: "docAirExport",
  route: "air-export",
  jobPrefix: "AE",
  family: "air",
  direction: "export",
  goods: "dimensions",
  isOpen: false,
  trade: airTrade,
  list: airJobList("etd"),
  form: {
    sections: airJobSections,
    required: ["shipmentType", "personIncharge", "mawb", "etd", "pol", "coloaderId", "incotermId"],
    defaults: { shipmentType: "Freehand", paymentTerm: "Prepaid" },
    starts: {},
    carrierGroups: airCarriers,
    dateRule: "movesServiceDate",
    rules: [],
  },
  bill: airBill(["shipperDescription", "freightPayment", "issueHbldate", "etd"]),
  tabs: tabsWithBills,
  sideLinks: ["manifest", "mawb", "preAlert", "coverPage"],
  papers: ["profitSheet"],
} as const satisfies Service;
