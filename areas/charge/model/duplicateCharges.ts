import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { refuseCharge } from "./refusals.ts";
import { type ComparedCharge, sameLineKey } from "./sameLine.ts";
import type { LineType } from "./surcharge.ts";

/**
 * Returns the lines that repeat another line of the bill: same charge, unit, partners, invoice
 * number, series and note.
 *
 * Shape: `kept` are stored lines that stay, held ones too; `sent` are new or changed lines, identified by their
 *   place. Source: rule CH-6, areas/charge/README.md
 */
export function duplicateCharges(
  type: LineType,
  kept: readonly (ComparedCharge & { readonly lineNo: number })[],
  sent: readonly (ComparedCharge & { readonly at: number; readonly lineNo: number })[],
): FieldRefusal[] {
  if (type === "SELL") return [];
  const seen = new Map(kept.map((each) => [sameLineKey(each), each.lineNo]));
  return sent.flatMap((each) => {
    if (each.chargeId === null) return [];
    const key = sameLineKey(each);
    const line = seen.get(key);
    if (line === undefined) {
      seen.set(key, each.lineNo);
      return [];
    }
    return [refuseCharge.field(`charges.${each.at}.chargeId`, "charge.duplicate", { line })];
  });
}
