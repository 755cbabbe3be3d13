import { useMemo, useReducer } from "react";
import type { GridLine } from "./column.ts";
import {
  type GridContent,
  type GridEvent,
  type GridHistory,
  gridStep,
  loaded,
} from "./gridState.ts";

/** The lines of a grid, held by the screen around it. */
export interface GridHold<Row extends GridLine> {
  readonly content: GridContent<Row>;
  readonly rows: readonly Row[];
  readonly isDirty: boolean;
  readonly mayUndo: boolean;
  readonly mayRedo: boolean;
  /** The last loaded lines. */
  readonly saved: readonly Row[];
  readonly change: (to: (now: GridContent<Row>) => GridContent<Row>) => void;
  readonly amend: (to: (now: GridContent<Row>) => GridContent<Row>) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Replaces the content by the server's and deletes the undo steps. */
  readonly load: (rows: readonly Row[]) => void;
}

/** Manages the lines of a grid with fifty undo steps. */
export function useGrid<Row extends GridLine>(start: readonly Row[]): GridHold<Row> {
  const [state, send] = useReducer(gridStep<Row>, start, loaded<Row>);
  // The functions keep their identity, so that effects may depend on them.
  const verbs = useMemo(() => verbsOf(send), []);
  return useMemo(() => ({ ...verbs, ...standing(state) }), [verbs, state]);
}

function verbsOf<Row extends GridLine>(send: (event: GridEvent<Row>) => void) {
  type Change = (now: GridContent<Row>) => GridContent<Row>;
  return {
    change: (to: Change) => send({ type: "change", to }),
    amend: (to: Change) => send({ type: "amend", to }),
    undo: () => send({ type: "undo" }),
    redo: () => send({ type: "redo" }),
    load: (rows: readonly Row[]) => send({ type: "load", rows }),
  };
}

function standing<Row extends GridLine>({ now, past, future, saved }: GridHistory<Row>) {
  const { rows, wrong } = now;
  const isSame = rows.length === saved.length && rows.every((row, at) => row === saved[at]);
  return {
    content: now,
    rows,
    isDirty: !isSame || wrong.size > 0,
    mayUndo: past.length > 0,
    mayRedo: future.length > 0,
    saved,
  };
}
