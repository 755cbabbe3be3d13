import { type BilledSide, registerConfirmed } from "@fairway/areas/invoice/server/confirmedDays.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Day } from "@fairway/core/time/day.ts";
import { lockRows } from "@fairway/engine/db/lockRow.ts";
import { within } from "@fairway/engine/db/reach.ts";
import { one, rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";

registerConfirmed("combine", { dayOf: confirmedDay, confirming });

/**
 * Returns the latest billing date of the confirmed billings that hold these charges; null where one
 * of the charges is in no confirmed billing.
 *
 * Locks: the billings in the order of their ids, so that none is confirmed or taken back meanwhile.
 * Source: rule CB-10, areas/combine/README.md
 */
async function confirmedDay(
  tx: Tx,
  { companyId }: Actor,
  { side, chargeIds }: BilledSide,
): Promise<Day | null> {
  const holding = sql`
    from unnest(${[...chargeIds]}::uuid[]) x (charge_id)
    left join (charge_claim k
      join document_claim e on e.company_id = ${companyId} and e.claimed_id = k.document_id
        and e.slot = 'combine')
      on k.company_id = ${companyId} and k.charge_id = x.charge_id and k.side = ${side}
        and k.slot in ('note', 'statement')`;
  const billings = await rows<{ id: string }>(
    tx,
    sql`select distinct e.document_id as id ${holding} where e.document_id is not null`,
  );
  if (billings.length === 0) return null;
  await lockRows(tx, "document", { companyId, ids: billings.map(({ id }) => id) });
  const { day } = await one<{ day: Day | null }>(
    tx,
    sql`
      select case when bool_and(c.day is not null) then max(c.day) end as day
      from (
        select x.charge_id, max(o.billing_date) as day ${holding}
        left join combine_billing o on o.company_id = ${companyId} and o.id = e.document_id
        group by x.charge_id) c`,
  );
  return day;
}

/** Names the confirmed billings that gave invoices the day that they have. Rule CB-10 */
function confirming(
  tx: Tx,
  actor: Actor,
  invoices: readonly { readonly id: string; readonly confirmBillingDate: Day | null }[],
): Promise<{ id: string; documentNo: string }[]> {
  const { companyId } = actor;
  return rows(
    tx,
    sql`
      select distinct g.document_id as id,
        case when ${within(actor, "acctSOA.detail", "h")} then h.number else 'none' end
          as document_no
      from unnest(${invoices.map(({ id }) => id)}::uuid[],
        ${invoices.map(({ confirmBillingDate }) => confirmBillingDate)}::date[]) x (id, day)
      join charge_claim g on g.company_id = ${companyId} and g.document_id = x.id
        and g.slot = 'ledger'
      join charge_claim k on k.company_id = ${companyId} and k.charge_id = g.charge_id
        and k.side = g.side and k.slot in ('note', 'statement')
      join document_claim e on e.company_id = ${companyId} and e.claimed_id = k.document_id
        and e.slot = 'combine'
      join combine_billing o on o.company_id = ${companyId} and o.id = e.document_id
        and o.billing_date = x.day
      join document h on h.company_id = ${companyId} and h.id = o.id
      order by 1, 2`,
  );
}
