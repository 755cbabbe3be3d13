import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { sql } from "kysely";
import { idType } from "../db/idType.ts";
import { rows, type Tx } from "../db/tx.ts";
import { type RecordRow, recordRow } from "./recordRow.ts";
import { wholeRows } from "./recordSql.ts";

/** Reads the records of a page completely, in the order of the given ids; the page has checked the rights. */
export async function readRecords(
  tx: Tx,
  actor: Actor,
  resource: Resource,
  ids: readonly string[],
): Promise<RecordRow[]> {
  if (ids.length === 0) return [];
  const wanted = sql`${[...ids]}::${idType(resource)}[]`;
  const found = await rows<Record<string, unknown>>(
    tx,
    wholeRows(resource, actor, sql`t.id = any(${wanted}) order by array_position(${wanted}, t.id)`),
  );
  return found.map((row) => recordRow(actor, resource, row));
}
