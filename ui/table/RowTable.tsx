import { Fragment, type ReactNode, type UIEvent, useRef } from "react";
import { useSay } from "../words/useSay.tsx";
import { type Column, widthOf } from "./column.ts";
import { HeaderCell } from "./HeaderCell.tsx";
import { TickBox } from "./TickBox.tsx";
import { tableWords } from "./tableWords.ts";

/** The width of the column of tick boxes, and of that of details. */
export const BOX_WIDTH = 34;

/** The ticked rows of a table, and what a click on the boxes does. */
export interface Ticks {
  readonly isTicked: (at: number) => boolean;
  /** Ticks or unticks these rows of the page. */
  readonly set: (rows: readonly number[], ticked: boolean) => void;
}

interface Props<Row> {
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** `etd` or `-etd`. */
  readonly sort: string;
  readonly onSort: (sort: string) => void;
  readonly onWidth: (key: string, width: number) => void;
  /** The width of the frame; details are as wide as it, however wide the columns are. */
  readonly room: number;
  readonly rowProps: (row: Row, at: number) => React.ComponentProps<"tr">;
  readonly ticks: Ticks | null;
  readonly expand: ((row: Row) => ReactNode) | null;
  readonly expanded: readonly string[];
  readonly onExpand: (keys: readonly string[]) => void;
  /** Cells of the totals row by column key. */
  readonly totals: Readonly<Record<string, ReactNode>> | null;
  readonly empty: ReactNode;
}

/**
 * The titles, rows and totals of a list.
 *
 * Shape: three tables with the same columns, because titles and totals stay on the screen while the
 *   page scrolls, and rows that are wider than the screen scroll below them; a scroll of one moves
 *   the others and the scroll bar at the lower edge of the screen.
 */
