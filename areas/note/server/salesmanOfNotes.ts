import { type ResoldBill, registerResold } from "@fairway/areas/housebill/server/resoldBills.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";

/**
 * Gives the debit and invoice notes of bills their new salesman; a note that another salesman has is
 * left alone.
 *
 * Source: rule DN-24, areas/note/README.md
 */
async function followSalesman(tx: Tx, actor: Actor, bills: readonly ResoldBill[]): Promise<void> {
  const { companyId, userId } = actor;
  await run(
    tx,
    sql`
      update document d
      set sale_man_id = resold.sale_man_id, user_modified = ${userId}, datetime_modified = now(),
        version = d.version + 1
      from (
        select distinct k.document_id, b.was, b.sale_man_id
        from unnest(${bills.map(({ id }) => id)}::uuid[], ${bills.map(({ from }) => from)}::uuid[],
          ${bills.map(({ to }) => to)}::uuid[]) as b (id, was, sale_man_id)
        join surcharge s on s.company_id = ${companyId} and s.hblid = b.id
        join charge_claim k on k.company_id = ${companyId} and k.charge_id = s.id
          and k.slot = 'note'
        join cd_note n on n.company_id = ${companyId} and n.id = k.document_id
          and n.type <> 'CREDIT') resold
      where d.company_id = ${companyId} and d.id = resold.document_id
        and d.sale_man_id is not distinct from resold.was`,
  );
}

registerResold("note", followSalesman);
