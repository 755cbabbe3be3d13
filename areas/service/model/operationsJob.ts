import { dailyColumns, furtherColumns } from "./dailyColumns.ts";
import { formTitles as titles } from "./formTitles.ts";
import type { JobRule } from "./namedRules.ts";
import { billColumnsOfJob, billRows } from "./seaBill.ts";
import { asPerBill, seaCarriers } from "./seaJob.ts";
import type {
  BillDeclaration,
  JobFormDeclaration,
  JobListDeclaration,
  TradeWords,
} from "./serviceDeclaration.ts";

/** The words of operations. */
export const operationsTrade: TradeWords = {
  fields: {
    coloaderId: { en: "Supplier", vi: "Nhà cung cấp" },
    flightVesselName: { en: "Vessel / flight", vi: "Tàu / chuyến bay" },
    personIncharge: { en: "Billing ops", vi: "Người phụ trách chứng từ" },
    serviceNo: { en: "Linked job", vi: "Lô hàng liên kết" },
  },
  columns: { coloader: { en: "Supplier", vi: "Nhà cung cấp" } },
  billFields: {
    shipperDescription: { en: "Shipper", vi: "Người gửi hàng" },
    consigneeDescription: { en: "Consignee", vi: "Người nhận hàng" },
  },
};

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
  searches: ["clearanceNo", "jobNo", "hwbno", "mawb", "creditDebitNo", "all"],
};

/** Where and when a truck picks up and delivers. */
const placesOfHaul = [
  ["pickupPlace", "pickupAt"],
  ["deliverTo", "deliverAt"],
] as const;

/** The form of an operations job, in which the service date is keyed. */
export const operationsJobForm = (own: {
  readonly product: "chosen" | "Trucking";
  readonly rules: readonly JobRule[];
}): JobFormDeclaration => {
  return {
    sections: [
      {
        title: titles.service,
        fields: [
          "mawb",
          "serviceDate",
          "productService",
          "serviceMode",
          "shipmentMode",
          "shipmentType",
          "coloaderId",
          "agentId",
        ],
      },
      {
        title: titles.routeAndDates,
        fields: [
          ...(own.product === "Trucking" ? placesOfHaul : []),
          "pol",
          "pod",
          "clearanceLocation",
          "warehouseId",
          "flightVesselName",
          ["etd", "eta"],
          ["atd", "ata"],
          ["clearanceDate", "deliveryDate"],
          "finishDate",
          "suspendTime",
        ],
      },
      {
        title: titles.partiesAndTerms,
        fields: [
          "personIncharge",
          "fieldOpsId",
          "incotermId",
          ["pono", "invoiceNo"],
          ["noProfit", "isBd"],
          "notes",
          "isAgency",
        ],
      },
      { title: titles.containers },
      {
        title: titles.goods,
        hasSums: true,
        fields: [
          "commodityGroupId",
          "commodity",
          "packageContainer",
          ["packageQty", "packageType"],
          ["grossWeight", "netWeight"],
          ["chargeWeight", "cbm"],
          "desOfGoods",
        ],
      },
    ],
    required: [
      "mawb",
      "serviceDate",
      "productService",
      "serviceMode",
      "shipmentMode",
      "shipmentType",
      "coloaderId",
      "personIncharge",
    ],
    defaults: {
      shipmentType: "Freehand",
      ...(own.product === "chosen" ? {} : { productService: own.product }),
    },
    starts: { desOfGoods: asPerBill },
    // The linked job stands with the numbers by which it is found; other programs name the work order.
    keyedElsewhere: ["serviceNo", "workOrderId"],
    carrierGroups: seaCarriers,
    dateRule: "typedServiceDate",
    isNumberedOnOpening: true,
    rules: ["operationsJob", ...own.rules],
  };
};

/** The one bill of an operations job: it carries customer, number and charges and has no page. */
export const virtualBill: BillDeclaration = {
  kind: "virtual",
  numberRule: "typed",
  isOfJob: true,
  sections: [
    {
      title: titles.numbersAndSales,
      fields: [
        "hwbno",
        "mawb",
        "customerId",
        "saleManId",
        "shipperDescription",
        "consigneeDescription",
        "incotermId",
      ],
    },
    {
      title: titles.goods,
      fields: [
        "packageQty",
        "packageType",
        "grossWeight",
        "netWeight",
        "chargeWeight",
        "cbm",
        "contSealNo",
      ],
    },
  ],
  required: ["customerId", "saleManId"],
  defaults: {},
  rows: billRows("containers"),
  columns: billColumnsOfJob,
  tabs: [],
};
