import type { AnsweredFile } from "@fairway/core/contract/call.ts";
import { type RawBuilder, sql } from "kysely";
import { cursorRows } from "../db/cursorRows.ts";
import type { Database } from "../db/database.ts";
import { one, rows, type Tx } from "../db/tx.ts";
import type { ExcelColumn, SheetRow } from "../paper/excelColumn.ts";
import { type SheetAsk, sheetFile } from "../paper/sheetFile.ts";

// Up to this many rows are read at once; longer lists are read while they are sent, with progress.
const fewRows = 5000;
const mostRows = 1_000_000;
const sampled = 200;

/** A list that is written as a sheet. */
export interface ExportedList<Read> {
  readonly title: string;
  readonly name?: string;
  readonly columns: ExcelColumn[];
  /** The statement that reads up to so many rows, and one with as many rows to count. */
  readonly rows: (limit: number) => RawBuilder<unknown>;
  readonly count: (limit: number) => RawBuilder<unknown>;
  /** A row as the cells of the sheet. */
  readonly said: (row: Read) => SheetRow;
  readonly format?: SheetAsk["format"];
  readonly isBold?: SheetAsk["isBold"];
  /** The database for a long list after the answer has started; by default the transaction. */
  readonly database?: Database | null | undefined;
}

/** Writes a list of any length as a sheet. Does not check permissions; the caller does. */
export async function exportRows<Read>(tx: Tx, list: ExportedList<Read>): Promise<AnsweredFile> {
  const { title, name, columns, format, said, isBold } = list;
  const head = { title, name, columns, format, isBold };
  const first = await rows<Read>(tx, list.rows(fewRows + 1));
  if (first.length <= fewRows) return sheetFile({ ...head, rows: first.map(said) });
  const { count } = await one<{ count: number }>(
    tx,
    sql`select count(*)::int as count from (${list.count(mostRows)}) as t`,
  );
  async function* all() {
    const batches = cursorRows<Read>(list.database ?? tx, list.rows(mostRows));
    for await (const batch of batches) yield batch.map(said);
  }
  const many = { count, first: first.slice(0, sampled).map(said) };
  return sheetFile({ ...head, rows: all(), many });
}
