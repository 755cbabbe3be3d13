import type { BillField } from "./billFields.ts";
import { formTitles as titles } from "./formTitles.ts";
import { airExportBillTabs, airImportBillTabs } from "./billTabs.ts";
import { billColumnsOfJob, billRows } from "./seaBill.ts";
import type { BillDeclaration, FormSection } from "./serviceDeclaration.ts";

type Section = FormSection<BillField>;

const numbersAndSales: Section = {
  title: titles.numbersAndSales,
  fields: ["hwbno", "hbltype", "mawb", "customerId", "saleManId"],
};
const parties: Section = {
  title: titles.parties,
  fields: ["shipperId", "consigneeId", "notifyPartyId", "forwardingAgentId", "issuedBy"],
};
const goods: readonly Section[] = [
  { title: titles.dimensions },
  {
    title: titles.goods,
    hasSums: true,
    fields: [
      ["packageQty", "packageType"],
      ["grossWeight", "hw"],
      ["chargeWeight", "cbm"],
      "shippingMark",
      "desOfGoods",
      "commodity",
    ],
  },
];

const exportSections: readonly Section[] = [
  numbersAndSales,
  parties,
  {
    title: titles.flightAndRoute,
    fields: [
      "pol",
      "pod",
      "finalPod",
      "polDescription",
      "podDescription",
      "route",
      ["etd", "eta"],
      ["flightNo", "flightDate"],
      "warehouseId",
    ],
  },
  {
    title: titles.flights,
    fields: [
      ["firstCarrierTo", "firstCarrierBy"],
      ["transitPlaceTo1", "transitPlaceBy1"],
      ["transitPlaceTo2", "transitPlaceBy2"],
    ],
  },
  {
    title: titles.freightAndIssue,
    fields: [
      "freightPayment",
      "incotermId",
      "originCountryId",
      ["wtorValpayment", "otherPayment"],
      "issueHbldate",
      "issueHblplace",
    ],
  },
  {
    title: titles.declaredValues,
    fields: [
      ["currencyId", "chgs"],
      ["dclrca", "dclrcus"],
      ["insuranceAmount", "sci"],
      "handlingInformation",
      "notify",
    ],
  },
  ...goods,
  {
    title: titles.rateAndTotal,
    fields: [
      ["kgLb", "rclass"],
      ["comItemNo", "asArranged"],
      ["rateCharge", "min"],
      ["seaAir", "total"],
      "showDim",
    ],
  },
  {
    title: titles.chargeSums,
    fields: [
      ["wtpp", "wtcll"],
      ["valpp", "valcll"],
      ["taxpp", "taxcll"],
      ["dueAgentPp", "dueAgentCll"],
      ["dueCarrierPp", "dueCarrierCll"],
      ["totalPp", "totalCll"],
      ["currConvertRate", "ccChargeInDrc"],
      "otherCharge",
    ],
  },
  { title: titles.references, fields: ["remark"] },
];

const importSections: readonly Section[] = [
  numbersAndSales,
  parties,
  {
    title: titles.flightAndRoute,
    fields: [
      "pol",
      "pod",
      "finalPod",
      "polDescription",
      "podDescription",
      "route",
      ["etd", "eta"],
      ["flightNo", "flightDate"],
      ["flightNoOrigin", "flightDateOrigin"],
    ],
  },
  {
    title: titles.arrival,
    fields: ["arrivalDate", "warehouseId", "wareHouseAnDate"],
  },
  {
    title: titles.freightAndIssue,
    fields: [
      ["freightPayment", "paymentTerm"],
      "incotermId",
      "originCountryId",
      "issueHbldate",
      "issueHblplace",
      "poinvoiceNo",
    ],
  },
  ...goods,
  { title: titles.references, fields: ["remark"] },
];

const everyAirBill = {
  kind: "air",
  numberRule: "drawnInRange",
  rows: billRows("looseGoods"),
  columns: billColumnsOfJob,
} as const satisfies Partial<BillDeclaration>;
const required = ["mawb", "customerId", "saleManId"] as const;

/** The house waybill of goods that leave by air. */
export const airExportBill: BillDeclaration = {
  ...everyAirBill,
  sections: exportSections,
  required: [
    ...required,
    "shipperDescription",
    "freightPayment",
    "issueHbldate",
    "incotermId",
    "etd",
  ],
  defaults: {
    dclrca: "NVD",
    dclrcus: "NCV",
    rclass: "Q",
    kgLb: "K",
  },
  rules: ["airExportWaybill"],
  tabs: airExportBillTabs,
  hasSeparate: true,
  hasBookingNote: true,
};

/** The house waybill of goods that arrive by air. */
export const airImportBill: BillDeclaration = {
  ...everyAirBill,
  sections: importSections,
  required: [
    ...required,
    "consigneeDescription",
    "forwardingAgentDescription",
    "pod",
    "incotermId",
  ],
  defaults: { desOfGoods: "AS PER BILL" },
  rules: ["airArrival"],
  tabs: airImportBillTabs,
};
