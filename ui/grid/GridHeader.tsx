import { spelledOut } from "@fairway/core/words/abbreviations.ts";
import { memo, type ReactNode } from "react";
import { useSay } from "../words/useSay.tsx";
import type { GridColumn } from "./column.ts";
import { gridWords } from "./gridWords.ts";

/** The titles over the columns. */
export const GridHeader = memo(function GridHeader<Row>(props: {
  readonly columns: readonly GridColumn<Row>[];
  readonly lefts: readonly number[];
}) {
  const say = useSay();
  return (
    <div role="rowgroup" className="fw-grid-head">
      <div role="row" aria-rowindex={1} className="fw-grid-titles">
        <div role="columnheader" aria-colindex={1} className="fw-grid-no">
          <span className="fw-grid-hidden">{say(gridWords.line)}</span>
        </div>
        {props.columns.map((column, at) => (
          <div
            key={column.key}
            role="columnheader"
            aria-colindex={at + 2}
            title={spelledOut(say(column.short ?? column.title), say) ?? say(column.title)}
            {...(column.short ? { "aria-label": say(column.title) } : {})}
            className={[
              "fw-grid-title",
              column.frozen ? "fw-grid-frozen" : "",
              column.group ? "fw-grid-group" : "",
              column.kind === "number" || column.align === "right" ? "fw-grid-right" : "",
            ].join(" ")}
            style={{
              width: column.width,
              ...(column.frozen ? { left: props.lefts[at] } : {}),
            }}
          >
            {say(column.short ?? column.title)}
            {column.required ? (
              <span className="fw-bad" aria-hidden>
                {" *"}
              </span>
            ) : null}
          </div>
        ))}
      </div>
    </div>
  );
}) as <Row>(props: {
  readonly columns: readonly GridColumn<Row>[];
  readonly lefts: readonly number[];
}) => ReactNode;
