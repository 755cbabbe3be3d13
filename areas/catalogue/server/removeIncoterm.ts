import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { deleteRecord } from "@fairway/engine/resource/deleteRecord.ts";
import { mayRecord, readRecord } from "@fairway/engine/resource/getRecord.ts";
import { mustOn } from "@fairway/engine/resource/permit.ts";
import { sql } from "kysely";
import { incoterm as declared } from "../model/incoterm.ts";
import { refuseCatalogue } from "../model/refusals.ts";

const incoterm = declared as unknown as Resource;

/**
 * Deletes an inactive incoterm with its usual charges.
 *
 * Locks: the incoterm.
 * Refuses: record.notFound · access.forbidden · incoterm.activeCannotGo · record.inUse
 */
export async function removeIncoterm(tx: Tx, actor: Actor, ask: { readonly id: string }) {
  actor.mustHave("commercialIncoterm.delete");
  const row = await readRecord(tx, actor, incoterm, ask.id, true);
  mustOn(actor, incoterm, "delete", row);
  if (row["active"])
    throw refuseCatalogue("incoterm.activeCannotGo", { code: String(row["code"]) });
  const data = await deleteRecord(tx, actor, incoterm, ask.id);
  return { status: true as const, data };
}

/** May the actor delete this incoterm? An active one cannot be deleted. */
export async function mayRemoveIncoterm(tx: Tx, actor: Actor, ask: { readonly id: string }) {
  if (!(await mayRecord(tx, actor, incoterm, ask.id, "delete"))) return false;
  const retired = await maybe(
    tx,
    sql`select 1 from incoterm
      where company_id = ${actor.companyId} and id = ${ask.id} and not active`,
  );
  return retired !== null;
}
