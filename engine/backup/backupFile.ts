/** The first line of a backup: what it is, and which migrations its tables stand at. */
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

/** What a table came to: its rows and the hash of them in the order they are kept. */
export interface TableSum {
  readonly rows: number;
  readonly sha256: string;
}

/** Ends the rows of a table; no row can look like this. */
export const END_OF_ROWS = "\\.";

/** Splits pieces into lines; a line keeps its end. */
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
