import { openSums } from "@fairway/areas/due/server/openSums.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import type * as contract from "../contract.ts";
import type { ReceivableDifference } from "../model/difference.ts";
import type { DaysLate } from "@fairway/areas/due/model/overdueAges.ts";
import { isLate } from "@fairway/areas/due/server/isLate.ts";

const recounters = ["acctARP.ReCalculateARSummary", "acctARP.ReCalARSumNoContract"] as const;

/** The most differences that are reported. */
const mostDifferences = 1000;

/**
 * Counts what partners owe again from entries and charges and reports what differs from the kept
 * figures, with its documents. Changes nothing.
 *
 * Source: rule RV-8, areas/receivable/README.md
 */
export async function calculateDebitAmount(
  tx: Tx,
  actor: Actor,
  { entities }: Ask<typeof contract.calculateDebitAmount>,
): Promise<Answer<typeof contract.calculateDebitAmount>> {
  actor.mustHave(...recounters);
  const partnerIds = [...new Set(entities.map(({ partnerId }) => partnerId))];
  const found = await differencesOf(tx, actor, partnerIds, sql`true`, true);
  return { status: true, data: { partners: partnerIds.length, differences: found } };
}

/** Makes the verb that counts the items of partners again that are some days past their due day. */
export const calculateOverdue =
  (age: DaysLate) =>
  async (
    tx: Tx,
    actor: Actor,
    { ids }: { readonly ids: readonly string[] },
  ): Promise<Answer<typeof contract.calculateDebitAmount>> => {
    actor.mustHave(...recounters);
    const late = isLate(sql`${actor.today}::date - u.due_on`, age);
    const partnerIds = [...new Set(ids)];
    const found = await differencesOf(tx, actor, partnerIds, late, false);
    return { status: true, data: { partners: partnerIds.length, differences: found } };
  };

function differencesOf(
  tx: Tx,
  { companyId }: Actor,
  partnerIds: readonly string[],
  items: RawBuilder<unknown>,
  withLines: boolean,
): Promise<ReceivableDifference[]> {
  const asked = sql`${[...partnerIds]}::uuid[]`;
  const sums = (from: RawBuilder<unknown>) => sql`
    select d.partner_id, d.sale_man_id, d.office_id, d.transaction_type, d.type, d.currency_id,
      sum(d.total_vnd) as vnd, sum(d.lines) as lines
    from (${from}) d
    group by d.partner_id, d.sale_man_id, d.office_id, d.transaction_type, d.type, d.currency_id`;
  const ofPartners = sql`d.partner_id = any(${asked})`;
  const lines = sql`
    union all
    select 'lines', coalesce(k.partner_id, c.partner_id), null::uuid,
      concat_ws(' ', o.code, coalesce(k.transaction_type, c.transaction_type),
        coalesce(k.type, c.type), coalesce(k.currency_id, c.currency_id)),
      coalesce(k.vnd, 0)::text, coalesce(c.vnd, 0)::text
    from (${sums(openSums(companyId, ofPartners))}) k
    full join (${sums(sql`select * from open_sum_source d
      where d.company_id = ${companyId} and ${ofPartners}`)}) c
      using (partner_id, sale_man_id, office_id, transaction_type, type, currency_id)
    left join office o on o.company_id = ${companyId} and o.id = coalesce(k.office_id, c.office_id)
    where (coalesce(k.vnd, 0), coalesce(k.lines, 0)) <> (coalesce(c.vnd, 0), coalesce(c.lines, 0))`;
  return rows<ReceivableDifference>(
    tx,
    sql`
      select x.recount, x.partner_id, p.short_name as partner_name, x.document_id, x.document_no,
        x.kept, x.counted
      from (
        select w.recount, u.partner_id, u.document_id, d.number as document_no, w.kept, w.counted
        from due u
        join document d on d.company_id = ${companyId} and d.id = u.document_id
        cross join lateral (
          select coalesce(sum(e.amount), 0) as open, coalesce(sum(e.amount_vnd), 0) as open_vnd
          from due_entry e where e.company_id = ${companyId} and e.due_id = u.id) e
        cross join lateral (values
          ('item', trim_scale(u.open_vnd)::text, trim_scale(e.open_vnd)::text,
            (u.open, u.open_vnd) <> (e.open, e.open_vnd)),
          ('dueDay', u.due_on::text, (case u.due_base when 'Invoice Date' then u.raised_on
            else u.confirmed_on end + u.payment_term)::text,
            u.due_on is distinct from case u.due_base when 'Invoice Date' then u.raised_on
              else u.confirmed_on end + u.payment_term)
        ) w (recount, kept, counted, differs)
        where u.company_id = ${companyId} and u.partner_id = any(${asked}) and u.side = 'debit'
          and u.kind <> 'advance' and ${items} and w.differs
        ${withLines ? lines : sql``}) x
      join partner p on p.company_id = ${companyId} and p.id = x.partner_id
      order by p.short_name, x.recount, x.document_no
      limit ${sql.lit(mostDifferences)}`,
  );
}
