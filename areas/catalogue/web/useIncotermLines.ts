import type { Refusal } from "@fairway/ui/client/refusal.ts";
import type { GridProblems } from "@fairway/ui/grid/Grid.tsx";
import { refusedCells } from "@fairway/ui/grid/refusedCells.ts";
import { useGrid } from "@fairway/ui/grid/useGrid.ts";
import { useLanguage } from "@fairway/ui/words/useSay.tsx";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import {
  type IncotermChargeRow,
  type IncotermSide,
  incotermSides,
} from "../model/incotermCharge.ts";
import { freshLine, type IncotermLine, isBlank, lineOf, sentOf } from "./incotermLines.ts";

const none: readonly IncotermLine[] = [];
const unmarked: GridProblems = new Map();

/**
 * Manages the usual charges of one side during editing.
 *
 * Shape: `copied` lines belong to another incoterm and become new ones here.
 */
export function useIncotermLines(
  side: IncotermSide,
  rows: readonly IncotermChargeRow[] | undefined,
  copied: boolean,
) {
  const language = useLanguage();
  const stored = useMemo(() => {
    const lines = (rows ?? []).map((row) => lineOf(row, language));
    return copied ? lines.map(freshLine) : lines;
  }, [rows, copied, language]);
  const hold = useGrid<IncotermLine>(none);
  const [problems, setProblems] = useState(unmarked);
  const { load } = hold;
  const dirty = useRef(false);
  useLayoutEffect(() => {
    dirty.current = hold.isDirty;
  });
  // A fresh answer never overwrites typed values.
  useEffect(() => {
    if (!dirty.current) load(stored);
  }, [stored, load]);
  const filled = hold.rows.filter((line) => !isBlank(line));
  return {
    side,
    hold,
    problems,
    count: filled.length,
    dirty,
    sent: () => filled.map(sentOf),
    /** Marks the refused cells; true if there are any. */
    mark: (refusal: Refusal): boolean => {
      const marks = refusedCells(refusal, incotermSides[side].list, filled);
      setProblems(marks);
      return marks.size > 0;
    },
    /** Marks the present lines as stored. */
    settle: () => {
      setProblems(unmarked);
      load(filled);
      dirty.current = false;
    },
    /** Replaces the lines with the stored ones. */
    take: (others: readonly IncotermChargeRow[]) => {
      setProblems(unmarked);
      load(others.map((row) => lineOf(row, language)));
    },
  };
}

/** The lines of one side during editing. */
export type IncotermLines = ReturnType<typeof useIncotermLines>;
