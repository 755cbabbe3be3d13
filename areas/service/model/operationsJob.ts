import { dailyColumns, furtherColumns } from "./dailyColumns.ts";
import { formTitles as titles } from "./formTitles.ts";
import { asPerBill, seaCarriers } from "./seaJob.ts";
import { billColumnsOfJob, billRows } from "./seaBill.ts";
import type {
  BillDeclaration,
  JobFormDeclaration,
  JobListDeclaration,
} from "./serviceDeclaration.ts";

/** The list of operations jobs. */
export const operationsJobList: JobListDeclaration = {
  columns: [
    ...dailyColumns(["pol", "pod"]),
    "mawb",
    "containers",
    "grossWeight",
    "cbm",
    ...furtherColumns,
    "personIncharge",
    "creator",
    "created",
    "modified",
  ],
  hidden: furtherColumns,
  sheet: ["jobNo", "mawb", "pol", "pod", "containers", "grossWeight", "cbm", "status", "modified"],
  searches: ["all", "jobNo", "hwbno", "mawb", "creditDebitNo", "soaNo"],
};

/** The form of an operations job, in which the service date is keyed. */
export const operationsJobForm: JobFormDeclaration = {
  sections: [
    {
      title: titles.booking,
      fields: ["mawb", "serviceDate", "shipmentType", "flightVesselName", "coloaderId", "agentId"],
    },
    { title: titles.routeAndDates, fields: ["pol", "pod", ["etd", "eta"]] },
    {
      title: titles.partiesAndTerms,
      fields: ["personIncharge", "incotermId", "pono", "notes", "noProfit"],
    },
    { title: titles.containers },
    {
      title: titles.goods,
      hasSums: true,
      fields: [
        "commodity",
        "packageContainer",
        ["packageQty", "packageType"],
        ["grossWeight", "netWeight"],
        ["chargeWeight", "cbm"],
        "desOfGoods",
      ],
    },
  ],
  required: ["shipmentType", "personIncharge", "serviceDate"],
  defaults: { shipmentType: "Freehand" },
  starts: { desOfGoods: asPerBill },
  carrierGroups: seaCarriers,
  dateRule: "typedServiceDate",
  rules: [],
};

/** The one bill of an operations job: it carries the charges and is never printed. */
export const virtualBill: BillDeclaration = {
  kind: "virtual",
  numberRule: "none",
  sections: [
    { title: titles.numbersAndSales, fields: ["hwbno", "mawb", "customerId", "saleManId"] },
  ],
  required: ["customerId", "saleManId"],
  defaults: {},
  rows: billRows("containers"),
  columns: billColumnsOfJob,
  tabs: [],
};
