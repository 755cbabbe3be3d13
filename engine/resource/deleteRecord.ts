import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { sql } from "kysely";
import { run, type Tx } from "../db/tx.ts";
import { deleteRows } from "../db/writeRows.ts";
import { refuseUsed } from "./findUses.ts";
import { readRecord } from "./getRecord.ts";
import { mustOn } from "./permit.ts";

/**
 * Deletes a record nobody refers to.
 *
 * Locks: the record.
 * Refuses: record.notFound · access.forbidden · record.inUse, with the places that use it
 */
export async function deleteRecord(
  tx: Tx,
  actor: Actor,
  resource: Resource,
  id: string,
): Promise<{ id: string }> {
  const row = await readRecord(tx, actor, resource, id, true);
  mustOn(actor, resource, "delete", row);
  await refuseUsed(tx, actor, resource, id);
  if (resource.shared === "company") {
    await deleteRows(tx, resource.table, actor.companyId, [id], actor.userId);
  } else {
    await run(tx, sql`delete from ${sql.table(resource.table)} where id = ${id}`);
  }
  return { id };
}
