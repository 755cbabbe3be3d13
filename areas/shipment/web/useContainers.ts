import { rememberPicks } from "@fairway/ui/form/picker.ts";
import { useLeaveGuard } from "@fairway/ui/form/useLeaveGuard.ts";
import { Refusal } from "@fairway/ui/client/refusal.ts";
import type { GridProblems } from "@fairway/ui/grid/Grid.tsx";
import { type GridHold, useGrid } from "@fairway/ui/grid/useGrid.ts";
import { useLookedUp } from "@fairway/ui/grid/useLookedUp.ts";
import { unreadCell } from "@fairway/ui/grid/unreadCell.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { ContainerLine } from "../model/container.ts";
import type { ContainerForm } from "../model/container.ts";
import type { NamedLine } from "../model/goodsOf.ts";
import { type ListOfLines, whyNotContainers } from "../model/whyNotContainers.ts";
import { goodsColumns } from "./containerColumns.tsx";
import {
  columnOf,
  type ContainerGridRow,
  containerGridRow,
  isBlankContainer,
  sentContainer,
} from "./containerRow.ts";

/** The container list of a form. */
export interface Containers {
  readonly hold: GridHold<ContainerGridRow>;
  /** The keyed lines. */
  readonly lines: readonly NamedLine[];
  readonly problems: GridProblems;
  readonly isDirty: boolean;
  /**
   * The keyed lines when names and codes have been looked up. A text that could not be read is
   * refused, because it would be lost.
   */
  readonly toSend: () => Promise<ContainerForm[]>;
  /** Marks the cells that the server refused. */
  readonly refused: (refusal: Refusal) => void;
  /** Loads the lines of an answer. */
  readonly load: (lines: readonly ContainerLine[]) => void;
}

const none: readonly ContainerGridRow[] = [];

/** Holds the container list of a job or bill; a fresh answer never overwrites typed lines. */
export function useContainers(
  saved: readonly ContainerLine[] | undefined,
  { goods, isOfBill }: ListOfLines,
): Containers {
  const say = useSay();
  const hold = useGrid<ContainerGridRow>(none);
  const [told, setTold] = useState<{
    rows: readonly ContainerGridRow[];
    marks: ReadonlyMap<number, ReadonlyMap<string, string>>;
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
  const text = JSON.stringify(saved ?? null);
  useEffect(() => {
    const fresh = JSON.parse(text) as readonly ContainerLine[] | null;
    if (fresh && !dirty.current) load(fresh.map(containerGridRow));
  }, [text, load]);
  useLeaveGuard(useCallback(() => dirty.current, []));

  // A sum sets the package type of the list by its id.
  rememberPicks(hold.rows.map((row) => row.packageType));
  const rows = useMemo(() => hold.rows.filter((row) => !isBlankContainer(row)), [hold.rows]);
  const lines = useMemo(() => rows.map(sentContainer), [rows]);
  const problems = useMemo(() => {
    const marks = new Map<string, Map<string, string>>();
    const mark = (row: ContainerGridRow | undefined, field: string, message: string) => {
      if (!row) return;
      const column = columnOf(field);
      const cells = marks.get(row.key) ?? new Map<string, string>();
      if (!cells.has(column)) cells.set(column, message);
      marks.set(row.key, cells);
    };
    for (const fault of whyNotContainers(lines, "at", { goods, isOfBill })) {
      const [, at, column = ""] = fault.field.split(".");
      mark(rows[Number(at)], column, say(fault.words, fault.facts));
    }
    for (const [at, cells] of told?.marks ?? []) {
      const row = told?.rows[at];
      if (rows.includes(row as ContainerGridRow)) {
        for (const [column, message] of cells) mark(row, column, message);
      }
    }
    return marks;
  }, [rows, lines, told, say, goods, isOfBill]);

  return {
    hold,
    lines,
    problems,
    isDirty,
    toSend: async () => {
      await lookedUp();
      const unread = unreadCell(latest.current, goodsColumns({ goods, isOfBill }), say);
      if (unread) throw new Refusal(0, "container.unread", unread);
      return latest.current.rows.filter((row) => !isBlankContainer(row)).map(sentContainer);
    },
    refused: (refusal) => {
      const marks = new Map<number, Map<string, string>>();
      for (const { field, message } of refusal.fields) {
        const [list, at, column = ""] = field.split(".");
        if (list !== "csMawbcontainers") continue;
        const cells = marks.get(Number(at)) ?? new Map<string, string>();
        marks.set(Number(at), cells.set(column, message));
      }
      setTold({ rows, marks });
    },
    load: (fresh) => {
      setTold(null);
      dirty.current = false;
      load(fresh.map(containerGridRow));
    },
  };
}
