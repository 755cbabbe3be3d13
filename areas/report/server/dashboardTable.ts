import { actsFor } from "@fairway/areas/access/server/actsFor.ts";
import { soldInUnit } from "@fairway/areas/shipment/server/salesUnits.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { within } from "@fairway/engine/db/reach.ts";
import { one, rows, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import type { Dashboard } from "../contract.ts";

/** The sea FCL export jobs within the person's list reach, as `s`. */
function jobsInReach(actor: Actor): RawBuilder<boolean> {
  const own = sql<boolean>`(s.person_incharge = ${actor.userId} or exists (
    select from house_bill b
    where b.company_id = ${actor.companyId} and b.job_id = s.id and b.sale_man_id = ${actor.userId})
    or ${actsFor(actor, sql`s.person_incharge`, sql`s.transaction_type`)})`;
  return within(actor, "docSeaFCLExport.list", "s", {
    own,
    salesIn: soldInUnit(actor.companyId),
  });
}

/** Counts the jobs of the last year by how far they have come. */
export function countJobs(tx: Tx, actor: Actor): Promise<Dashboard["jobs"]> {
  return one(
    tx,
    sql`
      select count(*) filter (where s.current_status not in ('Finish', 'Canceled'))::int as open,
        count(*) filter (where s.current_status = 'Finish')::int as finished,
        count(*) filter (where s.is_locked)::int as locked,
        count(*) filter (where s.current_status <> 'Canceled' and s.etd < ${actor.today}::date
          and exists (
            select from surcharge c
            where c.company_id = ${actor.companyId} and c.job_id = s.id and c.type = 'SELL'
              and not exists (
                select from charge_claim k
                where k.company_id = ${actor.companyId} and k.charge_id = c.id
                  and k.side = 'debit'))
        )::int as unbilled
      from shipment s
      where ${jobsInReach(actor)} and s.service_date >= ${actor.today}::date - 365`,
  );
}

/** Sums what customers still owe on invoices within the person's reach. */
export function sumReceivable(tx: Tx, actor: Actor): Promise<NonNullable<Dashboard["receivable"]>> {
  return one(
    tx,
    sql`
      select coalesce(sum(a.unpaid_amount_vnd), 0)::text as "openVnd",
        coalesce(sum(a.unpaid_amount_vnd)
          filter (where a.payment_due_date < ${actor.today}::date), 0)::text as "overdueVnd",
        count(*)::int as invoices
      from acct_management a
      where ${within(actor, "accManagement.list", "a")}
        and a.type in ('Invoice', 'InvoiceTemp') and a.paid_amount < a.total_amount`,
  );
}

/** Sums selling, buying and profit before VAT of the last six months by service date. */
export function monthlyProfit(tx: Tx, actor: Actor): Promise<Dashboard["months"]> {
  return rows(
    tx,
    sql`
      with month as (
        select generate_series(date_trunc('month', ${actor.today}::date) - interval '5 months',
          date_trunc('month', ${actor.today}::date), interval '1 month')::date as first
      ), job as materialized (
        select s.id, date_trunc('month', s.service_date)::date as first
        from shipment s
        where ${jobsInReach(actor)} and s.current_status <> 'Canceled'
          and s.service_date >= (select min(first) from month)
          and s.service_date < (select max(first) from month) + interval '1 month'
      ), earned as (
        select j.first,
          coalesce(sum(c.amount_vnd) filter (where c.type = 'SELL'), 0) as selling,
          coalesce(sum(c.amount_vnd) filter (where c.type = 'BUY'), 0) as buying
        from job j
        join surcharge c on c.company_id = ${actor.companyId} and c.job_id = j.id
        group by j.first
      )
      select to_char(m.first, 'YYYY-MM') as month,
        (select count(*) from job j where j.first = m.first)::int as jobs,
        coalesce(e.selling, 0)::text as "sellingVnd", coalesce(e.buying, 0)::text as "buyingVnd",
        (coalesce(e.selling, 0) - coalesce(e.buying, 0))::text as "profitVnd"
      from month m left join earned e on e.first = m.first
      order by m.first`,
  );
}

/** The next jobs to sail, a week ahead. */
export function nextSailings(tx: Tx, actor: Actor): Promise<Dashboard["sailings"]> {
  return rows(
    tx,
    sql`
      select s.id, s.job_no as "jobNo", s.etd, pl.code as pol, pd.code as pod,
        co.short_name as coloader, s.sum_cont as containers
      from shipment s
      left join place pl on pl.company_id = ${actor.companyId} and pl.id = s.pol
      left join place pd on pd.company_id = ${actor.companyId} and pd.id = s.pod
      left join partner co on co.company_id = ${actor.companyId} and co.id = s.coloader_id
      where ${jobsInReach(actor)} and s.current_status not in ('Finish', 'Canceled')
        and s.etd between ${actor.today}::date and ${actor.today}::date + 7
      order by s.etd, s.job_no
      limit 8`,
  );
}

/** The customers that earned most in the last ninety days. */
export function bestCustomers(tx: Tx, actor: Actor): Promise<Dashboard["customers"]> {
  return rows(
    tx,
    sql`
      select p.id, p.short_name as name, count(distinct s.id)::int as jobs,
        coalesce(sum(case c.type when 'SELL' then c.amount_vnd when 'BUY' then -c.amount_vnd end),
          0)::text as "profitVnd"
      from shipment s
      join house_bill b on b.company_id = ${actor.companyId} and b.job_id = s.id
      join partner p on p.company_id = ${actor.companyId} and p.id = b.customer_id
      left join surcharge c on c.company_id = ${actor.companyId} and c.hblid = b.id
        and c.job_id = s.id
      where ${jobsInReach(actor)} and s.current_status <> 'Canceled'
        and s.service_date between ${actor.today}::date - 90 and ${actor.today}::date
      group by p.id, p.short_name
      order by sum(case c.type when 'SELL' then c.amount_vnd when 'BUY' then -c.amount_vnd end)
        desc nulls last
      limit 6`,
  );
}
