import { Table as AntTable, Button } from "antd";
import {
  type Key,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from "react";
import { useAddress } from "../address/useAddress.ts";
import { EmptyState } from "../parts/EmptyState.tsx";
import { ErrorState } from "../parts/ErrorState.tsx";
import { Light } from "../parts/Light.tsx";
import { later } from "../parts/later.ts";
import { RowSkeletons } from "../parts/Skeletons.tsx";
import { useSay } from "../words/useSay.tsx";
import { arrangedColumns, type Column, fittedColumns, sheetNames, widthOf } from "./column.ts";
import type { ManyAction, ManyRows } from "./manyActions.ts";
import { HeaderCell } from "./HeaderCell.tsx";
import { Count } from "./Count.tsx";
import { showCut } from "./showCut.ts";
import { TotalsRow } from "./TotalsRow.tsx";
import { tableWords } from "./tableWords.ts";
import type { TableState } from "./useTableState.ts";
import { useRoom } from "./useRoom.ts";
import { useRowKeys } from "./useRowKeys.ts";

const TableTools = later(async () => (await import("./TableTools.tsx")).TableTools);
const ManyBar = later(async () => (await import("./ManyBar.tsx")).ManyBar);
const RowPeek = later(async () => (await import("./RowPeek.tsx")).RowPeek);
const Pager = later(async () => (await import("./Pager.tsx")).Pager);

// The scroll bar of a wide list is above the pager.
const PAGER = 39;

// The column of check boxes, and that of details.
const BOXES = 34;

// A third click reverses the order again: a list without an order has no use.
const turning: ("ascend" | "descend")[] = ["ascend", "descend", "ascend"];

/** One page of rows. */
export interface Page<Row> {
  readonly data: readonly Row[];
  readonly page: number;
  readonly size: number;
  readonly totalItems: number;
  readonly capped?: boolean;
}

/** A loading or loaded list, as returned by `useList`. */
export interface ListAnswer<Row> {
  readonly data: Page<Row> | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface Props<Row> {
  readonly state: TableState<never> | TableState<string>;
  readonly list: ListAnswer<Row>;
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => string;
  /** The address opened by a row. */
  readonly open?: (row: Row) => string | null;
  /** The action of a row instead of an address, e.g. opening a drawer. */
  readonly onOpen?: (row: Row) => void;
  readonly expand?: (row: Row) => ReactNode;
  /** Cells of the totals row by column key. */
  readonly totals?: Readonly<Record<string, ReactNode>>;
  /** Exports the list, or the ticked rows, with these columns, named as in the call. */
  readonly onExport?: (columns: string[], ids?: string[]) => void;
  /** Actions on the ticked rows; a list with them has tick boxes. */
  readonly actionsOnMany?: readonly ManyAction<Row>[];
  /** The same for actions that load after the list. */
  readonly manyBar?: (bar: ManyRows<Row>) => ReactNode;
  /** The name of a row in the answer of an action on many. */
  readonly nameOf?: (row: Row) => string;
  /** Further facts of a row when the user peeks at it. */
  readonly peek?: (row: Row) => ReactNode;
  readonly selected?: readonly string[];
  readonly onSelect?: (keys: readonly string[], rows: readonly Row[]) => void;
  readonly cancelled?: (row: Row) => boolean;
  /** Shown while the list is empty. */
  readonly empty?: ReactNode;
  /** Left of the buttons above the table. */
  readonly toolbar?: ReactNode;
}

/** A list with server paging, sort, chosen and frozen columns, totals, details and keyboard. */
export function Table<Row extends object>(props: Props<Row>) {
  const say = useSay();
  const { go } = useAddress();
  const state = props.state as TableState<string>;
  const { list, onExport } = props;
  const frame = useRef<HTMLDivElement>(null);
  const room = useRoom(frame);
  const [ticked, setTicked] = useState<readonly Row[]>([]);
  const [isPeeking, setPeeking] = useState(false);
  const hasMany = Boolean(props.actionsOnMany ?? props.manyBar);
  const bar: ManyRows<Row> = {
    rows: ticked,
    nameOf: props.nameOf ?? props.rowKey,
    keep: setTicked,
    again: list.refetch,
  };
  // The bar stays after the first tick, because it also shows what was refused.
  const [wasTicked, setWasTicked] = useState(false);
  if (ticked.length > 0 && !wasTicked) setWasTicked(true);
  const hasBoxes = hasMany || props.onSelect !== undefined;
  const boxes = (hasBoxes ? BOXES : 0) + (props.expand ? BOXES : 0);
  const arranged = arrangedColumns(props.columns, state.choice, say);
  const columns = fittedColumns(arranged, state.choice, room - boxes);
  const rows = list.data?.data ?? [];
  const canOpen = Boolean(props.open || props.onOpen);
  const open = (row: Row) => {
    if (props.onOpen) return props.onOpen(row);
    const to = props.open?.(row);
    if (to) go(to);
  };
  // The hidden row that measures the columns repeats the header's check boxes.
  useEffect(() => {
    frame.current?.querySelector(".ant-table-measure-row")?.setAttribute("inert", "");
    // Without rows no row can take the focus, so the list itself scrolls the titles.
    const body = frame.current?.querySelector(".ant-table-body");
    if (rows.length === 0) body?.setAttribute("tabindex", "0");
    else body?.removeAttribute("tabindex");
  });
  const toggle = (at: number) => {
    const row = rows[at];
    if (!row) return;
    const key = props.rowKey(row);
    const others = ticked.filter((each) => props.rowKey(each) !== key);
    setTicked(others.length < ticked.length ? others : [...ticked, row]);
  };
  const keys = useRowKeys(frame, rows.length, {
    open: (at) => rows[at] && open(rows[at]),
    tick: hasMany ? toggle : null,
    peek: () => setPeeking((was) => !was),
    leave: () => setPeeking(false),
  });
  const marked = rows[keys.current];
  const [expanded, setExpanded] = useState<readonly Key[]>([]);
  const sorted = state.sort.replace(/^-/, "");
  const order = state.sort.startsWith("-") ? ("descend" as const) : ("ascend" as const);

  if (list.error && !list.data) {
    return <ErrorState fault={list.error} retry={() => void list.refetch()} />;
  }
  return (
    <div className="fw-table" ref={frame} aria-busy={list.isFetching} onPointerOver={showCut}>
      <div className="fw-table-bar">
        <div className="fw-table-bar-left">
          {list.data ? <Count page={list.data} /> : null}
          {hasMany && wasTicked ? (
            <Suspense fallback={null}>
              {props.manyBar?.(bar) ?? (
                <ManyBar
                  {...(bar as unknown as ManyRows<unknown>)}
                  actions={props.actionsOnMany as readonly ManyAction<unknown>[]}
                />
              )}
            </Suspense>
          ) : null}
          {props.toolbar ?? null}
        </div>
        <Suspense fallback={<Light className="fw-light-button" />}>
          <TableTools
            isFetching={list.isFetching}
            refresh={() => void list.refetch()}
            isPeeking={isPeeking}
            peek={
              rows.length > 0
                ? () => {
                    setPeeking(!isPeeking);
                    if (!isPeeking) keys.focus(keys.current);
                  }
                : null
            }
            exported={
              onExport
                ? () =>
                    onExport(
                      sheetNames(columns),
                      ticked.length > 0 ? ticked.map(props.rowKey) : undefined,
                    )
                : null
            }
            columns={props.columns as readonly Column<unknown>[]}
            shown={columns as readonly Column<unknown>[]}
            choice={state.choice}
            onChoice={state.setChoice}
          />
        </Suspense>
      </div>
      {list.data ? (
        <AntTable<Row>
          size="small"
          bordered={false}
          dataSource={rows as Row[]}
          rowKey={props.rowKey}
          pagination={false}
          sticky={{
            offsetScroll: PAGER,
            getContainer: () => document.getElementById("fw-content") ?? window,
          }}
          scroll={{ x: widthOf(columns) + boxes }}
          components={{ header: { cell: HeaderCell } }}
          showSorterTooltip={false}
          rowClassName={(row) => (props.cancelled?.(row) ? "fw-row fw-row-cancelled" : "fw-row")}
          locale={{
            emptyText: state.isFiltered ? (
              <EmptyState
                title={tableWords.noRows}
                detail={tableWords.noRowsDetail}
                action={<Button onClick={state.clear}>{say(tableWords.clear)}</Button>}
              />
            ) : (
              (props.empty ?? <EmptyState title={tableWords.empty} />)
            ),
          }}
          columns={columns.map((each) => {
            const by = typeof each.sort === "string" ? each.sort : each.key;
            const onWidth = (width: number) =>
              state.setChoice({
                ...state.choice,
                widths: { ...state.choice.widths, [each.key]: width },
              });
            return {
              key: each.key,
              title: say(each.title),
              width: each.width ?? 120,
              align: each.align ?? "left",
              ellipsis: true,
              ...(each.frozen ? { fixed: "left" as const } : {}),
              ...(each.sort
                ? { sorter: true, sortDirections: turning, sortOrder: sorted === by ? order : null }
                : {}),
              render: (_: unknown, row: Row) => each.read(row),
              onHeaderCell: () => ({ columnWidth: each.width, onWidth }) as object,
              // On a phone a row is a card, and its cells carry their titles.
              onCell: () => ({ "data-title": say(each.title) }) as object,
            };
          })}
          onChange={(_page, _filters, sorter, extra) => {
            if (extra.action !== "sort" || Array.isArray(sorter)) return;
            const column = columns.find((each) => each.key === sorter.columnKey);
            const by = typeof column?.sort === "string" ? column.sort : (column?.key ?? "");
            state.setSort(!sorter.order ? "" : sorter.order === "descend" ? `-${by}` : by);
          }}
          onRow={(row, at) => ({
            ...keys.row(at ?? 0),
            className: canOpen ? "fw-row-opens" : "",
            onClick: (event) => {
              if (!isPlainClick(event)) return;
              if (isPeeking) keys.focus(at ?? 0);
              else if (canOpen) open(row);
            },
          })}
          {...(hasMany
            ? {
                rowSelection: {
                  selectedRowKeys: ticked.map(props.rowKey),
                  preserveSelectedRowKeys: true,
                  onChange: (_keys: Key[], chosen: Row[]) => setTicked(chosen.filter(Boolean)),
                  columnWidth: BOXES,
                },
              }
            : {})}
          {...(props.onSelect
            ? {
                rowSelection: {
                  selectedRowKeys: [...(props.selected ?? [])],
                  onChange: (chosen: Key[], chosenRows: Row[]) =>
                    props.onSelect?.(chosen.map(String), chosenRows),
                  columnWidth: BOXES,
                },
              }
            : {})}
          {...(props.expand
            ? {
                expandable: {
                  expandedRowRender: (row: Row) => props.expand?.(row),
                  expandedRowKeys: expanded,
                  onExpandedRowsChange: setExpanded,
                  columnWidth: BOXES,
                  columnTitle: <span className="fw-hidden">{say(tableWords.expand)}</span>,
                },
              }
            : {})}
          {...(props.totals && rows.length > 0
            ? {
                summary: () => (
                  <TotalsRow
                    keys={columns.map((each) => each.key)}
                    before={(hasBoxes ? 1 : 0) + (props.expand ? 1 : 0)}
                    totals={props.totals ?? {}}
                  />
                ),
              }
            : {})}
        />
      ) : (
        <RowSkeletons rows={state.size} />
      )}
      {isPeeking && marked ? (
        <Suspense fallback={null}>
          <RowPeek
            row={marked as object}
            columns={props.columns as never}
            open={canOpen ? () => open(marked) : null}
            close={() => setPeeking(false)}
            more={props.peek?.(marked)}
          />
        </Suspense>
      ) : null}
      {list.data && list.data.totalItems > 0 ? (
        <Suspense fallback={<div className="fw-pager fw-light-pager" />}>
          <Pager state={state} page={list.data} />
        </Suspense>
      ) : null}
    </div>
  );
}

// A click on a link or check box, or at the end of a text selection, does not open the row.
function isPlainClick(event: MouseEvent): boolean {
  const target = event.target as HTMLElement;
  const own =
    "a, button, input, label, .ant-table-selection-column, .ant-table-row-expand-icon-cell";
  return !target.closest(own) && !getSelection()?.toString();
}
