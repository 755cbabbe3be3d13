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

/** Tells one list row by row, with what stands among its rows and after the last one. */
export interface Teller<Read> {
  readonly said: (row: Read) => readonly SheetRow[];
  readonly last: () => readonly SheetRow[];
}

/** A list that is written as a sheet. */
export type ExportedList<Read> = WrittenList & HowTold<Read>;

type HowTold<Read> =
  | {
      /** A row as the cells of the sheet. */
      readonly said: (row: Read) => SheetRow;
    }
  | {
      /** Makes one for each time the rows are told, because it adds up what it has told. */
      readonly teller: () => Teller<Read>;
    };

interface WrittenList {
  readonly title: string;
  readonly name?: string;
  readonly titles?: readonly string[];
  readonly columns: ExcelColumn[];
  /** The statement that reads up to so many rows, and one with as many rows to count. */
  readonly rows: (limit: number) => RawBuilder<unknown>;
  readonly count: (limit: number) => RawBuilder<unknown>;
  readonly format?: SheetAsk["format"];
  readonly isBold?: SheetAsk["isBold"];
  /** The refusal of a list without rows; by default its sheet has none. */
  readonly whenEmpty?: () => Error;
  /** The database for a long list after the answer has started; by default the transaction. */
  readonly database?: Database | null | undefined;
}

/** Writes a list of any length as a sheet. Does not check permissions; the caller does. */
export async function exportRows<Read>(tx: Tx, list: ExportedList<Read>): Promise<AnsweredFile> {
  const { title, name, titles, columns, format, isBold } = list;
  const teller = "teller" in list ? list.teller : plain(list.said);
  const head = { title, name, titles, columns, format, isBold };
  const first = await rows<Read>(tx, list.rows(fewRows + 1));
  if (first.length === 0 && list.whenEmpty) throw list.whenEmpty();
  if (first.length <= fewRows) return sheetFile({ ...head, rows: told(teller(), first) });
  const { count } = await one<{ count: number }>(
    tx,
    sql`select count(*)::int as count from (${list.count(mostRows)}) as t`,
  );
  async function* all() {
    const { said, last } = teller();
    const batches = cursorRows<Read>(list.database ?? tx, list.rows(mostRows));
    for await (const batch of batches) yield batch.flatMap(said);
    yield last();
  }
  const many = { count, first: told(teller(), first.slice(0, sampled)) };
  return sheetFile({ ...head, rows: all(), many });
}

const plain =
  <Read>(said: (row: Read) => SheetRow) =>
  (): Teller<Read> => ({ said: (row) => [said(row)], last: () => [] });

function told<Read>({ said, last }: Teller<Read>, found: readonly Read[]): SheetRow[] {
  return [...found.flatMap(said), ...last()];
}
