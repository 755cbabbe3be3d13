import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { sql } from "kysely";
import { idType } from "../db/idType.ts";
import { rows, type Tx } from "../db/tx.ts";
import { type RecordRow, recordRow } from "./recordRow.ts";
import { joinsOf, ownRows, selectOf } from "./recordSql.ts";

/** Reads the records of a page whole, in the order of their ids; asks for no right, the page has. */
export async function readRecords(
  tx: Tx,
  actor: Actor,
  resource: Resource,
  ids: readonly string[],
): Promise<RecordRow[]> {
  if (ids.length === 0) return [];
  const found = await rows<Record<string, unknown>>(
    tx,
    sql`select ${selectOf(resource, actor.language)} from ${sql.table(resource.table)} as t
      ${joinsOf(resource, actor.companyId)}
      where ${ownRows(resource, actor.companyId)}
        and t.id = any(${[...ids]}::${idType(resource)}[])
      order by array_position(${[...ids]}::${idType(resource)}[], t.id)`,
  );
  return found.map((row) => recordRow(actor, resource, row));
}
