import { CloseOutlined } from "@ant-design/icons";
import { Button } from "antd";
import type { ReactNode } from "react";
import { useSay } from "../words/useSay.tsx";
import type { Column } from "./column.ts";
import { tableWords } from "./tableWords.ts";
import { toolWords } from "./toolWords.ts";

/** The facts of one row at the side of its list: every column, also those left out. */
export function RowPeek<Row>(props: {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  readonly open: (() => void) | null;
  readonly close: () => void;
  /** Further facts of the row. */
  readonly more?: ReactNode;
}) {
  const say = useSay();
  const [first, ...rest] = props.columns;
  return (
    <aside className="fw-peek" aria-label={say(toolWords.peek)}>
      <div className="fw-peek-head">
        <b>{first?.read(props.row)}</b>
        <Button
          type="text"
          icon={<CloseOutlined />}
          aria-label={say(toolWords.closePeek)}
          onClick={props.close}
        />
      </div>
      {props.more ?? null}
      <dl>
        {rest.map((column) => (
          <div key={column.key}>
            <dt>{say(column.title)}</dt>
            <dd>{column.read(props.row)}</dd>
          </div>
        ))}
      </dl>
      {props.open ? (
        <Button type="primary" onClick={props.open}>
          {say(tableWords.openRow)}
        </Button>
      ) : null}
    </aside>
  );
}