export function RowTable<Row extends object>(props: Props<Row>) {
  const say = useSay();
  const { columns, rows, rowKey, ticks, expand, totals } = props;
  const frame = useRef<HTMLDivElement>(null);
  const lastTicked = useRef(0);
  const before = (expand ? 1 : 0) + (ticks ? 1 : 0);
  const width = widthOf(columns) + before * BOX_WIDTH;
  const style = { width, minWidth: "100%" };
  const hasFrozen = columns.some((each) => each.frozen);
  const places = columns.map((each, at) => {
    const align = each.align ?? "left";
    if (!each.frozen) return { className: "fw-cell", style: { textAlign: align } };
    // Frozen columns are the first ones.
    const left = before * BOX_WIDTH + widthOf(columns.slice(0, at));
    return { className: "fw-cell fw-frozen", style: { textAlign: align, left } };
  });
  const boxPlace = (at: number, kind: string) => ({
    className: `fw-cell fw-cell-box ${kind}${hasFrozen ? " fw-frozen" : ""}`,
    ...(hasFrozen ? { style: { left: at * BOX_WIDTH } } : {}),
  });
  const detailPlace = boxPlace(0, "fw-cell-details");
  const tickPlace = boxPlace(expand ? 1 : 0, "fw-cell-tick");
  const widths = (
    <colgroup>
      {expand ? <col style={{ width: BOX_WIDTH }} /> : null}
      {ticks ? <col style={{ width: BOX_WIDTH }} /> : null}
      {columns.map((each) => (
        <col key={each.key} style={{ width: widthOf([each]) }} />
      ))}
    </colgroup>
  );
  const follow = ({ currentTarget: moved }: UIEvent<HTMLElement>) => {
    for (const each of frame.current?.querySelectorAll(".fw-list-part") ?? []) {
      if (each.scrollLeft !== moved.scrollLeft) each.scrollLeft = moved.scrollLeft;
    }
    frame.current?.toggleAttribute("data-scrolled", moved.scrollLeft > 0);
  };
  const tickedCount = ticks ? rows.filter((_, at) => ticks.isTicked(at)).length : 0;
  const tick = (at: number, isRange: boolean) => {
    if (!ticks) return;
    const from = isRange ? Math.min(lastTicked.current, at) : at;
    const to = isRange ? Math.max(lastTicked.current, at) : at;
    lastTicked.current = at;
    const range = Array.from({ length: to - from + 1 }, (_, step) => from + step);
    ticks.set(range, !ticks.isTicked(at));
  };
  const toggleDetails = (key: string) =>
    props.onExpand(
      props.expanded.includes(key)
        ? props.expanded.filter((each) => each !== key)
        : [...props.expanded, key],
    );
  return (
    <div className="fw-list" ref={frame}>
      <div className="fw-list-head fw-list-part" onScroll={follow}>
        <table style={style}>
          {widths}
          <thead>
            <tr>
              {expand ? (
                <th scope="col" {...detailPlace}>
                  <span className="fw-hidden">{say(tableWords.expand)}</span>
                </th>
              ) : null}
              {ticks ? (
                <th scope="col" {...tickPlace}>
                  <TickBox
                    label={say(tableWords.tickAll)}
                    isTicked={rows.length > 0 && tickedCount === rows.length}
                    isPartly={tickedCount > 0 && tickedCount < rows.length}
                    onTick={() => ticks.set([...rows.keys()], tickedCount < rows.length)}
                  />
                </th>
              ) : null}
              {columns.map((each, at) => (
                <HeaderCell
                  key={each.key}
                  column={each as Column<unknown>}
                  place={places[at] ?? {}}
                  sort={props.sort}
                  onSort={props.onSort}
                  onWidth={(to) => props.onWidth(each.key, to)}
                />
              ))}
            </tr>
          </thead>
        </table>
      </div>
      {/* Without rows no row can take the focus, so the list itself scrolls the titles. */}
      <div
        className="fw-list-rows fw-list-part"
        onScroll={follow}
        {...(rows.length === 0 ? { tabIndex: 0 } : {})}
      >
        <table style={style}>
          {widths}
          <tbody>
            {rows.map((row, at) => {
              const key = rowKey(row);
              const isOpen = props.expanded.includes(key);
              const isTicked = ticks?.isTicked(at) ?? false;
              const { className, ...rest } = props.rowProps(row, at);
              return (
                <Fragment key={key}>
                  <tr
                    {...rest}
                    className={`fw-row ${isTicked ? "fw-row-ticked " : ""}${className ?? ""}`}
                    data-row-key={key}
                  >
                    {expand ? (
                      <td {...detailPlace}>
                        <button
                          type="button"
                          className="fw-details-button"
                          aria-expanded={isOpen}
                          aria-label={say(isOpen ? tableWords.closeRow : tableWords.expandRow)}
                          onClick={() => toggleDetails(key)}
                        />
                      </td>
                    ) : null}
                    {ticks ? (
                      <td {...tickPlace}>
                        <TickBox
                          label={say(tableWords.tickRowNo, { no: at + 1 })}
                          isTicked={isTicked}
                          onTick={(isRange) => tick(at, isRange)}
                        />
                      </td>
                    ) : null}
                    {columns.map((each, column) => (
                      // On a phone a row is a card, and its cells carry their titles.
                      <td key={each.key} data-title={say(each.title)} {...places[column]}>
                        {each.read(row)}
                      </td>
                    ))}
                  </tr>
                  {expand && isOpen ? (
                    <tr className="fw-row-details">
                      <td colSpan={before + columns.length}>
                        <div className="fw-list-wide" style={{ maxWidth: props.room || undefined }}>
                          {expand(row)}
                        </div>
                      </td>
                    </tr>
                  ) : null}
                </Fragment>
              );
            })}
            {rows.length === 0 ? (
              <tr className="fw-row-none">
                <td colSpan={before + columns.length}>
                  <div className="fw-list-wide" style={{ maxWidth: props.room || undefined }}>
                    {props.empty}
                  </div>
                </td>
              </tr>
            ) : null}
          </tbody>
        </table>
      </div>
      {totals && rows.length > 0 ? (
        <div className="fw-list-foot fw-list-part" onScroll={follow}>
          <table style={style}>
            {widths}
            <tbody>
              <tr className="fw-totals">
                {columns.map((each, at) => (
                  <td
                    key={each.key}
                    data-title={say(each.title)}
                    {...(each.key in totals ? { style: { textAlign: "right" } } : {})}
                    {...(at === 0
                      ? {
                          colSpan: before + 1,
                          style: { paddingInlineStart: before * BOX_WIDTH + 8 },
                        }
                      : {})}
                  >
                    {totals[each.key] ?? (at === 0 ? say(tableWords.total) : null)}
                  </td>
                ))}
              </tr>
            </tbody>
          </table>
        </div>
      ) : null}
      {/* The rows' own scroll bar would be below the screen. */}
      <div className="fw-list-bar fw-list-part" onScroll={follow} tabIndex={-1} aria-hidden>
        <div style={style} />
      </div>
    </div>
  );
}
