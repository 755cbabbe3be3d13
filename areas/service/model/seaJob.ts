import { formTitles as titles } from "./formTitles.ts";
import type { JobField } from "./jobFields.ts";
import type { FormSection, JobFormDeclaration } from "./serviceDeclaration.ts";

/** The description of goods of a new job; the bill contains the real one. */
export const asPerBill = "AS PER BILL OF LADING";
/** The partner groups from which a shipping line or co-loader is chosen. */
export const seaCarriers = ["CARRIER", "SHIPPINGLINE", "SUPPLIER"] as const;

/** What only exports or only imports have. */
interface OwnFields {
  readonly booking: readonly JobField[];
  readonly carriage: readonly JobField[];
  readonly route: readonly JobField[];
  readonly terms: readonly JobField[];
}
const ofExports: OwnFields = {
  booking: ["bookingNo"],
  carriage: ["siNo"],
  route: ["finalPod"],
  terms: ["paymentTerm"],
};
// The booking and the freight term of an import are matters of the port of loading.
const ofImports: OwnFields = {
  booking: [],
  carriage: ["subColoader"],
  route: ["deliveryPlace", "finalPod"],
  terms: [],
};

/** The sections of every sea job; the lines of goods are containers or loose goods. */
const seaJobSections = (
  goods: "containers" | "looseGoods",
  own: OwnFields,
): readonly FormSection<JobField>[] => [
  {
    title: titles.booking,
    fields: [
      "mawb",
      "mbltype",
      ...own.booking,
      "coloaderId",
      "flightVesselName",
      "voyNo",
      ...own.carriage,
    ],
  },
  {
    title: titles.routeAndDates,
    fields: [
      "pol",
      "pod",
      "typeOfService",
      "polDescription",
      "podDescription",
      "serviceDate",
      "etd",
      "eta",
      ["atd", "ata"],
      ...own.route,
    ],
  },
  {
    title: titles.partiesAndTerms,
    fields: [
      "personIncharge",
      "shipmentType",
      ...own.terms,
      "agentId",
      "incotermId",
      ["pono", "serviceNo"],
      "notes",
      ["noProfit", "isBd", "isAgency"],
    ],
  },
  { title: titles[goods] },
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
];

const everySeaJob = ["shipmentType", "personIncharge", "typeOfService"] as const;
/** Further required fields of jobs of loose goods. */
const measured = ["grossWeight", "cbm", "packageQty"] as const;

/** The form of a sea export job. Source: rule SH-1 */
export const seaExportForm = (
  goods: "containers" | "looseGoods",
  typeOfService: string,
  mustMeasure = false,
): JobFormDeclaration => ({
  sections: seaJobSections(goods, ofExports),
  required: [
    ...everySeaJob,
    "etd",
    "pol",
    "coloaderId",
    "mbltype",
    ...(mustMeasure ? measured : []),
  ],
  defaults: { shipmentType: "Freehand", typeOfService, paymentTerm: "Prepaid" },
  starts: { desOfGoods: asPerBill },
  carrierGroups: seaCarriers,
  dateRule: "fillsServiceDate",
  rules: ["describedPortIsChosen"],
});

/** The form of a sea import job. Source: rule SH-1 */
export const seaImportForm = (
  goods: "containers" | "looseGoods",
  typeOfService: string,
  mustMeasure = false,
): JobFormDeclaration => ({
  sections: seaJobSections(goods, ofImports),
  required: [...everySeaJob, "eta", "pod", ...(mustMeasure ? measured : [])],
  defaults: { shipmentType: "Freehand", typeOfService },
  starts: { desOfGoods: asPerBill },
  carrierGroups: seaCarriers,
  dateRule: "fillsServiceDate",
  rules: [],
});
