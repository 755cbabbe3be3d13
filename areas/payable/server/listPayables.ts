import { type DaysLate, overdueAges } from "@fairway/areas/due/model/overdueAges.ts";
import { isLate } from "@fairway/areas/due/server/isLate.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { countLimit } from "@fairway/engine/db/countLimit.ts";
import { within } from "@fairway/engine/db/reach.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import type { PayableAges, Payable, PayablePayment } from "../model/payable.ts";
import { isPayable, payableItems, payableRows } from "./payableRows.ts";

/** Lists the payables within the user's reach over the days of a range. Rule PY-1 */
export async function listPayables(tx: Tx, actor: Actor, ask: Ask<typeof contract.pagePayables>) {
  const page = ask.pageNumber ?? ask.page;
  const size = ask.pageSize ?? ask.size;
  const { skip, most, told } = countLimit({ page, size });
  const items = sql`select * from found order by raised_on desc, id desc limit ${size}
    offset ${skip}`;
  const found = await rows<Payable & { readonly totalItems: number }>(
    tx,
    sql`
      with found as materialized (
        ${payableItems(actor, ask, "acctPayable.list")} limit ${most + 1})
      select t.total_items, p.* from (select count(*)::int as total_items from found) t
      left join lateral (${payableRows(actor, ask, items)}) p on true
      order by p.acct_date desc, p.id desc`,
  );
  const data = found
    .filter((row) => row.id)
    .map(({ totalItems: _, ...payable }): Payable => payable);
  return { data, page, size, ...told(found[0]?.totalItems ?? 0) };
}

/**
 * Returns what cleared a payable, in its order. A document that the user may not open has no number.
 *
 * Refuses: record.notFound
 */
export async function paymentsOf(
  tx: Tx,
  actor: Actor,
  { id }: Ask<typeof contract.paymentsOf>,
): Promise<PayablePayment[]> {
  const { companyId } = actor;
  const found = await rows<PayablePayment & { readonly isSeen: boolean }>(
    tx,
    sql`
      select ${within(actor, "acctPayable.list", "u")} as is_seen, x.*
      from due u
      join document d on d.company_id = ${companyId} and d.id = u.document_id and ${isPayable}
      left join lateral (
        select h.id, h.kind,
          case when h.kind <> 'vendorPayment' or ${within(actor, "acctPayable.detail", "h")}
            then h.number end as payment_no,
          coalesce(v.payment_date, min(e.day)) as payment_date, v.payment_method,
          round(l.paid_amount, decimals_of(h.currency_id))::text as paid_amount,
          case when l.id is not null then h.currency_id end as paid_currency,
          l.paid_amount_vnd::text as paid_amount_vnd,
          round(coalesce(l.total_paid, -sum(e.amount)), decimals_of(u.currency_id))::text
            as cleared_amount,
          coalesce(l.total_paid_vnd, -sum(e.amount_vnd))::text as cleared_amount_vnd,
          l.gain_loss_vnd::text as gain_loss_vnd, sum(e.amount) = 0 as is_canceled, h.version,
          case when h.kind = 'vendorPayment' and h.state = 'Done'
            and h.sync_status is distinct from 'Synced'
            and ${within(actor, "acctPayable.write", "h")} then array['cancel']
            else array[]::text[] end as may
        from due_entry e
        join document h on h.company_id = ${companyId} and h.id = e.document_id
        left join vendor_payment v on v.company_id = ${companyId} and v.id = h.id
        left join vendor_payment_line l on l.company_id = ${companyId} and l.payment_id = h.id
          and l.due_id = u.id
        where e.company_id = ${companyId} and e.due_id = u.id and e.document_id <> u.document_id
        group by h.id, h.kind, h.number, h.currency_id, h.version, h.state, h.sync_status,
          h.company_id, h.office_id, h.department_id, h.group_id, h.user_created,
          v.payment_date, v.payment_method, l.id, l.paid_amount, l.paid_amount_vnd, l.total_paid,
          l.total_paid_vnd, l.gain_loss_vnd
        -- A settlement whose voucher moved has entries that come to nothing on the old day.
        having h.kind = 'vendorPayment' or sum(e.amount) <> 0) x on true
      where u.company_id = ${companyId} and u.id = ${id}
      order by x.payment_date, x.id`,
  );
  if (!found.some(({ isSeen }) => isSeen)) throw refuse("record.notFound");
  return found.filter((row) => row.id).map(({ isSeen: _, ...payment }) => payment);
}

/**
 * Returns what is payable to a partner, or to all within the user's reach, by currency, and its ages in
 * VND, as of the end of a day.
 *
 * Source: rule PY-6, areas/payable/README.md
 */
export function agePayables(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.agePayables>,
): Promise<PayableAges[]> {
  const { companyId, today } = actor;
  const day = ask.day ?? today;
  const late = sql`(${day}::date - y.due_on)`;
  const aged = (age: DaysLate) => sql`
    coalesce(sum(y.open_vnd) filter (where ${isLate(late, age)}), 0)::text`;
  const amount = (name: string) =>
    sql`round(sum(${sql.ref(name)}), decimals_of(y.currency_id))::text`;
  return rows<PayableAges>(
    tx,
    sql`
      select y.currency_id, ${amount("y.total")} as total_amount, ${amount("y.paid")} as paid_amount,
        ${amount("y.open")} as remain_amount, sum(y.open_vnd)::text as remain_amount_vnd,
        coalesce(sum(y.open_vnd) filter (where y.due_on is null or ${late} <= 0), 0)::text as not_due,
        ${aged(overdueAges.over1To15)} as over1_to15, ${aged(overdueAges.over16To30)} as over16_to30,
        ${aged(overdueAges.over30)} as over30
      from (
        select u.currency_id, u.due_on,
          coalesce(sum(e.amount) filter (where e.document_id = u.document_id), 0) as total,
          -coalesce(sum(e.amount) filter (where e.document_id <> u.document_id), 0) as paid,
          sum(e.amount) as open, sum(e.amount_vnd) as open_vnd
        from due u
        join document d on d.company_id = ${companyId} and d.id = u.document_id
          and d.kind = 'voucher'
        join due_entry e on e.company_id = ${companyId} and e.due_id = u.id
          and e.day <= ${day}::date
        where u.company_id = ${companyId} and u.side = 'credit'
          and (${ask.partnerId ?? null}::uuid is null or u.partner_id = ${ask.partnerId ?? null}::uuid)
          and (${ask.currency ?? null}::text is null or u.currency_id = ${ask.currency ?? null}::text)
          and ${within(actor, "acctPayable.list", "u")}
        group by u.id, u.currency_id, u.due_on) y
      where y.total <> 0
      group by y.currency_id
      order by y.currency_id desc`,
  );
}
