import type { Actor } from "@fairway/core/permission/actor.ts";
import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { deleteRows } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { refusePartner } from "../model/refusals.ts";
import { guardedPartner } from "./partnerPermit.ts";

// Contact records are deleted with the partner; agreements and transactions prevent the deletion.
const below = ["partner_email", "partner_address"] as const;

/**
 * Deletes an inactive partner that nothing refers to, with its e-mail addresses and places.
 *
 * Locks: the partner.
 * Refuses: record.notFound · access.forbidden · partner.activeCannotGo · record.inUse
 */
export async function removePartner(tx: Tx, actor: Actor, ask: { readonly id: string }) {
  const row = await guardedPartner(tx, actor, ask.id, "delete", true);
  const { active, accountNo } = row as unknown as { active: boolean; accountNo: string };
  if (active) throw refusePartner("partner.activeCannotGo", { accountNo });
  // A main partner is its own parent; that alone must not keep it.
  await run(
    tx,
    sql`update partner set parent_id = null
      where company_id = ${actor.companyId} and id = ${ask.id} and parent_id = id`,
  );
  for (const table of below) {
    await run(
      tx,
      sql`with gone as (update ${sql.table(table)} set user_modified = ${actor.userId}
          where company_id = ${actor.companyId} and partner_id = ${ask.id} returning id)
        select count(*) from gone`,
    );
    await run(
      tx,
      sql`delete from ${sql.table(table)}
        where company_id = ${actor.companyId} and partner_id = ${ask.id}`,
    );
  }
  await deleteRows(tx, "partner", actor.companyId, [ask.id], actor.userId);
  return { status: true as const, data: { id: ask.id } };
}
