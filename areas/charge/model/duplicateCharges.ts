import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { refuseCharge } from "./refusals.ts";
import type { SurchargeType } from "./surcharge.ts";

/** The fields in which two bought or on-behalf lines must differ. */
export interface ComparedCharge {
  readonly chargeId: string | null;
  readonly unitId: string | null;
  readonly paymentObjectId: string | null;
  readonly payerId: string | null;
  readonly invoiceNo: string | null;
  readonly notes: string | null;
}

/**
 * Returns the lines that repeat another line of the bill: same charge, unit, partners, invoice
 * number and note.
 *
 * Shape: `kept` are stored lines that stay; `sent` are new or changed lines, identified by their
 *   place. Source: rule CH-6, areas/charge/README.md
 */
export function duplicateCharges(
  type: SurchargeType,
  kept: readonly (ComparedCharge & { readonly lineNo: number })[],
  sent: readonly (ComparedCharge & { readonly at: number; readonly lineNo: number })[],
): FieldRefusal[] {
  if (type === "SELL") return [];
  const seen = new Map(kept.map((each) => [sameness(each), each.lineNo]));
  return sent.flatMap((each) => {
    if (each.chargeId === null) return [];
    const key = sameness(each);
    const line = seen.get(key);
    if (line === undefined) {
      seen.set(key, each.lineNo);
      return [];
    }
    return [refuseCharge.field(`charges.${each.at}.chargeId`, "charge.duplicate", { line })];
  });
}

function sameness(line: ComparedCharge): string {
  const folded = [line.invoiceNo, line.notes].map((each) => (each ?? "").trim().toLowerCase());
  return JSON.stringify([
    line.chargeId,
    line.unitId,
    line.paymentObjectId,
    line.payerId,
    ...folded,
  ]);
}
