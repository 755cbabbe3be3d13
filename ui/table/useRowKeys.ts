import { type FocusEvent, type KeyboardEvent, type RefObject, useState } from "react";

/** Moves through rows with ↑ ↓ Home End and opens with Enter; one row is reached by Tab. */
export function useRowKeys(frame: RefObject<HTMLElement | null>, count: number) {
  const [current, setCurrent] = useState(0);
  const focus = (at: number) => {
    const rows = frame.current?.querySelectorAll<HTMLElement>("tr.ant-table-row");
    rows?.[Math.max(0, Math.min(at, count - 1))]?.focus();
  };
  return {
    row: (at: number, open: () => void) => ({
      tabIndex: at === Math.min(current, count - 1) ? 0 : -1,
      onFocus: (event: FocusEvent) => {
        if (event.target === event.currentTarget) setCurrent(at);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.target !== event.currentTarget) return;
        const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: count - 1 }[event.key];
        if (to !== undefined) focus(to);
        else if (event.key === "Enter") open();
        else return;
        event.preventDefault();
      },
    }),
  };
}
