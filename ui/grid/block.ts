/** A cell by its place among the shown rows and columns. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** A rectangle of cells, borders included. */
export interface Block {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** The rectangle between two corners. */
export function blockOf(a: Place, b: Place): Block {
  return {
    top: Math.min(a.row, b.row),
    bottom: Math.max(a.row, b.row),
    left: Math.min(a.column, b.column),
    right: Math.max(a.column, b.column),
  };
}

/** Keeps a place inside a grid of that many rows and columns. */
export function inside(place: Place, rows: number, columns: number): Place {
  const keep = (value: number, most: number) => Math.max(0, Math.min(value, most - 1));
  return { row: keep(place.row, rows), column: keep(place.column, columns) };
}

/** Whole numbers from one to another. */
export function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
}
