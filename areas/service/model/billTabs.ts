/** The tabs of the page of a house bill, after its form; addresses hold these keys. Rule SV-6 */
export type BillTab = "ATTACH" | "RELEASE" | "ARRIVAL" | "DELIVERY" | "AUTHORIZE" | "PROOF";

/** The tabs of a bill whose goods leave by sea. */
export const seaExportBillTabs = [
  "ATTACH",
  "RELEASE",
  "PROOF",
] as const satisfies readonly BillTab[];
/** The tabs of a bill whose goods leave by air. */
export const airExportBillTabs = ["ATTACH", "PROOF"] as const satisfies readonly BillTab[];
/** The tabs of a bill whose goods arrive by sea. */
export const seaImportBillTabs = [
  "ARRIVAL",
  "DELIVERY",
  "RELEASE",
  "PROOF",
] as const satisfies readonly BillTab[];
/** The tabs of a bill whose goods arrive by air. */
export const airImportBillTabs = [
  "ARRIVAL",
  "AUTHORIZE",
  "PROOF",
] as const satisfies readonly BillTab[];
