import type { SheetRow, SheetRows } from "./excelColumn.ts";

const piece = 128 * 1024;

/** Writes rows one after the other as text and hands it on in pieces worth a write. */
export async function* inPieces(
  before: string,
  rows: SheetRows,
  write: (row: SheetRow) => string,
  after = "",
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
  yield Buffer.from(text + after);
}
