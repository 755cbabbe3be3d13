/** A paper of the set of a job's papers; a higher area prints it. */
export type SetPaper =
  | "coverPage"
  | "profitSheet"
  | "bookingNote"
  | "airBookingNote"
  | "masterWaybill"
  | "houseWaybill"
  | "separateWaybill"
  | "houseBill"
  | "attachList"
  | "manifest"
  | "instruction"
  | "containerLabels"
  | "arrivalNotice"
  | "deliveryOrder"
  | "authorizeLetter"
  | "documentRelease"
  | "proofOfDelivery"
  | "debitNotes";

/** The set of a job that leaves by sea, in the order of its folder. */
export const seaExportPapers = [
  "coverPage",
  "houseBill",
  "attachList",
  "manifest",
  "instruction",
  "containerLabels",
  "proofOfDelivery",
  "debitNotes",
  "profitSheet",
] as const satisfies readonly SetPaper[];
/** The same of a job whose space a booking note confirms. */
export const bookedSeaExportPapers: readonly SetPaper[] = seaExportPapers.flatMap((paper) =>
  paper === "houseBill" ? (["bookingNote", paper] as const) : paper,
);
/** The set of an operations job. */
export const operationsPapers = [
  "coverPage",
  "debitNotes",
  "profitSheet",
] as const satisfies readonly SetPaper[];
/** The set of a job that arrives by sea. */
export const seaImportPapers = [
  "coverPage",
  "manifest",
  "containerLabels",
  "arrivalNotice",
  "deliveryOrder",
  "proofOfDelivery",
  "debitNotes",
  "profitSheet",
] as const satisfies readonly SetPaper[];
/** The set of a job that leaves by air. */
export const airExportPapers = [
  "coverPage",
  "masterWaybill",
  "houseWaybill",
  "separateWaybill",
  "airBookingNote",
  "attachList",
  "manifest",
  "proofOfDelivery",
  "debitNotes",
  "profitSheet",
] as const satisfies readonly SetPaper[];
/** The set of a job that arrives by air. */
export const airImportPapers = [
  "coverPage",
  "manifest",
  "arrivalNotice",
  "authorizeLetter",
  "documentRelease",
  "proofOfDelivery",
  "debitNotes",
  "profitSheet",
] as const satisfies readonly SetPaper[];
