/** The tabs of the page of a house bill, after its form; addresses hold these keys. Rule SV-6 */
export type BillTab = "ARRIVAL" | "DELIVERY" | "AUTHORIZE" | "PROOF";

/** The tabs of a bill whose goods leave. */
export const exportBillTabs = ["PROOF"] as const satisfies readonly BillTab[];
/** The tabs of a bill whose goods arrive by sea. */
export const seaImportBillTabs = [
  "ARRIVAL",
  "DELIVERY",
  "PROOF",
] as const satisfies readonly BillTab[];
/** The tabs of a bill whose goods arrive by air. */
export const airImportBillTabs = [
  "ARRIVAL",
  "AUTHORIZE",
  "PROOF",
] as const satisfies readonly BillTab[];
