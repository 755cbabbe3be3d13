import { Table as AntTable } from "antd";
import type { ReactNode } from "react";
import { useSay } from "../words/useSay.tsx";
import { tableWords } from "./tableWords.ts";

/** The row of totals under a list, each total under its column. */
export function TotalsRow(props: {
  readonly keys: readonly string[];
  /** Columns before the first: check boxes, details. */
  readonly before: number;
  readonly totals: Readonly<Record<string, ReactNode>>;
}) {
  const say = useSay();
  return (
    <AntTable.Summary fixed>
      <AntTable.Summary.Row className="fw-totals">
        {props.before > 0 ? <AntTable.Summary.Cell index={0} colSpan={props.before} /> : null}
        {props.keys.map((key, at) => (
          <AntTable.Summary.Cell
            key={key}
            index={props.before + at}
            align={key in props.totals ? "right" : "left"}
          >
            {props.totals[key] ?? (at === 0 ? say(tableWords.total) : null)}
          </AntTable.Summary.Cell>
        ))}
      </AntTable.Summary.Row>
    </AntTable.Summary>
  );
}
