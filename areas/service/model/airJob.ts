import type { BillField } from "./billFields.ts";
import { dailyColumns, moreMoney } from "./dailyColumns.ts";
import { formTitles as titles } from "./formTitles.ts";
import type { JobColumn, JobField } from "./jobFields.ts";
import { billColumnsOfJob, billRows } from "./seaBill.ts";
import type { BillDeclaration, FormSection, JobListDeclaration } from "./serviceDeclaration.ts";

/** The partner groups from which an airline is chosen. */
export const airCarriers = ["CARRIER", "SUPPLIER"] as const;

/** The sections of every air job. */
export const airJobSections: readonly FormSection<JobField>[] = [
  {
    title: titles.booking,
    fields: ["mawb", "mbltype", "coloaderId", "flightVesselName", "agentId", "paymentTerm"],
  },
  {
    title: titles.routeAndDates,
    fields: [
      "pol",
      "pod",
      "serviceDate",
      "polDescription",
      "podDescription",
      ["etd", "eta"],
      ["atd", "ata"],
    ],
  },
  {
    title: titles.partiesAndTerms,
    fields: ["personIncharge", "shipmentType", "incotermId", "pono", "notes", "noProfit"],
  },
  { title: titles.dimensions },
  {
    title: titles.goods,
    hasSums: true,
    fields: [
      "commodity",
      ["packageQty", "packageType"],
      ["grossWeight", "chargeWeight"],
      "cbm",
      "desOfGoods",
    ],
  },
];

/** The list of air jobs, sorted by ETD or ETA. */
export const airJobList = (date: "etd" | "eta"): JobListDeclaration => {
  const [port, other] = date === "etd" ? (["pod", "pol"] as const) : (["pol", "pod"] as const);
  const facts: readonly JobColumn[] = ["mawb", "coloader", other, "agent"];
  const stamps: readonly JobColumn[] = ["creator", "modified"];
  const goods: readonly JobColumn[] = ["sumPackage", "grossWeight", "cbm"];
  const daily = dailyColumns([date, port]);
  return {
    columns: [...daily, ...facts, ...goods, ...moreMoney, "personIncharge", ...stamps],
    hidden: [...moreMoney, "personIncharge"],
    sheet: ["jobNo", date, port, ...facts, ...goods, "status", "personIncharge", ...stamps],
    searches: ["all", "jobNo", "mawb", "hwbno", "creditDebitNo", "soaNo"],
  };
};

const billSections: readonly FormSection<BillField>[] = [
  {
    title: titles.numbersAndSales,
    fields: ["hwbno", "hbltype", "mawb", "customerId", "saleManId"],
  },
  {
    title: titles.parties,
    fields: ["shipperId", "consigneeId", "notifyPartyId", "forwardingAgentId"],
  },
  {
    title: titles.flightAndRoute,
    fields: ["pol", "pod", "finalPod", "polDescription", "podDescription", ["etd", "eta"]],
  },
  {
    title: titles.freightAndIssue,
    fields: ["freightPayment", "incotermId", "originCountryId", "issueHbldate", "issueHblplace"],
  },
  { title: titles.dimensions },
  {
    title: titles.goods,
    hasSums: true,
    fields: [
      ["packageQty", "packageType"],
      ["grossWeight", "chargeWeight"],
      "cbm",
      "shippingMark",
      "desOfGoods",
      "commodity",
    ],
  },
];

/** The air waybill of a house. */
export const airBill = (required: readonly BillField[]): BillDeclaration => ({
  kind: "air",
  numberRule: "typed",
  sections: billSections,
  required: ["mawb", "customerId", "saleManId", ...required, "incotermId"],
  defaults: {},
  rows: billRows("looseGoods"),
  columns: billColumnsOfJob,
});
