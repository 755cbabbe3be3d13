import { type FocusEvent, type KeyboardEvent, type RefObject, useState } from "react";
import { useKeys } from "../palette/useKeys.ts";
import { tableWords } from "./tableWords.ts";

/** What a row does at its keys, by its place on the page. */
interface RowVerbs {
  readonly open: (at: number) => void;
  readonly tick: ((at: number) => void) | null;
  readonly peek: () => void;
  readonly leave: () => void;
}

/**
 * Moves through rows with ↑ ↓ Home End and j k, opens with Enter, ticks with x and peeks with the
 * space bar; one row is reached by Tab.
 */
export function useRowKeys(frame: RefObject<HTMLElement | null>, count: number, verbs: RowVerbs) {
  const [current, setCurrent] = useState(0);
  const focus = (at: number) => {
    const rows = frame.current?.querySelectorAll<HTMLElement>("tr.fw-row");
    rows?.[Math.max(0, Math.min(at, count - 1))]?.focus();
  };
  const step = (by: 1 | -1) => {
    const { activeElement: has } = document;
    // In a drawer or a dialog the keys belong to it.
    if (has?.closest("[role=dialog]")) return;
    focus(has?.closest("tr.fw-row") ? current + by : current);
  };
  const { tick } = verbs;
  const heard = (words: typeof tableWords.nextRow, keys: string) => ({ keys, words, run: null });
  useKeys([
    { keys: "j", words: tableWords.nextRow, run: () => step(1) },
    { keys: "k", words: tableWords.lastRow, run: () => step(-1) },
    heard(tableWords.openRow, "enter"),
    heard(tableWords.peekRow, "space"),
    ...(tick ? [heard(tableWords.tickRow, "x")] : []),
  ]);
  const run = (key: string, at: number): boolean => {
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: count - 1 }[key];
    if (to !== undefined) focus(to);
    else if (key === "Enter") verbs.open(at);
    else if (key === " ") verbs.peek();
    else if (key === "Escape") verbs.leave();
    else if (key === "x" && tick) tick(at);
    else return false;
    return true;
  };
  return {
    current: Math.min(current, count - 1),
    focus,
    row: (at: number) => ({
      tabIndex: at === Math.min(current, count - 1) ? 0 : -1,
      onFocus: (event: FocusEvent) => {
        if (event.target === event.currentTarget) setCurrent(at);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey) return;
        if (run(event.key, at)) event.preventDefault();
      },
    }),
  };
}
