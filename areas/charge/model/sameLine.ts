/** The fields that make a line the same as another one. */
export interface ComparedCharge {
  readonly chargeId: string | null;
  readonly unitId: string | null;
  readonly paymentObjectId: string | null;
  readonly payerId: string | null;
  readonly invoiceNo: string | null;
  readonly seriesNo: string | null;
  readonly notes: string | null;
}

/** What two lines have in common that are one cost of one vendor's invoice, whatever their notes. */
export const sameCostFields = [
  "chargeId",
  "unitId",
  "paymentObjectId",
  "payerId",
  "invoiceNo",
  "seriesNo",
] as const satisfies readonly (keyof ComparedCharge)[];

/** A keyed text as it is compared: without outer spaces, in small letters. */
export function foldedText(text: string | null | undefined): string {
  return (text ?? "").trim().toLowerCase();
}

/**
 * The key of a line: two lines of a type and bill with the same key are the same line.
 *
 * Source: rule CH-6, areas/charge/README.md
 */
export function sameLineKey(line: ComparedCharge): string {
  return JSON.stringify(
    [...sameCostFields, "notes" as const].map((each) => foldedText(line[each])),
  );
}
