import type { AnsweredFile } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { cellText } from "@fairway/core/resource/cellText.ts";
import type { Field } from "@fairway/core/resource/field.ts";
import { linkStem, type Resource } from "@fairway/core/resource/resource.ts";
import { isNumber } from "@fairway/core/resource/values.ts";
import { type Language, say } from "@fairway/core/words/words.ts";
import { type RawBuilder, sql } from "kysely";
import { rows, type Tx } from "../db/tx.ts";
import type { ExcelColumn } from "../paper/excelColumn.ts";
import { writeCsv } from "../paper/writeCsv.ts";
import { writeExcel } from "../paper/writeExcel.ts";
import { asked, type Criteria } from "./criteria.ts";
import { mustHave, visible } from "./permit.ts";
import { ordered } from "./recordOrder.ts";
import { joinsOf, ownRows, selectOf } from "./recordSql.ts";

const xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const mostRows = 100_000;

/** The list as a sheet: what the filter shows and the actor may see. Refuses: access.forbidden */
export async function exportRecords(
  tx: Tx,
  actor: Actor,
  resource: Resource,
  ask: Criteria & { readonly format?: "xlsx" | "csv" | undefined },
  alsoOwn?: RawBuilder<boolean>,
): Promise<AnsweredFile> {
  mustHave(actor, resource, "export");
  const order = ordered(resource, ask, actor.companyId);
  const found = await rows<Record<string, unknown>>(
    tx,
    sql`
      select ${selectOf(resource, actor.language)}
      from ${sql.table(resource.table)} as t
      ${joinsOf(resource, actor.companyId)} ${order.join}
      where ${ownRows(resource, actor.companyId)} and ${visible(actor, resource, alsoOwn)}
        and ${asked(resource, ask)}
      order by ${order.by}
      limit ${mostRows}`,
  );
  const said = function* () {
    for (const row of found) yield saidFields(resource, row, resource.excel, actor.language);
  };
  return sheet(actor, resource, said(), ask.format);
}

/** The empty sheet that an import expects. Refuses: access.forbidden */
export async function importTemplate(
  _tx: Tx,
  actor: Actor,
  resource: Resource,
): Promise<AnsweredFile> {
  mustHave(actor, resource, "import");
  return sheet(actor, resource, []);
}

function sheet(
  actor: Actor,
  resource: Resource,
  content: Iterable<Record<string, unknown>>,
  format: "xlsx" | "csv" = "xlsx",
): AnsweredFile {
  const title = say(resource.title, actor.language);
  const columns = resource.excel.map((name): ExcelColumn => {
    const spec = resource.fields[name] as Field;
    return {
      header: say(spec.label, actor.language),
      key: name,
      kind: isNumber(spec) ? "number" : spec.kind === "date" ? "date" : "text",
    };
  });
  if (format === "csv") {
    return { name: `${title}.csv`, mime: "text/csv", bytes: writeCsv({ columns, rows: content }) };
  }
  return {
    name: `${title}.xlsx`,
    mime: xlsx,
    bytes: writeExcel({ sheet: title, columns, rows: content }),
  };
}

/** Says fields of a record as cells of a sheet; a link by its code. */
export function saidFields(
  resource: Resource,
  row: Readonly<Record<string, unknown>>,
  names: readonly string[],
  language: Language,
): Record<string, string | null> {
  return Object.fromEntries(
    names.map((name) => {
      const spec = resource.fields[name] as Field;
      const value = spec.kind === "link" ? row[`${linkStem(name)}Code`] : row[name];
      return [name, cellText(spec, value, language)];
    }),
  );
}
