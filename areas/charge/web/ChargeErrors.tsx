import type { GridProblems, GridTarget } from "@fairway/ui/grid/Grid.tsx";
import { cellPlace, type WrongCell } from "@fairway/ui/grid/gridState.ts";
import type { GridHold } from "@fairway/ui/grid/useGrid.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Button } from "antd";
import { type ColumnFacts, chargeColumns, sideOf } from "./chargeColumns.tsx";
import { type ChargeEntry, leadOf, type Sides } from "./chargeEntry.ts";
import { type SurchargeType, surchargeTypes } from "../model/surcharge.ts";
import { chargeWords as words } from "./words.ts";

/** A marked cell of a table of charges. */
export interface ChargeError extends GridTarget {
  readonly side: SurchargeType;
  readonly line: number;
  readonly message: string;
}

/** The marked cells of a table, in the order of reading: refused ones and unreadable texts. */
export function errorsIn(
  hold: GridHold<ChargeEntry>,
  look: {
    readonly problems: GridProblems;
    readonly sides: Sides;
    /** The rows on the screen, by which lines are counted where the line is among them. */
    readonly shown?: readonly ChargeEntry[];
    readonly read: (cell: WrongCell) => string;
  },
): ChargeError[] {
  const { problems, sides, shown = hold.rows, read } = look;
  const { wrong } = hold.content;
  if (problems.size + wrong.size === 0) return [];
  const unread = new Map<string, [string, string][]>();
  for (const [id, cell] of wrong) {
    const { rowKey, columnKey } = cellPlace(id);
    unread.set(rowKey, [...(unread.get(rowKey) ?? []), [columnKey, read(cell)]]);
  }
  const place = new Map(shown.map((entry, at) => [entry.key, at + 1]));
  return hold.rows.flatMap((entry, at) => {
    const cells = [...(problems.get(entry.key) ?? []), ...(unread.get(entry.key) ?? [])];
    return cells.map(([columnKey, message]) => ({
      rowKey: entry.key,
      columnKey,
      line: place.get(entry.key) ?? at + 1,
      message,
      side: sideOf(columnKey) ?? leadOf(entry, sides)?.type ?? "BUY",
    }));
  });
}

const most = 3;

/** The errors of a refused save: each names side, line and column, and leads to its cell. */
export function ChargeErrors(props: {
  readonly errors: readonly ChargeError[];
  readonly facts: ColumnFacts;
  readonly go: (error: ChargeError) => void;
}) {
  const { errors, facts } = props;
  const say = useSay();
  if (errors.length === 0) return null;
  const titles = new Map(
    surchargeTypes.flatMap((side) =>
      chargeColumns([side], facts).map(({ key, title }) => [key, title] as const),
    ),
  );
  return (
    <div className="fw-charge-errors" role="alert">
      <span>{say(words.errors, { count: errors.length })}</span>
      {errors.slice(0, most).map((error) => (
        <Button
          key={`${error.rowKey} ${error.columnKey}`}
          size="small"
          type="link"
          danger
          onClick={() => props.go(error)}
        >
          {say(words.errorAt, {
            side: say(words.sideNames[error.side]),
            line: error.line,
            column: say(titles.get(error.columnKey) ?? words.charge),
            message: error.message,
          })}
        </Button>
      ))}
      {errors.length > most ? <span>…</span> : null}
    </div>
  );
}
