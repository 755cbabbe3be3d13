import {
  type MouseEvent,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { useAddress } from "../address/useAddress.ts";
import { EmptyState } from "../parts/EmptyState.tsx";
import { ErrorState } from "../parts/ErrorState.tsx";
import { Light } from "../parts/Light.tsx";
import { later } from "../parts/later.ts";
import { PlainButton } from "../parts/PlainButton.tsx";
import { RowSkeletons } from "../parts/Skeletons.tsx";
import { useSay } from "../words/useSay.tsx";
import { arrangedColumns, type Column, fittedColumns, sheetNames } from "./column.ts";
import type { ManyAction, ManyRows } from "./manyActions.ts";
import { Count } from "./Count.tsx";
import { BOX_WIDTH, RowTable } from "./RowTable.tsx";
import { showCut } from "./showCut.ts";
import { tableWords } from "./tableWords.ts";
import type { TableState } from "./useTableState.ts";
import { useRoom } from "./useRoom.ts";
import { useRowKeys } from "./useRowKeys.ts";

const TableTools = later(async () => (await import("./TableTools.tsx")).TableTools);
const ManyBar = later(async () => (await import("./ManyBar.tsx")).ManyBar);
const RowPeek = later(async () => (await import("./RowPeek.tsx")).RowPeek);
const Pager = later(async () => (await import("./Pager.tsx")).Pager);

/** One page of rows. */
export interface Page<Row> {
  readonly data: readonly Row[];
  readonly page: number;
  readonly size: number;
  readonly totalItems: number;
  readonly capped?: boolean;
  readonly recentOnly?: boolean | undefined;
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
  /** The choice of the search that reads all fields, offered where a search finds nothing. */
  readonly searchAll?: string;
  /** Left of the buttons above the table. */
  readonly toolbar?: ReactNode;
}

/** A list with server paging, sort, chosen and frozen columns, totals, details and keyboard. */
export function Table<Row extends object>(props: Props<Row>) {
  const say = useSay();
  const { go } = useAddress();
  const state = props.state as TableState<string>;
  const { searchAll } = props;
  const { list, onExport } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [room, watchRoom] = useRoom();
  const [ticked, setTicked] = useState<readonly Row[]>([]);
  const [isPeeking, setPeeking] = useState(false);
  const hasMany = Boolean(props.actionsOnMany ?? props.manyBar);
  // The bar stays after the first tick, because it also shows what was refused.
  const [wasTicked, setWasTicked] = useState(false);
  if (ticked.length > 0 && !wasTicked) setWasTicked(true);
  const hasBoxes = hasMany || props.onSelect !== undefined;
  const boxes = (hasBoxes ? BOX_WIDTH : 0) + (props.expand ? BOX_WIDTH : 0);
  const arranged = arrangedColumns(props.columns, state.choice, say);
  const columns = fittedColumns(arranged, state.choice, (room ?? 0) - boxes);
  const rows = list.data?.data ?? [];
  const lastPage = Math.max(1, Math.ceil((list.data?.totalItems ?? 0) / state.size));
  // The rows of the last page are gone, for example because all of them were decided.
  const isBeyond =
    list.data !== undefined && !list.isFetching && rows.length === 0 && state.page > lastPage;
  const { leavePage } = state;
  useEffect(() => {
    if (isBeyond) leavePage(lastPage);
  }, [isBeyond, lastPage, leavePage]);
  const canOpen = Boolean(props.open || props.onOpen);
  const open = (row: Row) => {
    if (props.onOpen) return props.onOpen(row);
    const to = props.open?.(row);
    if (to) go(to);
  };
  const tickedKeys = new Set(props.onSelect ? props.selected : ticked.map(props.rowKey));
  const choose = (chosen: readonly Row[]) => {
    setTicked(chosen);
    props.onSelect?.(chosen.map(props.rowKey), chosen);
  };
  const bar: ManyRows<Row> = {
    rows: props.onSelect ? ticked.filter((row) => tickedKeys.has(props.rowKey(row))) : ticked,
    nameOf: props.nameOf ?? props.rowKey,
    keep: choose,
    again: list.refetch,
  };
  const isTicked = (at: number) => tickedKeys.has(rows[at] ? props.rowKey(rows[at]) : "");
  const setTicks = (at: readonly number[], isOn: boolean) => {
    const changed = new Set(at);
    if (props.onSelect) {
      return choose(rows.filter((_, row) => (changed.has(row) ? isOn : isTicked(row))));
    }
    const these = rows.filter((_, row) => changed.has(row));
    const keys = new Set(these.map(props.rowKey));
    const others = ticked.filter((each) => !keys.has(props.rowKey(each)));
    choose(isOn ? [...others, ...these] : others);
  };
  const keys = useRowKeys(frame, rows.length, {
    open: (at) => rows[at] && open(rows[at]),
    tick: hasMany ? (at) => setTicks([at], !isTicked(at)) : null,
    peek: () => setPeeking((was) => !was),
    leave: () => setPeeking(false),
  });
  const marked = rows[keys.current];
  const [expanded, setExpanded] = useState<readonly string[]>([]);
  const attach = useCallback(
    (node: HTMLDivElement | null) => {
      frame.current = node;
      return watchRoom(node);
    },
    [watchRoom],
  );

  if (list.error && !list.data) {
    return <ErrorState fault={list.error} retry={() => void list.refetch()} />;
  }
  return (
    <div className="fw-table" ref={attach} aria-busy={list.isFetching} onPointerOver={showCut}>
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
      {list.data && room !== null && !isBeyond ? (
        <RowTable<Row>
          columns={columns}
          rows={rows}
          rowKey={props.rowKey}
          sort={state.sort}
          onSort={state.setSort}
          onWidth={(key, width) =>
            state.setChoice({
              ...state.choice,
              widths: { ...state.choice.widths, [key]: width },
            })
          }
          room={room}
          rowProps={(row, at) => ({
            ...keys.row(at),
            className: `${canOpen ? "fw-row-opens" : ""}${props.cancelled?.(row) ? " fw-row-cancelled" : ""}`,
            onClick: (event) => {
              if (!isPlainClick(event)) return;
              if (isPeeking) keys.focus(at);
              else if (canOpen) open(row);
            },
          })}
          ticks={hasBoxes ? { isTicked, set: setTicks } : null}
          expand={props.expand ?? null}
          expanded={expanded}
          onExpand={setExpanded}
          totals={props.totals ?? null}
          empty={
            state.isFiltered ? (
              <EmptyState
                title={tableWords.noRows}
                detail={tableWords.noRowsDetail}
                action={
                  <>
                    {searchAll && state.search && state.searchBy !== searchAll ? (
                      <PlainButton onClick={() => state.setSearchBy(searchAll)}>
                        {say(tableWords.searchAll)}
                      </PlainButton>
                    ) : null}
                    <PlainButton onClick={state.clear}>{say(tableWords.clear)}</PlainButton>
                  </>
                }
              />
            ) : (
              (props.empty ?? <EmptyState title={tableWords.empty} />)
            )
          }
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
  // A menu or dialog that a cell opened lies above the page; only for React is it in the row.
  return (
    event.currentTarget.contains(target) &&
    !target.closest("a, button, input, label, .fw-cell-box") &&
    !getSelection()?.toString()
  );
}
