import type { AnsweredFile } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { cellText } from "@fairway/core/resource/cellText.ts";
import type { Field } from "@fairway/core/resource/field.ts";
import {
  importedFields,
  isLinked,
  linkStem,
  type Resource,
} from "@fairway/core/resource/resource.ts";
import { type Language, say } from "@fairway/core/words/words.ts";
import { type RawBuilder, sql } from "kysely";
import { cursorRows } from "../db/cursorRows.ts";
import type { Database } from "../db/database.ts";
import { one, rows, type Tx } from "../db/tx.ts";
import type { ExcelColumn } from "../paper/excelColumn.ts";
import { type SheetAsk, sheetFile } from "../paper/sheetFile.ts";
import { asked, type Criteria } from "../resource/criteria.ts";
import { stored } from "../resource/kinds.ts";
import { mustHave, visible } from "../resource/permit.ts";
import { ordered } from "../resource/recordOrder.ts";
import { joinsOf, ownRows, sheetSelectOf } from "../resource/recordSql.ts";

// Up to this many rows are read at once; longer lists are read while they are sent, with progress.
const fewRows = 5000;
const mostRows = 1_000_000;
const sampled = 200;

type Read = Record<string, unknown>;

/** Options of an export: its format, and which rows count as the user's own. */
interface HowExported {
  readonly alsoOwn?: RawBuilder<boolean> | undefined;
  /** Limits the rows that may be shown. */
  readonly only?: RawBuilder<boolean> | undefined;
  /** The database for a long list after the answer has started; by default the transaction. */
  readonly database?: Database | null | undefined;
}

/** Writes the list as a sheet: the rows that match the filter and that the actor may see. Refuses: access.forbidden */
export async function exportRecords(
  tx: Tx,
  actor: Actor,
  resource: Resource,
  ask: Criteria & { readonly format?: "xlsx" | "csv" | undefined },
  { alsoOwn, only = sql<boolean>`true`, database }: HowExported = {},
): Promise<AnsweredFile> {
  mustHave(actor, resource, "export");
  const order = ordered(resource, ask, actor.companyId);
  const wanted = sql`${ownRows(resource, actor.companyId)}
    and ${visible(actor, resource, alsoOwn)} and ${only} and ${asked(resource, ask)}`;
  const table = sql`${sql.table(resource.table)} as t`;
  const query = (limit: number) => sql`
    select ${sheetSelectOf(resource)}
    from ${table} ${joinsOf(resource, actor.companyId)} ${order.join}
    where ${wanted} order by ${order.by} limit ${limit}`;
  const first = await rows<Read>(tx, query(fewRows + 1));
  const said = rowSayer(resource, resource.excel, actor.language);
  if (first.length <= fewRows) return sheet(actor, resource, first.map(said), ask);
  const { count } = await one<{ count: number }>(
    tx,
    sql`select count(*)::int as count from (select from ${table} where ${wanted} limit ${mostRows}) as t`,
  );
  async function* all() {
    const batches = cursorRows<Read>(database ?? tx, query(mostRows));
    for await (const batch of batches) yield batch.map(said);
  }
  const many = { count, first: first.slice(0, sampled).map(said) };
  return sheet(actor, resource, all(), { format: ask.format, many });
}

/** Writes the empty template of an import. Refuses: access.forbidden */
export async function importTemplate(
  _tx: Tx,
  actor: Actor,
  resource: Resource,
): Promise<AnsweredFile> {
  mustHave(actor, resource, "import");
  return sheet(actor, resource, [], { columns: importedFields(resource) });
}

function sheet(
  actor: Actor,
  resource: Resource,
  content: SheetAsk["rows"],
  how: Pick<SheetAsk, "format" | "many"> & { readonly columns?: readonly string[] },
): Promise<AnsweredFile> {
  const { format, many, columns: names = resource.excel } = how;
  const columns = names.map((name): ExcelColumn => {
    const spec = resource.fields[name] as Field;
    return { header: say(spec.label, actor.language), key: name, kind: stored(spec).sheet };
  });
  const title = say(resource.title, actor.language);
  return sheetFile({ title, columns, rows: content, format, ...(many ? { many } : {}) });
}

type Said = Record<string, string | null>;

/** Writes fields of a record as cells of a sheet; a link as its code. */
export function saidFields(
  resource: Resource,
  row: Readonly<Record<string, unknown>>,
  names: readonly string[],
  language: Language,
): Said {
  return rowSayer(resource, names, language)(row);
}

// Made once for all rows of a sheet.
function rowSayer(resource: Resource, names: readonly string[], language: Language) {
  const fields = names.map((name) => {
    const spec = resource.fields[name] as Field;
    return { name, spec, key: isLinked(spec) ? `${linkStem(name)}Code` : name };
  });
  return (row: Readonly<Record<string, unknown>>): Said => {
    const said: Said = {};
    for (const { name, spec, key } of fields) said[name] = cellText(spec, row[key], language);
    return said;
  };
}
