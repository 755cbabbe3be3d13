import type { BillField } from "./billFields.ts";
import { seaExportBillTabs, seaImportBillTabs } from "./billTabs.ts";
import { formTitles as titles } from "./formTitles.ts";
import type { BillRule } from "./namedRules.ts";
import type { BillDeclaration, FormSection } from "./serviceDeclaration.ts";

const exportSections: readonly FormSection<BillField>[] = [
  {
    title: titles.numbersAndSales,
    fields: ["hwbno", "hbltype", "mawb", "customerId", "saleManId", "bookingNo"],
  },
  {
    title: titles.parties,
    fields: ["shipperId", "consigneeId", "notifyPartyId", "goodsDeliveryId", "forwardingAgentId"],
  },
  {
    title: titles.vesselAndRoute,
    fields: [
      "oceanVoyNo",
      "localVoyNo",
      ["etd", "eta"],
      "pol",
      "pod",
      "finalPod",
      "polDescription",
      "podDescription",
      ["sailingDate", "closingDate"],
      "pickupPlace",
      "deliveryPlace",
      "serviceType",
    ],
  },
  {
    title: titles.freightAndIssue,
    fields: [
      "freightPayment",
      "placeFreightPay",
      "incotermId",
      "typeOfMove",
      "originBlnumber",
      "originCountryId",
      "issueHbldate",
      "issueHblplace",
      "onBoardStatus",
    ],
  },
  { title: titles.billContainers },
  {
    title: titles.goods,
    hasSums: true,
    fields: [
      ["packageQty", "packageType"],
      ["grossWeight", "netWeight"],
      ["chargeWeight", "cbm"],
      "shippingMark",
      "desOfGoods",
      "contSealNo",
      "packageContainer",
      "inWord",
      "commodity",
      "hsCode",
    ],
  },
  {
    title: titles.references,
    fields: ["referenceNo", "exportReferenceNo", "purchaseOrderNo", "remark"],
  },
];

/** The sections of a bill that arrives: no sailing, no notation on board, the papers received. */
const importSections: readonly FormSection<BillField>[] = [
  {
    title: titles.numbersAndSales,
    fields: ["hwbno", "hbltype", "mawb", "customerId", "saleManId", "supplierId"],
  },
  {
    title: titles.parties,
    fields: [
      "consigneeId",
      "shipperId",
      "notifyPartyId",
      "alsoNotifyPartyDescription",
      "forwardingAgentId",
    ],
  },
  {
    title: titles.vesselAndRoute,
    fields: [
      "oceanVoyNo",
      "localVoyNo",
      ["etd", "eta"],
      "pol",
      "pod",
      "finalPod",
      "polDescription",
      "podDescription",
      "serviceType",
      "deliveryPlace",
      "etaWarehouse",
    ],
  },
  {
    title: titles.freightAndIssue,
    fields: [
      "incotermId",
      "typeOfMove",
      "originBlnumber",
      "freightPayment",
      "issueHbldate",
      "issueHblplace",
    ],
  },
  { title: titles.billContainers },
  {
    title: titles.goods,
    hasSums: true,
    fields: [
      ["packageQty", "packageType"],
      ["grossWeight", "netWeight"],
      ["chargeWeight", "cbm"],
      "shippingMark",
      "desOfGoods",
      "contSealNo",
      "packageContainer",
      "inWord",
      "commodity",
      "hsCode",
    ],
  },
  {
    title: titles.references,
    fields: ["documentNo", ["documentDate", "receivedBillTime"], "referenceNo", "remark"],
  },
];

/** The columns of bills on the tab of their job. */
export const billColumnsOfJob = [
  "hwbno",
  "customer",
  "salesman",
  "departure",
  "destination",
  "packages",
  "chargeWeight",
  "grossWeight",
  "cbm",
  "group",
  "department",
] as const satisfies BillDeclaration["columns"];

const parties = ["hwbno", "customer", "salesman", "notify", "finalDestination"] as const;

const units = ["group", "department"] as const;

/** The goods that a bill's row shows below its job. */
const goodsOfRow = {
  containers: ["containers", "packages", "cbm"],
  measuredContainers: ["containers", "packages", "grossWeight", "cbm"],
  looseGoods: ["packages", "grossWeight", "cbm"],
} as const;

/** The columns of bills below their job in a list. */
export const billRows = (goods: keyof typeof goodsOfRow): BillDeclaration["rows"] => [
  ...parties,
  ...goodsOfRow[goods],
  ...units,
];

/** What a bill of loose goods also requires: it is charged by them. */
const measuredGoods = ["packageQty", "packageType", "grossWeight", "cbm"] as const;

/** The bill of loose goods: it requires their measures, and the first one starts with those of the job. */
export const measuring = (bill: BillDeclaration): BillDeclaration => ({
  ...bill,
  required: [...bill.required, ...measuredGoods],
  rules: [...(bill.rules ?? []), "goodsOfFirstBill"],
});

/** The house bill of a sea export. Source: rule HB-1 */
export const seaExportBill = (
  rows: BillDeclaration["rows"],
  typeOfMove: string,
  mustNameConsignee = false,
  originals: BillRule = "threeOriginals",
): BillDeclaration => ({
  kind: "sea",
  numberRule: "drawnByPort",
  sections: exportSections,
  required: [
    "customerId",
    "saleManId",
    "shipperDescription",
    ...(mustNameConsignee ? (["consigneeDescription"] as const) : []),
    "hbltype",
    "pol",
    "polDescription",
    "pod",
    "podDescription",
    "oceanVoyNo",
    "freightPayment",
    "sailingDate",
    "placeFreightPay",
    "incotermId",
  ],
  defaults: { typeOfMove },
  rules: [originals],
  rows,
  columns: billColumnsOfJob,
  tabs: seaExportBillTabs,
});

/** The house bill of a sea import. Source: rule HB-1 */
export const seaImportBill = (
  rows: BillDeclaration["rows"],
  typeOfMove: string,
): BillDeclaration => ({
  kind: "sea",
  numberRule: "typed",
  sections: importSections,
  required: [
    "customerId",
    "saleManId",
    "consigneeDescription",
    "mawb",
    "hbltype",
    "pol",
    "pod",
    "eta",
    "serviceType",
    "incotermId",
  ],
  defaults: { typeOfMove },
  rules: ["seaArrival", "originalsOfType"],
  rows,
  columns: billColumnsOfJob,
  tabs: seaImportBillTabs,
});
