import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { refuseCharge } from "./refusals.ts";
import type { SurchargeType } from "./surcharge.ts";

/** The fields in which two bought or on-behalf lines must differ. */
export interface ComparedCharge {
  readonly chargeId: string | null;
  readonly invoiceNo: string | null;
  readonly notes: string | null;
}

/**
 * Returns the lines that repeat another line of the bill: same charge, invoice number and note.
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

function sameness({ chargeId, invoiceNo, notes }: ComparedCharge): string {
  const folded = [invoiceNo, notes].map((each) => (each ?? "").trim().toLowerCase());
  return JSON.stringify([chargeId, ...folded]);
}
