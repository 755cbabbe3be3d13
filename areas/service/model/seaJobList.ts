import type { JobColumn } from "./jobFields.ts";
import type { JobListDeclaration } from "./serviceDeclaration.ts";

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

/** The list of sea jobs; the columns between parties and stamps are the measures of the service. */
export const seaJobList = (
  dates: readonly JobColumn[],
  measures: readonly JobColumn[],
  stamps: readonly JobColumn[] = ["modified"],
): JobListDeclaration => {
  const route: readonly JobColumn[] = ["mawb", ...dates, "coloader", "agent", "pol", "pod"];
  // The workbook shows the container types next to their number.
  const told = measures.flatMap((each): JobColumn[] =>
    each === "sumCont" ? [each, "containers"] : [each],
  );
  return {
    columns: ["jobNo", "status", ...route, ...measures, "personIncharge", "creator", ...stamps],
    hidden: ["personIncharge"],
    sheet: ["jobNo", ...route, ...told, "status", "personIncharge", "creator", ...stamps],
    searches,
  };
};

/** The list of export jobs of containers. */
export const containerExportList = seaJobList(
  ["etd", "eta"],
  ["sumCont", "cbm"],
  ["created", "modified"],
);
/** The list of import jobs of sea goods. */
export const seaImportList = seaJobList(["eta"], ["sumCont", "sumPackage", "grossWeight", "cbm"]);
