import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import type { ComparedCharge } from "./duplicateCharges.ts";
import { refuseSheet } from "./sheetRefusals.ts";

/** The fields in which two lines of a sheet, or a line and a stored one, must differ. */
export interface ComparedLine extends ComparedCharge {
  readonly hblid: string;
  readonly type: string;
  readonly seriesNo: string | null;
}

/**
 * The lines of a sheet that another row or the bill has already, by their position, so that a sheet
 * that is sent twice enters nothing twice.
 *
 * Source: rule CH-33, areas/charge/README.md
 */
export function repeatedLines(
  stored: readonly (ComparedLine & { readonly lineNo: number })[],
  sheet: readonly (ComparedLine & { readonly at: number; readonly row: number })[],
): Map<number, FieldRefusal> {
  const known = new Map(stored.map((each) => [sameness(each), each.lineNo]));
  const rows = new Map<string, number>();
  const found = new Map<number, FieldRefusal>();
  for (const each of sheet) {
    const key = sameness(each);
    const line = known.get(key);
    const row = rows.get(key);
    if (line !== undefined) {
      found.set(each.at, refuseSheet.field("chargeId", "chargeSheet.stored", { line }));
    } else if (row !== undefined) {
      found.set(each.at, refuseSheet.field("chargeId", "chargeSheet.twice", { row }));
    } else rows.set(key, each.row);
  }
  return found;
}

function sameness(line: ComparedLine): string {
  const texts = [line.invoiceNo, line.seriesNo, line.notes];
  return JSON.stringify([
    line.hblid,
    line.type,
    line.chargeId,
    line.unitId,
    line.paymentObjectId,
    line.payerId,
    ...texts.map((each) => (each ?? "").trim().toLowerCase()),
  ]);
}
