import { useCallback, useMemo, useReducer } from "react";
import type { GridLine } from "./column.ts";
import {
  type GridContent,
  type GridEvent,
  type GridHistory,
  gridStep,
  loaded,
} from "./gridState.ts";

/** The lines of a grid, kept by the screen around it. */
export interface GridHold<Row extends GridLine> {
  readonly content: GridContent<Row>;
  readonly rows: readonly Row[];
  readonly isDirty: boolean;
  readonly mayUndo: boolean;
  readonly mayRedo: boolean;
  /** What was last loaded. */
  readonly saved: readonly Row[];
  readonly change: (to: (now: GridContent<Row>) => GridContent<Row>) => void;
  readonly amend: (to: (now: GridContent<Row>) => GridContent<Row>) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Replaces everything by what came from the server and forgets the steps. */
  readonly load: (rows: readonly Row[]) => void;
}

/** Keeps the lines of a grid with fifty steps of undo. */
export function useGrid<Row extends GridLine>(start: readonly Row[]): GridHold<Row> {
  const [state, dispatch] = useReducer(gridStep<Row>, start, loaded<Row>);
  const send = useCallback((event: GridEvent<Row>) => dispatch(event), []);
  return useMemo(() => held(state, send), [state, send]);
}

function held<Row extends GridLine>(
  state: GridHistory<Row>,
  send: (event: GridEvent<Row>) => void,
): GridHold<Row> {
  const { rows, wrong } = state.now;
  const isSame =
    rows.length === state.saved.length && rows.every((row, at) => row === state.saved[at]);
  return {
    content: state.now,
    rows,
    isDirty: !isSame || wrong.size > 0,
    mayUndo: state.past.length > 0,
    mayRedo: state.future.length > 0,
    saved: state.saved,
    change: (to) => send({ type: "change", to }),
    amend: (to) => send({ type: "amend", to }),
    undo: () => send({ type: "undo" }),
    redo: () => send({ type: "redo" }),
    load: (fresh) => send({ type: "load", rows: fresh }),
  };
}
