/** The first line of a backup: its kind, and the migrations that its tables match. */
export interface BackupHead {
  readonly fairwayBackup: 1;
  readonly madeAt: string;
  readonly migrations: readonly string[];
}

/** The line before the rows of a table. */
export interface TableHead {
  readonly table: string;
  readonly columns: readonly string[];
}

/** The row count of a table and the hash of its rows in stored order. */
export interface TableSum {
  readonly rows: number;
  readonly sha256: string;
}

/** Ends the rows of a table; no row can be equal to it. */
export const END_OF_ROWS = "\\.";

/** Splits chunks into lines; a line keeps its line end. */
export async function* linesOf(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const piece of pieces) {
    const all = rest.length ? Buffer.concat([rest, piece]) : piece;
    let from = 0;
    for (let at = all.indexOf(10); at >= 0; at = all.indexOf(10, from)) {
      yield all.subarray(from, at + 1);
      from = at + 1;
    }
    rest = all.subarray(from);
  }
  if (rest.length) yield rest;
}
