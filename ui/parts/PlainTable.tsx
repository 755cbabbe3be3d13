import type { ReactNode } from "react";
import { showCut } from "../table/showCut.ts";

/** A column of a small table that needs no paging. */
export interface PlainColumn<Row> {
  readonly key: string;
  readonly title: string;
  readonly right?: boolean;
  /** As narrow as what it shows, such as a tick or the number of a line. */
  readonly narrow?: boolean;
  readonly read: (row: Row) => ReactNode;
}

// On a phone a row of more columns is a card.
const MOST_ON_PHONE = 5;

/** A small table of a few rows, as on a dashboard. */
export function PlainTable<Row>(props: {
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly columns: readonly PlainColumn<Row>[];
  /** The cells of a row of sums below the others, by column key. */
  readonly foot?: Readonly<Record<string, ReactNode>>;
}) {
  const { foot } = props;
  return (
    <table
      className={props.columns.length > MOST_ON_PHONE ? "fw-plain fw-plain-wide" : "fw-plain"}
      onPointerOver={showCut}
    >
      <thead>
        <tr>
          {props.columns.map((column) => (
            <th key={column.key} className={headClass(column)}>
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {props.rows.map((row) => (
          <tr key={props.rowKey(row)}>
            {props.columns.map((column) => (
              <td
                key={column.key}
                data-title={column.title}
                className={column.right ? "fw-right fw-number" : undefined}
              >
                {column.read(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {foot ? (
        <tfoot>
          <tr>
            {props.columns.map((column) => (
              <td key={column.key} className={column.right ? "fw-right fw-number" : undefined}>
                <b>{foot[column.key]}</b>
              </td>
            ))}
          </tr>
        </tfoot>
      ) : null}
    </table>
  );
}

const headClass = ({ right, narrow }: Pick<PlainColumn<never>, "right" | "narrow">) =>
  [right && "fw-right", narrow && "fw-narrow"].filter(Boolean).join(" ") || undefined;
