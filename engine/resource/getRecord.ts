import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { sql } from "kysely";
import { idType } from "../db/idType.ts";
import { isUuid } from "../db/isUuid.ts";
import { maybe, type Tx } from "../db/tx.ts";
import { mayOn, mustOn } from "./permit.ts";
import { type RecordRow, recordRow } from "./recordRow.ts";
import { wholeRows } from "./recordSql.ts";

/** Returns one record. Refuses: record.notFound · access.forbidden */
export async function getRecord(tx: Tx, actor: Actor, resource: Resource, id: string) {
  const row = await openRecord(tx, actor, resource, id);
  return {
    ...row,
    permission: {
      allowUpdate: row.may.includes("update"),
      allowDelete: row.may.includes("delete"),
    },
  };
}

/** Reads one record that the actor may open. Refuses: record.notFound · access.forbidden */
export async function openRecord(
  tx: Tx,
  actor: Actor,
  resource: Resource,
  id: string,
): Promise<RecordRow> {
  const row = await readRecord(tx, actor, resource, id);
  mustOn(actor, resource, "detail", row);
  return row;
}

/** May the actor open or delete this record? False if the record does not exist. */
export async function mayRecord(
  tx: Tx,
  actor: Actor,
  resource: Resource,
  id: string,
  action: "detail" | "delete",
): Promise<boolean> {
  const row = await findRecord(tx, actor, resource, id);
  return row !== null && mayOn(actor, resource, action, row);
}

/** Reads one record without checking permissions; the caller does. Refuses: record.notFound */
export async function readRecord(
  tx: Tx,
  actor: Actor,
  resource: Resource,
  id: string,
  lock = false,
): Promise<RecordRow> {
  const row = await findRecord(tx, actor, resource, id, lock);
  if (!row) throw refuse("record.notFound");
  return row;
}

async function findRecord(tx: Tx, actor: Actor, resource: Resource, id: string, lock = false) {
  if (resource.shared === "company" && !isUuid(id)) return null;
  const which = sql`t.id = ${id}::${idType(resource)} ${lock ? sql`for update of t` : sql``}`;
  const read = await maybe<Record<string, unknown>>(tx, wholeRows(resource, actor, which));
  return read ? recordRow(actor, resource, read) : null;
}
