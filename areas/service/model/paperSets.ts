/** A paper of the set of a job's papers; a higher area prints it. */
export type SetPaper =
  | "coverPage"
  | "masterWaybill"
  | "houseWaybill"
  | "houseBill"
  | "attachList"
  | "manifest"
  | "instruction"
  | "containerLabels"
  | "arrivalNotice"
  | "deliveryOrder"
  | "authorizeLetter"
  | "documentRelease"
  | "proofOfDelivery";

/** The set of a job that leaves by sea, in the order of its folder. */
export const seaExportPapers = [
  "coverPage",
  "houseBill",
  "attachList",
  "manifest",
  "instruction",
  "containerLabels",
  "proofOfDelivery",
] as const satisfies readonly SetPaper[];
/** The set of a job that arrives by sea. */
export const seaImportPapers = [
  "coverPage",
  "manifest",
  "containerLabels",
  "arrivalNotice",
  "deliveryOrder",
  "proofOfDelivery",
] as const satisfies readonly SetPaper[];
/** The set of a job that leaves by air. */
export const airExportPapers = [
  "coverPage",
  "masterWaybill",
  "houseWaybill",
  "attachList",
  "manifest",
  "proofOfDelivery",
] as const satisfies readonly SetPaper[];
/** The set of a job that arrives by air. */
export const airImportPapers = [
  "coverPage",
  "manifest",
  "arrivalNotice",
  "authorizeLetter",
  "documentRelease",
  "proofOfDelivery",
] as const satisfies readonly SetPaper[];
