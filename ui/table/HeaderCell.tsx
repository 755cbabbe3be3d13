import { spelledOut } from "@fairway/core/words/abbreviations.ts";
import { type CSSProperties, type PointerEvent, useRef } from "react";
import { useSay } from "../words/useSay.tsx";
import type { Column } from "./column.ts";
import { tableWords } from "./tableWords.ts";

/** The title of a column: a click or Enter sorts, and its right edge can be dragged. */
export function HeaderCell(props: {
  readonly column: Column<unknown>;
  readonly place: { readonly className?: string; readonly style?: CSSProperties };
  /** `etd` or `-etd`. */
  readonly sort: string;
  readonly onSort: (sort: string) => void;
  readonly onWidth: (width: number) => void;
}) {
  const say = useSay();
  const { column, place, sort, onWidth } = props;
  const began = useRef<{ x: number; width: number } | null>(null);
  const drag = (event: PointerEvent<HTMLSpanElement>) => {
    if (!began.current) return;
    const cell = event.currentTarget.closest("th");
    if (cell) cell.style.width = `${wide(began.current, event)}px`;
  };
  const edge = (
    <span
      className="fw-resize"
      aria-hidden
      title={say(tableWords.resize)}
      onClick={(event) => event.stopPropagation()}
      onPointerDown={(event) => {
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        began.current = { x: event.clientX, width: column.width ?? 120 };
      }}
      onPointerMove={drag}
      onPointerUp={(event) => {
        if (began.current) onWidth(wide(began.current, event));
        began.current = null;
      }}
    />
  );
  if (!column.sort) {
    return (
      <th scope="col" {...place}>
        <span className="fw-title" title={spelledOut(say(column.title), say) ?? undefined}>
          {say(column.title)}
        </span>
        {edge}
      </th>
    );
  }
  const by = typeof column.sort === "string" ? column.sort : column.key;
  const order = sort === by ? "ascending" : sort === `-${by}` ? "descending" : null;
  // A third click reverses the order again: a list without an order has no use.
  const turn = () => props.onSort(order === "ascending" ? `-${by}` : by);
  return (
    <th
      scope="col"
      {...place}
      className={`${place.className ?? ""} fw-sorts`}
      tabIndex={0}
      aria-sort={order ?? "none"}
      aria-description={say(tableWords.sorts)}
      onClick={turn}
      onKeyDown={(event) => {
        if (event.key === "Enter") turn();
      }}
    >
      <span className="fw-title" title={spelledOut(say(column.title), say) ?? undefined}>
        {say(column.title)}
      </span>
      <span className="fw-sort" aria-hidden />
      {edge}
    </th>
  );
}

function wide(began: { x: number; width: number }, event: PointerEvent): number {
  return Math.max(48, Math.round(began.width + event.clientX - began.x));
}
