import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { Refusal } from "../client/refusal.ts";
import { useLeaveGuard } from "../form/useLeaveGuard.ts";
import { useSay } from "../words/useSay.tsx";
import type { GridColumn, GridLine } from "./column.ts";
import type { GridProblems } from "./Grid.tsx";
import { unreadCell } from "./unreadCell.ts";
import { type GridHold, useGrid } from "./useGrid.ts";
import { useLookedUp } from "./useLookedUp.ts";

/** How a list of a record is keyed in a grid; one constant for each kind of list. */
export interface KeyedList<Row extends GridLine, Saved, Sent> {
  /** The field of the ask that has the list. */
  readonly field: string;
  readonly columns: readonly GridColumn<Row>[];
  readonly rowOf: (saved: Saved) => Row;
  readonly newRow: () => Row;
  readonly isBlank: (row: Row) => boolean;
  readonly sent: (row: Row) => Sent;
  /** The wrong fields of the lines, as paths below `at`. */
  readonly whyNot: (lines: readonly Sent[], at: string) => readonly FieldRefusal[];
}

/** The lines of a form that are saved whole with it. */
export interface KeyedLines<Row extends GridLine, Saved, Sent> {
  readonly hold: GridHold<Row>;
  /** The lines without the blank ones. */
  readonly lines: readonly Sent[];
  readonly problems: GridProblems;
  readonly isDirty: boolean;
  /** The lines for the ask; a text that could not be read is refused, because it would be lost. */
  readonly toSend: () => Promise<Sent[]>;
  /** Marks the cells that the server refused. */
  readonly refused: (refusal: Refusal) => void;
  /** Loads the lines of an answer. */
  readonly load: (saved: readonly Saved[]) => void;
  /** Replaces the lines as one step that can be undone. */
  readonly replace: (rows: readonly Row[]) => void;
}

/**
 * Holds a list of a form; a fresh answer never overwrites typed lines.
 *
 * Shape: an empty list is shown with `blanks` blank lines, which are not sent.
 */
export function useKeyedLines<Row extends GridLine, Saved, Sent>(
  list: KeyedList<Row, Saved, Sent>,
  saved: readonly Saved[] | undefined,
  blanks: number,
): KeyedLines<Row, Saved, Sent> {
  const say = useSay();
  const shown = useCallback(
    (lines: readonly Saved[]) =>
      lines.length > 0 ? lines.map(list.rowOf) : Array.from({ length: blanks }, list.newRow),
    [list, blanks],
  );
  const [start] = useState<readonly Row[]>(() => shown(saved ?? []));
  const hold = useGrid<Row>(start);
  const [told, setTold] = useState<{
    readonly rows: readonly Row[];
    readonly marks: ReadonlyMap<number, ReadonlyMap<string, string>>;
  } | null>(null);
  const { load, isDirty } = hold;
  const dirty = useRef(isDirty);
  const latest = useRef(hold.content);
  const lookedUp = useLookedUp([hold.content]);
  useLayoutEffect(() => {
    dirty.current = isDirty;
    latest.current = hold.content;
  });
  // Every render may create a new array, so lines are compared by their text.
  const text = JSON.stringify(saved ?? []);
  useEffect(() => {
    if (!dirty.current) load(shown(JSON.parse(text) as readonly Saved[]));
  }, [text, load, shown]);
  useLeaveGuard(useCallback(() => dirty.current, []));

  const rows = useMemo(() => hold.rows.filter((row) => !list.isBlank(row)), [hold.rows, list]);
  const lines = useMemo(() => rows.map(list.sent), [rows, list]);
  const problems = useMemo(() => {
    const marks = new Map<string, Map<string, string>>();
    const mark = (row: Row | undefined, column: string, message: string) => {
      if (!row) return;
      const cells = marks.get(row.key) ?? new Map<string, string>();
      if (!cells.has(column)) cells.set(column, message);
      marks.set(row.key, cells);
    };
    for (const fault of list.whyNot(lines, "at")) {
      const [, at, ...path] = fault.field.split(".");
      mark(rows[Number(at)], columnOf(list, path), say(fault.words, fault.facts));
    }
    for (const [at, cells] of told?.marks ?? []) {
      const row = told?.rows[at];
      if (row && rows.includes(row)) {
        for (const [column, message] of cells) mark(row, column, message);
      }
    }
    return marks;
  }, [rows, lines, told, say, list]);

  return {
    hold,
    lines,
    problems,
    isDirty,
    toSend: async () => {
      await lookedUp();
      const unread = unreadCell(latest.current, list.columns, say);
      if (unread) throw new Refusal(0, "line.unread", unread);
      return latest.current.rows.filter((row) => !list.isBlank(row)).map(list.sent);
    },
    refused: (refusal) => {
      const marks = new Map<number, Map<string, string>>();
      for (const { field, message } of refusal.fields) {
        const [name, at, ...path] = field.split(".");
        if (name !== list.field) continue;
        const cells = marks.get(Number(at)) ?? new Map<string, string>();
        marks.set(Number(at), cells.set(columnOf(list, path), message));
      }
      setTold({ rows, marks });
    },
    load: (fresh) => {
      setTold(null);
      dirty.current = false;
      load(shown(fresh));
    },
    replace: (fresh) => hold.change(() => ({ rows: fresh, wrong: new Map() })),
  };
}

/** The key of the column of a field of a line, such as "amount" or "charge.unitId". */
function columnOf(
  { columns }: { readonly columns: readonly { readonly key: string }[] },
  path: readonly string[],
): string {
  const whole = path.join(".");
  return columns.some(({ key }) => key === whole) ? whole : (path[0] ?? "");
}
