import type { Actor } from "@fairway/core/permission/actor.ts";
import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";

/**
 * Sets the status of notes by the invoices and vouchers that hold their charges; a note whose
 * status is unchanged is not written.
 *
 * Shape: from the first invoice on, a prepaid note is paid as its invoices are, like any other.
 * Source: rules DN-11 and DN-12, areas/note/README.md
 */
export async function restateNotes(
  tx: Tx,
  actor: Actor,
  noteIds: readonly string[],
): Promise<void> {
  if (noteIds.length === 0) return;
  const { companyId } = actor;
  await run(
    tx,
    sql`
      with restated as (
      update document n
      set state = stated.status, user_modified = ${actor.userId}, datetime_modified = now(),
        version = n.version + 1
      from unnest(${[...new Set(noteIds)].sort()}::uuid[]) as listed (id)
      cross join lateral (
        select case when bool_or(d.kind = 'voucher') then 'Issued Voucher'
          when count(*) > 0 then 'Issued Invoice' else 'New' end as status
        from charge_claim k
        join charge_claim l on l.company_id = ${companyId} and l.charge_id = k.charge_id
          and l.side = k.side and l.slot = 'ledger'
        join document d on d.company_id = ${companyId} and d.id = l.document_id
        where k.company_id = ${companyId} and k.document_id = listed.id and k.slot = 'note'
      ) stated
      where n.company_id = ${companyId} and n.id = listed.id and n.state <> stated.status
      returning n.id)
      update cd_note o set is_prepaid = false, user_modified = ${actor.userId}
      from restated r where o.company_id = ${companyId} and o.id = r.id and o.is_prepaid`,
  );
}
