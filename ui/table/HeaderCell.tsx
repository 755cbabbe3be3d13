import { type PointerEvent, type ThHTMLAttributes, useRef } from "react";
import { useSay } from "../words/useSay.tsx";
import { tableWords } from "./tableWords.ts";

/** The properties of a header cell. */
export interface HeaderCellProps extends ThHTMLAttributes<HTMLTableCellElement> {
  readonly columnWidth?: number;
  readonly onWidth?: (width: number) => void;
}

/** A header cell whose right edge can be dragged. */
export function HeaderCell({ columnWidth, onWidth, children, ...rest }: HeaderCellProps) {
  const say = useSay();
  const began = useRef<{ x: number; width: number } | null>(null);
  const drag = (event: PointerEvent<HTMLSpanElement>) => {
    if (!began.current) return;
    const cell = event.currentTarget.closest("th");
    if (cell) cell.style.width = `${wide(began.current, event)}px`;
  };
  return (
    <th {...rest}>
      {children}
      {onWidth ? (
        <span
          className="fw-resize"
          aria-hidden
          title={say(tableWords.resize)}
          onClick={(event) => event.stopPropagation()}
          onPointerDown={(event) => {
            event.stopPropagation();
            event.currentTarget.setPointerCapture(event.pointerId);
            began.current = { x: event.clientX, width: columnWidth ?? 120 };
          }}
          onPointerMove={drag}
          onPointerUp={(event) => {
            if (began.current) onWidth(wide(began.current, event));
            began.current = null;
          }}
        />
      ) : null}
    </th>
  );
}

function wide(began: { x: number; width: number }, event: PointerEvent): number {
  return Math.max(48, Math.round(began.width + event.clientX - began.x));
}
