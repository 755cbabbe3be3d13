import type { GridContent } from "@fairway/ui/grid/gridState.ts";
import type { GridHold } from "@fairway/ui/grid/useGrid.ts";
import type { SurchargeType } from "../model/surcharge.ts";
import { type ChargeEntry, isGhost, linesIn } from "./chargeEntry.ts";

/** The rows of a table that have a line of one side; changes go into the whole table. */
export function narrowed(hold: GridHold<ChargeEntry>, side: SurchargeType): GridHold<ChargeEntry> {
  const through =
    (to: (now: GridContent<ChargeEntry>) => GridContent<ChargeEntry>) =>
    (now: GridContent<ChargeEntry>): GridContent<ChargeEntry> => {
      const shown = shownRows(now.rows, side);
      const made = to({ rows: shown, wrong: now.wrong });
      return { rows: widened(now.rows, shown, { rows: made.rows, side }), wrong: made.wrong };
    };
  const rows = shownRows(hold.rows, side);
  return {
    ...hold,
    rows,
    content: { rows, wrong: hold.content.wrong },
    change: (to) => hold.change(through(to)),
    amend: (to) => hold.amend(through(to)),
  };
}

function shownRows(rows: readonly ChargeEntry[], side: SurchargeType): readonly ChargeEntry[] {
  return rows.filter((row) => {
    const line = row[side];
    if (!line) return false;
    return !isGhost(line) || linesIn(row).every(isGhost);
  });
}

/** The whole table after a change of the shown rows; a removed row keeps its other side. */
function widened(
  before: readonly ChargeEntry[],
  shown: readonly ChargeEntry[],
  after: { readonly rows: readonly ChargeEntry[]; readonly side: SurchargeType },
): readonly ChargeEntry[] {
  const wasShown = new Set(shown.map((row) => row.key));
  const remains = new Set(after.rows.map((row) => row.key));
  const placeOf = new Map(before.map((row, at) => [row.key, at]));
  const rows: ChargeEntry[] = [];
  let next = 0;
  const passTo = (end: number) => {
    for (const row of before.slice(next, end)) {
      if (!wasShown.has(row.key)) rows.push(row);
      else if (!remains.has(row.key)) {
        const rest = { ...row, [after.side]: null };
        if (linesIn(rest).some((line) => !isGhost(line))) rows.push(rest);
      }
    }
    next = Math.max(next, end);
  };
  for (const row of after.rows) {
    const at = placeOf.get(row.key);
    if (at !== undefined) {
      passTo(at);
      next = Math.max(next, at + 1);
    }
    rows.push(row);
  }
  passTo(before.length);
  return rows;
}
