import type { Facts, Words } from "@fairway/core/words/words.ts";
import type { Doubt } from "../form/readNumber.ts";
import type { GridLine } from "./column.ts";

/** A text that was typed into a cell and rejected. */
export interface WrongCell {
  readonly typed: string;
  readonly words: Words;
  readonly facts?: Facts;
  /** The two values that the text can have. */
  readonly doubt?: Doubt;
  /** Present while the text is looked up as a code or name. */
  readonly search?: { readonly isTyped: boolean };
}

/** The lines of a grid and the rejected texts, by `cellId`. */
export interface GridContent<Row extends GridLine> {
  readonly rows: readonly Row[];
  readonly wrong: ReadonlyMap<string, WrongCell>;
}

/** The content with its undo and redo steps. */
export interface GridHistory<Row extends GridLine> {
  readonly now: GridContent<Row>;
  readonly past: readonly GridContent<Row>[];
  readonly future: readonly GridContent<Row>[];
  /** The content last saved or loaded. */
  readonly saved: readonly Row[];
}

/** True while a typed code or name is being looked up. */
export function isLookingUp<Row extends GridLine>({ wrong }: GridContent<Row>): boolean {
  return [...wrong.values()].some((cell) => cell.search);
}

/** How many steps can be undone. */
export const mostSteps = 50;

/** The events of a grid. */
export type GridEvent<Row extends GridLine> =
  | { readonly type: "change"; readonly to: (now: GridContent<Row>) => GridContent<Row> }
  /** A change that belongs to the previous step, such as a name found for a pasted code. */
  | { readonly type: "amend"; readonly to: (now: GridContent<Row>) => GridContent<Row> }
  | { readonly type: "undo" }
  | { readonly type: "redo" }
  | { readonly type: "load"; readonly rows: readonly Row[] };

/** Names a cell. */
export function cellId(rowKey: string, columnKey: string): string {
  return `${rowKey} ${columnKey}`;
}

/** The row and the column of a cell's id; a key of a row may have blanks, that of a column has none. */
export function cellPlace(id: string): { readonly rowKey: string; readonly columnKey: string } {
  const at = id.lastIndexOf(" ");
  return { rowKey: id.slice(0, at), columnKey: id.slice(at + 1) };
}

/** The state of a grid that was just loaded. */
export function loaded<Row extends GridLine>(rows: readonly Row[]): GridHistory<Row> {
  return { now: { rows, wrong: new Map() }, past: [], future: [], saved: rows };
}

/** Applies one action to a grid. */
export function gridStep<Row extends GridLine>(
  state: GridHistory<Row>,
  event: GridEvent<Row>,
): GridHistory<Row> {
  const { now, past, future } = state;
  switch (event.type) {
    case "load":
      return loaded(event.rows);
    case "amend": {
      return { ...state, now: event.to(now) };
    }
    case "change": {
      const next = event.to(now);
      if (next === now) return state;
      return { ...state, now: next, past: [...past, now].slice(-mostSteps), future: [] };
    }
    case "undo": {
      const before = past.at(-1);
      if (!before) return state;
      return { ...state, now: before, past: past.slice(0, -1), future: [now, ...future] };
    }
    case "redo": {
      const [after, ...rest] = future;
      if (!after) return state;
      return { ...state, now: after, past: [...past, now], future: rest };
    }
  }
}

/** The content with some rows replaced and some cells marked or cleared. */
export function withRows<Row extends GridLine>(
  now: GridContent<Row>,
  rows: readonly Row[],
  marks: ReadonlyMap<string, WrongCell | null> = new Map(),
): GridContent<Row> {
  let wrong = now.wrong;
  if (marks.size > 0) {
    const next = new Map(now.wrong);
    for (const [id, mark] of marks) {
      if (mark) next.set(id, mark);
      else next.delete(id);
    }
    wrong = next;
  }
  return { rows, wrong };
}
