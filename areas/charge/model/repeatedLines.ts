import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { type ComparedCharge, sameLineKey } from "./sameLine.ts";
import { refuseSheet } from "./sheetRefusals.ts";

/** The fields in which two lines of a sheet, or a line and a stored one, must differ. */
export interface ComparedLine extends ComparedCharge {
  readonly hblid: string;
  readonly type: string;
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
  const known = new Map(stored.map((each) => [keyOnSheet(each), each.lineNo]));
  const rows = new Map<string, number>();
  const found = new Map<number, FieldRefusal>();
  for (const each of sheet) {
    const key = keyOnSheet(each);
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

function keyOnSheet(line: ComparedLine): string {
  return JSON.stringify([line.hblid, line.type, sameLineKey(line)]);
}
