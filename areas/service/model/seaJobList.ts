import type { JobColumn } from "./jobFields.ts";
import { dailyColumns, furtherColumns } from "./dailyColumns.ts";
import type { JobListDeclaration, TradeWords } from "./serviceDeclaration.ts";

/** The search fields of sea jobs. */
const searches: JobListDeclaration["searches"] = [
  "all",
  "jobNo",
  "bookingNo",
  "mawb",
  "hwbno",
  "containerNo",
  "sealNo",
  "markNo",
  "creditDebitNo",
  "soaNo",
];

/**
 * The list of sea jobs; the columns between parties and stamps are the measures of the service.
 *
 * Shape: in the order of use, because a screen that is too narrow leaves out the last columns.
 */
export const seaJobList = (
  journey: readonly JobColumn[],
  measures: readonly JobColumn[],
  stamps: readonly JobColumn[] = ["modified"],
): JobListDeclaration => {
  const route: readonly JobColumn[] = ["mawb", "eta", "coloader", "pol", "pod", "agent"];
  const rest = route.filter((each) => !journey.includes(each));
  // The workbook shows the container types next to their number.
  const told = measures.flatMap((each): JobColumn[] =>
    each === "sumCont" ? [each, "containers"] : [each],
  );
  const people: readonly JobColumn[] = ["personIncharge", "creator", ...stamps];
  return {
    columns: [...dailyColumns(journey), ...rest, ...measures, ...furtherColumns, ...people],
    hidden: [...furtherColumns, "personIncharge"],
    sheet: ["jobNo", ...rest, ...journey, ...told, "status", ...people],
    searches,
  };
};

/** The list of export jobs of containers. */
export const containerExportList = seaJobList(
  ["etd", "pod"],
  ["sumCont", "cbm"],
  ["created", "modified"],
);
/** The words of the trade of sea imports. */
export const seaImportTrade: TradeWords = {
  columns: { sumCont: { en: "Cont Qty", vi: "Số lượng container" } },
};
/** The list of import jobs of sea goods. */
export const seaImportList = seaJobList(
  ["eta", "pol"],
  ["sumCont", "sumPackage", "grossWeight", "cbm"],
);
