import type { AnsweredFile } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { fieldOf } from "@fairway/core/resource/sheetNames.ts";
import { cellText } from "@fairway/core/resource/cellText.ts";
import type { Field } from "@fairway/core/resource/field.ts";
import { isLinked, linkStem, type Resource } from "@fairway/core/resource/resource.ts";
import { type Language, say } from "@fairway/core/words/words.ts";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../db/database.ts";
import type { Tx } from "../db/tx.ts";
import type { ExcelColumn } from "../paper/excelColumn.ts";
import { asked, type Criteria } from "../resource/criteria.ts";
import { stored } from "../resource/kinds.ts";
import { mustHave, visible } from "../resource/permit.ts";
import { ordered } from "../resource/recordOrder.ts";
import { joinsOf, ownRows, sheetSelectOf } from "../resource/recordSql.ts";
import { sheetCell } from "./sheetCell.ts";
import { exportRows } from "./exportRows.ts";

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
  ask: Criteria & {
    readonly format?: "xlsx" | "csv" | undefined;
    readonly columns?: readonly string[] | undefined;
  },
  { alsoOwn, only = sql<boolean>`true`, database }: HowExported = {},
): Promise<AnsweredFile> {
  mustHave(actor, resource, "export");
  const names = ask.columns ?? resource.excel;
  const order = ordered(resource, ask, actor.companyId);
  const wanted = sql`${ownRows(resource, actor.companyId)}
    and ${visible(actor, resource, alsoOwn)} and ${only} and ${asked(resource, ask)}`;
  const table = sql`${sql.table(resource.table)} as t`;
  return exportRows<Read>(tx, {
    ...headed(actor, resource, names),
    rows: (limit) => sql`
      select ${sheetSelectOf(resource, names)}
      from ${table} ${joinsOf(resource, actor.companyId)} ${order.join}
      where ${wanted} order by ${order.by} limit ${limit}`,
    count: (limit) => sql`select from ${table} where ${wanted} limit ${limit}`,
    said: rowSayer(resource, names, (spec, value) => sheetCell(spec, value, actor)),
    format: ask.format,
    database,
  });
}

function headed({ language }: Actor, resource: Resource, names: readonly string[]) {
  const columns = names.map((name) => sheetColumn(name, fieldOf(resource, name), language));
  return { title: say(resource.title, language), columns };
}

/** The column of a field in a sheet. */
export function sheetColumn(key: string, spec: Field, language: Language): ExcelColumn {
  return { header: say(spec.label, language), key, kind: stored(spec).sheet };
}

type Said = Record<string, string | null>;

/** Writes fields of a record as cells of a sheet; a link as its code. */
export function saidFields(
  resource: Resource,
  row: Readonly<Record<string, unknown>>,
  names: readonly string[],
  language: Language,
): Said {
  return rowSayer(resource, names, (spec, value) => cellText(spec, value, language))(row);
}

// Made once for all rows of a sheet.
function rowSayer(
  resource: Resource,
  names: readonly string[],
  write: (spec: Field, value: unknown) => string | null,
) {
  const fields = names.map((name) => {
    const spec = fieldOf(resource, name);
    return { name, spec, key: isLinked(spec) ? `${linkStem(name)}Code` : name };
  });
  return (row: Readonly<Record<string, unknown>>): Said => {
    const said: Said = {};
    for (const { name, spec, key } of fields) said[name] = write(spec, row[key]);
    return said;
  };
}
