import type { Refusal } from "@fairway/ui/client/refusal.ts";
import type { GridProblems } from "@fairway/ui/grid/Grid.tsx";
import { refusedCells } from "@fairway/ui/grid/refusedCells.ts";
import { useGrid } from "@fairway/ui/grid/useGrid.ts";
import type { AnyRow } from "@fairway/ui/resource/kind.ts";
import { useLanguage } from "@fairway/ui/words/useSay.tsx";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { freshLine, isBlank, lineOf, sentOf, type TariffGridLine } from "./tariffGridLines.ts";

const none: readonly TariffGridLine[] = [];
const unmarked: GridProblems = new Map();

/**
 * Manages the lines of a tariff during editing.
 *
 * Shape: `copied` lines belong to another tariff and become new ones here.
 */
export function useTariffLines(rows: readonly AnyRow[] | undefined, copied: boolean) {
  const language = useLanguage();
  const stored = useMemo(() => {
    const lines = (rows ?? []).map((row) => lineOf(row, language));
    return copied ? lines.map(freshLine) : lines;
  }, [rows, copied, language]);
  const hold = useGrid<TariffGridLine>(none);
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
    hold,
    problems,
    count: filled.length,
    dirty,
    sent: () => filled.map(sentOf),
    /** Marks the refused cells; true if there are any. */
    mark: (refusal: Refusal): boolean => {
      const marks = refusedCells(refusal, "lines", filled);
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
    take: (others: readonly AnyRow[]) => {
      setProblems(unmarked);
      load(others.map((row) => lineOf(row, language)));
    },
  };
}

/** The lines of a tariff during editing. */
export type TariffLinesHold = ReturnType<typeof useTariffLines>;
