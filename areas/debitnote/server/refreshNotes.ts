import type { Actor } from "@fairway/core/permission/actor.ts";
import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";

/** Reads anew, for these notes, which invoices stand on them and how far they are paid. */
export async function refreshNotes(
  tx: Tx,
  actor: Actor,
  noteIds: readonly string[],
): Promise<void> {
  if (noteIds.length === 0) return;
  const { companyId } = actor;
  await run(
    tx,
    sql`
      update cd_note n
      set status = coalesce(d.status, 'New'), issued_for = d.issued_for,
        payment_status = d.payment_status, user_modified = ${actor.userId},
        datetime_modified = now(), version = n.version + 1
      from unnest(${[...new Set(noteIds)].sort()}::uuid[]) as asked (id)
      left join cd_note_document d on d.company_id = ${companyId} and d.cd_note_id = asked.id
      where n.company_id = ${companyId} and n.id = asked.id`,
  );
}
