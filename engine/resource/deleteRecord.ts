import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { sql } from "kysely";
import { run, type Tx } from "../db/tx.ts";
import { deleteRows } from "../db/writeRows.ts";
import { refuseUsed } from "../uses/findUses.ts";
import { readRecord } from "./getRecord.ts";
import { mustOn } from "./permit.ts";
import { dropFiles } from "../files/recordFiles.ts";

/**
 * Deletes a record that no row references, and its files.
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
    const table = sql.table(resource.table);
    // The history names the user who deleted the record.
    await run(tx, sql`update ${table} set user_modified = ${actor.userId} where id = ${id}`);
    await run(tx, sql`delete from ${table} where id = ${id}`);
  }
  await dropFiles(tx, actor, resource, id);
  return { id };
}
