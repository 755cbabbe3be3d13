import { actsFor } from "@fairway/areas/access/server/actsFor.ts";
import { jobsInReach } from "@fairway/areas/shipment/server/jobsInReach.ts";
import { soldInUnit } from "@fairway/areas/shipment/server/salesUnits.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { within } from "@fairway/engine/db/reach.ts";
import { one, rows, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import type { Dashboard } from "../contract.ts";
import { profitOfDays } from "./profitOfDays.ts";

/** The sea FCL export jobs within the person's list reach, as `s`. */
function inReach(actor: Actor): RawBuilder<boolean> {
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
      where ${inReach(actor)} and s.service_date >= ${actor.today}::date - 365`,
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

/**
 * Sums selling, buying and profit before VAT of the last six months by service date.
 *
 * Shape: whoever sees whole offices has them from the sums by day, and what is their own in other
 * offices from the lines; anybody else from the lines.
 */
export function monthlyProfit(tx: Tx, actor: Actor): Promise<Dashboard["months"]> {
  const { companyId, officeId } = actor;
  const { here, elsewhere } = jobsInReach(actor, "docSeaFCLExport.list");
  const span = sql`>= (select min(first) from month) and`;
  const inSpan = (day: RawBuilder<unknown>) =>
    sql`${day} ${span} ${day} < (select max(first) from month) + interval '1 month'`;
  const reach = actor.reach("docSeaFCLExport.list");
  const ofOffice = reach === "Office" ? sql`and d.office_id = ${officeId}` : sql``;
  const lines = (which: RawBuilder<unknown>) => sql`
    select s.service_date, 1 as jobs,
      coalesce(sum(c.amount_vnd) filter (where c.type = 'SELL'), 0) as selling_vnd,
      coalesce(sum(c.amount_vnd) filter (where c.type = 'BUY'), 0) as buying_vnd
    from shipment s
    left join surcharge c on c.company_id = ${companyId} and c.job_id = s.id
    where ${which} and s.transaction_type = 'SFE' and s.current_status <> 'Canceled'
      and ${inSpan(sql`s.service_date`)}
    group by s.id, s.service_date`;
  const days = sql`select service_date, jobs, selling_vnd, buying_vnd from (${profitOfDays(
    companyId,
    sql`d.transaction_type = 'SFE' ${ofOffice} and ${inSpan(sql`d.service_date`)}`,
  )}) d`;
  const own = sql`s.company_id = ${companyId} and s.id in (${elsewhere ?? sql`select null::uuid`})`;
  const earned = ["Office", "Company", "All"].includes(reach)
    ? sql`${days} ${elsewhere ? sql`union all (${lines(own)})` : sql``}`
    : lines(here);
  return rows(
    tx,
    sql`
      with month as (
        select generate_series(date_trunc('month', ${actor.today}::date) - interval '5 months',
          date_trunc('month', ${actor.today}::date), interval '1 month')::date as first
      ), earned as materialized (${earned})
      select to_char(m.first, 'YYYY-MM') as month, coalesce(sum(e.jobs), 0)::int as jobs,
        coalesce(sum(e.selling_vnd), 0)::text as "sellingVnd",
        coalesce(sum(e.buying_vnd), 0)::text as "buyingVnd",
        (coalesce(sum(e.selling_vnd), 0) - coalesce(sum(e.buying_vnd), 0))::text as "profitVnd"
      from month m
      left join earned e on date_trunc('month', e.service_date)::date = m.first
      group by m.first order by m.first`,
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
      where ${inReach(actor)} and s.current_status not in ('Finish', 'Canceled')
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
      where ${inReach(actor)} and s.current_status <> 'Canceled'
        and s.service_date between ${actor.today}::date - 90 and ${actor.today}::date
      group by p.id, p.short_name
      order by sum(case c.type when 'SELL' then c.amount_vnd when 'BUY' then -c.amount_vnd end)
        desc nulls last
      limit 6`,
  );
}
