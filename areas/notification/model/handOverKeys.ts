/** The hand-overs by name, in the order of the settings; `handOvers` declares each. */
export const handOverKeys = [
  "noteToInvoice",
  "invoiceToCollect",
  "invoicePaid",
  "invoiceDeleted",
  "noteDeleted",
  "noteSent",
  "noteRejected",
  "soaRejected",
  "soaDeleted",
  "jobAssigned",
  "stageAssigned",
  "departmentStages",
  "jobLocked",
  "jobUnlocked",
  "jobNeedsReason",
  "mention",
  "releaseToDecide",
  "releaseApproved",
  "releaseDenied",
] as const;
export type HandOverKey = (typeof handOverKeys)[number];
