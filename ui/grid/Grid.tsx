import { type ReactNode, Suspense } from "react";
import { along } from "../parts/later.ts";
import { RowSkeletons } from "../parts/Skeletons.tsx";
import type { GridColumn, GridLine } from "./column.ts";
import type { GridHold } from "./useGrid.ts";

const GridView = along(async () => (await import("./GridView.tsx")).GridView);

/** The server's errors of cells: by row key, then by column key. */
export type GridProblems = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** A cell by the keys of its row and column. */
export interface GridTarget {
  readonly rowKey: string;
  readonly columnKey: string;
}

/** Settings of a grid. */
export interface GridProps<Row extends GridLine> {
  readonly hold: GridHold<Row>;
  readonly columns: readonly GridColumn<Row>[];
  readonly label: string;
  /** Makes an empty line; null when lines may not be added. */
  readonly newRow: (() => Row) | null;
  readonly duplicate: (row: Row) => Row;
  /** Why a cell cannot change; null when it can. */
  readonly whyNot?: (row: Row, columnKey: string) => string | null;
  /** Why a line cannot be removed; null when it can. */
  readonly whyNotRemove?: (row: Row) => string | null;
  readonly whyNotAdd?: string | null;
  readonly problems?: GridProblems;
  /** Tells where the content of a cell comes from: F9, and a double click on a read-only cell. */
  readonly onAsk?: (row: Row, columnKey: string) => void;
  /** A cell that the cursor goes to, once for each object. */
  readonly target?: GridTarget | null;
  readonly tools?: ReactNode;
  /** Shown below the lines: totals. */
  readonly footer?: ReactNode;
  readonly height?: number | string;
}

/**
 * A grid with the keys of a spreadsheet; `ui/grid/README.md` lists its keys. It loads along with
 * its screen, whose other fields are shown without waiting for it.
 */
export function Grid<Row extends GridLine>(props: GridProps<Row>) {
  return (
    <Suspense fallback={<RowSkeletons rows={Math.min(12, props.hold.rows.length + 1)} />}>
      <GridView {...(props as unknown as GridProps<GridLine>)} />
    </Suspense>
  );
}
