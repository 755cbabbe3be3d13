import type { SheetRow, SheetRows } from "./excelColumn.ts";

const piece = 128 * 1024;

/** Joins the texts of rows into pieces that are large enough for one write. */
export async function* inPieces(
  before: string,
  rows: SheetRows,
  write: (row: SheetRow) => string,
  after: () => string = () => "",
): AsyncGenerator<Buffer> {
  let text = before;
  const batches = Symbol.asyncIterator in rows ? rows : [rows];
  for await (const batch of batches) {
    for (const row of batch) {
      text += write(row);
      if (text.length < piece) continue;
      yield Buffer.from(text);
      text = "";
    }
  }
  yield Buffer.from(text + after());
}
