import { dailyColumns, furtherColumns } from "./dailyColumns.ts";
import { formTitles as titles } from "./formTitles.ts";
import type { JobColumn, JobField } from "./jobFields.ts";
import type { FormSection, JobListDeclaration } from "./serviceDeclaration.ts";

/** The partner groups from which an airline is chosen. */
export const airCarriers = ["CARRIER", "AIRSHIPSUP", "SUPPLIER"] as const;

/** The description of goods of a new job; the bill contains the real one. */
export const asPerAirBill = "AS PER BILL";

/** The sections of every air job; `own` is the field of the flight that only this direction has. */
export const airJobSections = (own: JobField): readonly FormSection<JobField>[] => [
  {
    title: titles.booking,
    fields: [
      "mawb",
      "coloaderId",
      "agentId",
      ["isMawb", "isHawb"],
      ["mbltype", "paymentTerm"],
      own,
    ],
  },
  {
    title: titles.flightAndRoute,
    fields: [
      "pol",
      "pod",
      ["flightVesselName", "flightDate"],
      "polDescription",
      "podDescription",
      "warehouseId",
      ["etd", "eta"],
      ["atd", "ata"],
      "serviceDate",
    ],
  },
  {
    title: titles.partiesAndTerms,
    fields: [
      "personIncharge",
      ["shipmentType", "incotermId"],
      "issuedBy",
      ["pono", "serviceNo"],
      "notes",
      ["noProfit", "isBd", "isAgency"],
    ],
  },
  { title: titles.dimensions },
  {
    title: titles.goods,
    hasSums: true,
    fields: [
      ["packageQty", "packageType"],
      ["grossWeight", "hw"],
      ["chargeWeight", "cbm"],
      ["applyDim", "roundUpMethod"],
      "commodity",
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
    columns: [...daily, ...facts, ...goods, ...furtherColumns, "personIncharge", ...stamps],
    hidden: [...furtherColumns, "personIncharge"],
    sheet: ["jobNo", date, port, ...facts, ...goods, "status", "personIncharge", ...stamps],
    searches: ["all", "jobNo", "mawb", "hwbno", "creditDebitNo", "soaNo"],
  };
};
