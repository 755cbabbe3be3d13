import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Language } from "@fairway/core/words/words.ts";
import type { Refusal } from "../client/refusal.ts";
import { useLanguage } from "../words/useSay.tsx";
import type { GridProblems } from "./Grid.tsx";
import type { GridLine } from "./column.ts";
import { refusedCells } from "./refusedCells.ts";
import { useGrid } from "./useGrid.ts";

/** How stored rows become lines of a grid, and lines what is sent. */
export interface LineForms<Row, Line, Sent> {
  readonly lineOf: (row: Row, language: Language) => Line;
  /** A line of another record as a new one. */
  readonly freshLine: (line: Line) => Line;
  readonly isBlank: (line: Line) => boolean;
  readonly sentOf: (line: Line) => Sent;
  /** The list of a save in which refusals name their lines. */
  readonly list: string;
}

const unmarked: GridProblems = new Map();

/**
 * Manages the stored lines of a record during editing; `forms` is a constant.
 *
 * Shape: `copied` lines belong to another record and become new ones here.
 */
export function useStoredLines<Row, Line extends GridLine, Sent>(
  { lineOf, freshLine, isBlank, sentOf, list }: LineForms<Row, Line, Sent>,
  rows: readonly Row[] | undefined,
  copied: boolean,
) {
  const language = useLanguage();
  const stored = useMemo(() => {
    const lines = (rows ?? []).map((row) => lineOf(row, language));
    return copied ? lines.map(freshLine) : lines;
  }, [rows, copied, language, lineOf, freshLine]);
  const hold = useGrid<Line>([]);
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
      const marks = refusedCells(refusal, list, filled);
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
    take: (others: readonly Row[]) => {
      setProblems(unmarked);
      load(others.map((row) => lineOf(row, language)));
    },
  };
}
