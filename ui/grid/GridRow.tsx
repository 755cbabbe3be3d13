import { sayDay, sayWeekday } from "@fairway/core/words/dates.ts";
import { sayNumber } from "@fairway/core/words/numbers.ts";
import type { Language } from "@fairway/core/words/words.ts";
import { memo, type ReactNode } from "react";
import { useLanguage, useSay } from "../words/useSay.tsx";
import { cellText, type GridColumn, type GridLine } from "./column.ts";
import { gridWords } from "./gridWords.ts";

/** The state of one cell: the rejected text and its error. */
export interface CellMark {
  readonly typed: string | null;
  readonly message: string;
}

/** Settings of one line of a grid. */
export interface GridRowProps<Row extends GridLine> {
  readonly id: string;
  readonly row: Row;
  readonly index: number;
  readonly top: number;
  readonly columns: readonly GridColumn<Row>[];
  readonly lefts: readonly number[];
  /** The active column of this line, or -1. */
  readonly active: number;
  /** The selected columns of this line; from above to when there are none. */
  readonly from: number;
  readonly to: number;
  readonly whyNot: (row: Row, column: GridColumn<Row>) => string | null;
  readonly marks: ReadonlyMap<string, CellMark> | null;
}

/** One line of a grid; rendered again only when its own properties have changed. */
export const GridRow = memo(function GridRow<Row extends GridLine>(props: GridRowProps<Row>) {
  const { id, row, index, columns, lefts, active, from, to, marks } = props;
  const language = useLanguage();
  const say = useSay();
  return (
    <div role="row" aria-rowindex={index + 2} className="fw-grid-row" style={{ top: props.top }}>
      <div role="rowheader" aria-colindex={1} className="fw-grid-no">
        {index + 1}
      </div>
      {columns.map((column, at) => {
        const mark = marks?.get(column.key) ?? null;
        const why = props.whyNot(row, column);
        const isIn = at >= from && at <= to;
        const isGiven = mark === null && (column.given?.(row) ?? false);
        return (
          <div
            key={column.key}
            id={`${id}-${column.key}`}
            role="gridcell"
            aria-colindex={at + 2}
            aria-selected={isIn}
            // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- a gridcell may be read-only
            aria-readonly={why !== null}
            {...(mark ? { "aria-invalid": true } : {})}
            title={
              mark?.message ??
              why ??
              (isGiven ? say(gridWords.given) : null) ??
              weekdayOf(column, row, language)
            }
            data-row={index}
            data-column={at}
            className={classOf(column, { isIn, isActive: at === active, mark, why, isGiven })}
            style={{ width: column.width, ...(column.frozen ? { left: lefts[at] } : {}) }}
          >
            {mark?.typed ?? shown(column, row, language)}
          </div>
        );
      })}
    </div>
  );
}) as <Row extends GridLine>(props: GridRowProps<Row>) => ReactNode;

/** The weekday of a cell with a day. */
function weekdayOf<Row>(column: GridColumn<Row>, row: Row, language: Language): string | undefined {
  const day = column.kind === "day" ? column.value(row) : null;
  return day ? sayWeekday(day, language) : undefined;
}

function classOf<Row>(
  column: GridColumn<Row>,
  state: {
    isIn: boolean;
    isActive: boolean;
    mark: CellMark | null;
    why: string | null;
    isGiven: boolean;
  },
): string {
  const right = column.align === "right" || (column.kind === "number" && !column.align);
  return [
    "fw-grid-cell",
    right ? "fw-grid-right" : "",
    column.align === "center" || column.kind === "flag" ? "fw-grid-center" : "",
    column.frozen ? "fw-grid-frozen" : "",
    column.group ? "fw-grid-group" : "",
    state.isIn ? "fw-grid-in" : "",
    state.isActive ? "fw-grid-active" : "",
    state.mark ? "fw-grid-wrong" : "",
    state.why !== null ? "fw-grid-shut" : "",
    state.isGiven ? "fw-grid-given" : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** The content that a cell shows. */
export function shown<Row>(column: GridColumn<Row>, row: Row, language: Language): ReactNode {
  if (column.show) return column.show(row);
  switch (column.kind) {
    case "flag":
      return column.value(row) ? "✓" : "";
    case "day":
      return sayDay(column.value(row));
    case "number":
      return sayNumber(column.value(row), language, {
        least: column.least ?? 0,
        most: Math.max(column.most ?? 8, column.least ?? 0),
      });
    default:
      return cellText(column, row, language);
  }
}
