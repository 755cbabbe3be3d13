import type { Actor } from "@fairway/core/permission/actor.ts";
import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";

/**
 * Reads anew, for these notes, which invoices stand on them and how far they are paid; a note for
 * which that is the same is not written.
 */
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
      -- Note by note: the view sums up, and would otherwise do so for every note there is.
      left join lateral (
        select v.status, v.issued_for, v.payment_status from cd_note_document v
        where v.company_id = ${companyId} and v.cd_note_id = asked.id offset 0) d on true
      where n.company_id = ${companyId} and n.id = asked.id
        and (n.status, n.issued_for, n.payment_status)
          is distinct from (coalesce(d.status, 'New'), d.issued_for, d.payment_status)`,
  );
}
