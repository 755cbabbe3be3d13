import { dueDays } from "@fairway/areas/due/server/dueDays.ts";
import { owedByCustomers } from "@fairway/areas/due/server/owedByCustomers.ts";
import { datedBy } from "@fairway/areas/service/model/datedBy.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { openServices } from "@fairway/areas/service/model/serviceOf.ts";
import { jobsInReach } from "@fairway/areas/shipment/server/jobsInReach.ts";
import { unbilledJobs } from "@fairway/areas/shipment/server/unbilledJobs.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Permission } from "@fairway/core/permission/permission.ts";
import { within } from "@fairway/engine/db/reach.ts";
import { one, rows, type Tx } from "@fairway/engine/db/tx.ts";
import { type Kept, keptRows, sourceRows } from "@fairway/engine/kept/kept.ts";
import { type RawBuilder, sql } from "kysely";
import type { Dashboard } from "../model/dashboard.ts";
import { customersOfJobs, profitDays } from "./keptSums.ts";

type Sql = RawBuilder<unknown>;
type OfService = Sql | ((day: Sql, what: "etd" | "eta") => Sql);

/** The right that rows need: money of jobs is read only where their detail may be read. Rule RP-1. */
type Needs = "list" | "detail";

/**
 * One select for each open service, joined by union; each checks the right on the service's own
 * menu.
 */
function ofServices(
  needs: Needs,
  select: (right: Permission, code: Sql, service: Service) => Sql,
): Sql {
  return sql.join(
    openServices.map((service) =>
      select(`${service.menu}.${needs}`, sql.lit(service.code), service),
    ),
    sql` union all `,
  );
}

/**
 * The jobs of open services within the user's list reach that match, without canceled ones.
 *
 * Shape: a select; `where` and `columns` use the job's alias `s`, and may use the day that counts for
 * the service, ETD or ETA.
 */
export function jobsOfServices(
  actor: Actor,
  howMany: "few" | "many",
  columns: OfService,
  where: OfService,
): Sql {
  return ofServices("list", (listed, code, service) => {
    const { here, elsewhere } = jobsInReach(actor, listed, howMany);
    const dated = datedBy(service) ?? "etd";
    const ofDay = (part: OfService) =>
      typeof part === "function" ? part(sql.ref(`s.${dated}`), dated) : part;
    const narrow = (reach: Sql) => sql`
    select ${ofDay(columns)} from shipment s
    where ${reach} and s.transaction_type = ${code} and s.current_status <> 'Canceled'
      and ${ofDay(where)}`;
    const own = sql`s.company_id = ${actor.companyId} and s.id in (${elsewhere ?? sql``})`;
    return elsewhere ? sql`${narrow(here)} union all ${narrow(own)}` : narrow(here);
  });
}

/**
 * The stored rows of the same jobs, by the right that they need.
 *
 * Shape: for a user who sees whole offices without reading the jobs, and the user's own jobs in other
 * offices from the lines; for any other user job by job.
 */
function sumsInReach(
  actor: Actor,
  needs: Needs,
  kept: Kept,
  where: { readonly inDays: (serviceDate: Sql) => Sql; readonly also?: Sql },
): Sql {
  const { companyId, officeId } = actor;
  const { inDays, also = sql`true` } = where;
  return ofServices(needs, (right, code) => {
    const { here, elsewhere, isWhole } = jobsInReach(actor, right, "many");
    const fits = sql`d.transaction_type = ${code} and ${inDays(sql`d.service_date`)} and ${also}`;
    if (!isWhole) {
      // Read once, before the jobs are joined: the planner takes the noted rows for few.
      return sql`select d.* from (
        with summed as materialized (${keptRows(kept, companyId, fits, "inSource")})
        select * from summed) d
      join shipment s on s.company_id = ${companyId} and s.id = d.job_id
      where ${here} and s.transaction_type = ${code} and s.current_status <> 'Canceled'
        and ${inDays(sql`s.service_date`)}`;
    }
    const ofOffice = elsewhere ? sql`and d.office_id = ${officeId}` : sql``;
    const keys = sql`(select o.id as job_id from (${elsewhere ?? sql``}) o (id))`;
    const own = sql`union all ${sourceRows(kept, companyId, keys, fits)}`;
    const ofOffices = keptRows(kept, companyId, sql`${fits} ${ofOffice}`, "inSource");
    return sql`select d.* from (${ofOffices}) d ${elsewhere ? own : sql``}`;
  });
}

/** Counts the jobs of the last year by progress. */
export function countJobs(tx: Tx, actor: Actor): Promise<Dashboard["jobs"]> {
  const today = sql`${actor.today}::date`;
  const openIn = sql.join(
    openServices.map(
      ({ code }) => sql`${sql.lit(code)}, count(*) filter (
        where s.current_status <> 'Finish' and s.transaction_type = ${sql.lit(code)})`,
    ),
  );
  return one(
    tx,
    sql`
      select count(*) filter (where s.current_status <> 'Finish')::int as open,
        json_build_object(${openIn}) as open_in,
        (${today} - 365)::text as since,
        count(*) filter (where s.current_status = 'Finish')::int as finished,
        count(*) filter (where s.is_locked)::int as locked,
        (select count(*)::int from (${sumsInReach(actor, "list", unbilledJobs, {
          inDays: (day) => sql`${day} >= ${today} - 365`,
          also: sql`d.sails_on < ${today}`,
        })}) u) as unbilled
      from (${jobsOfServices(
        actor,
        "many",
        sql`s.current_status, s.is_locked, s.transaction_type`,
        sql`s.service_date >= ${today} - 365`,
      )}) s`,
  );
}

/** Sums the open amounts of invoices within the user's reach, from the dues by day. */
export function sumReceivable(tx: Tx, actor: Actor): Promise<NonNullable<Dashboard["receivable"]>> {
  const { companyId } = actor;
  return one(
    tx,
    sql`
      select coalesce(sum(u.open_vnd), 0)::text as "openVnd",
        coalesce(sum(u.open_vnd)
          filter (where u.due_on < ${actor.today}::date), 0)::text as "overdueVnd",
        coalesce(sum(u.items), 0)::int as invoices
      from (
        select ${companyId}::uuid as company_id, d.*
        from (${keptRows(dueDays, companyId, sql`true`)}) d) u
      where ${within(actor, "accManagement.list", "u")} and ${owedByCustomers}`,
  );
}

/**
 * Sums selling, buying and profit before VAT of the last six months by service date, of the jobs
 * that the user may open.
 *
 * Shape: for a user who sees whole offices from the sums by day, and the user's own jobs in other
 * offices from the lines; for any other user from the lines.
 */
export function monthlyProfit(tx: Tx, actor: Actor): Promise<Dashboard["months"]> {
  const { companyId, officeId } = actor;
  const span = sql`>= (select min(first) from month) and`;
  const inSpan = (day: RawBuilder<unknown>) =>
    sql`${day} ${span} ${day} < (select max(first) from month) + interval '1 month'`;
  const earned = ofServices("detail", (opened, code) => {
    const { here, elsewhere, isWhole } = jobsInReach(actor, opened, "many");
    const ofOffice = elsewhere ? sql`and d.office_id = ${officeId}` : sql``;
    const lines = (which: RawBuilder<unknown>) => sql`
    select s.service_date, 1 as jobs,
      coalesce(sum(c.amount_vnd) filter (where c.type = 'SELL'), 0) as selling_vnd,
      coalesce(sum(c.amount_vnd) filter (where c.type = 'BUY'), 0) as buying_vnd
    from shipment s
    left join surcharge c on c.company_id = ${companyId} and c.job_id = s.id
    where ${which} and s.transaction_type = ${code} and s.current_status <> 'Canceled'
      and ${inSpan(sql`s.service_date`)}
    group by s.id, s.service_date`;
    const days = sql`select service_date, jobs, selling_vnd, buying_vnd from (${keptRows(
      profitDays,
      companyId,
      sql`d.transaction_type = ${code} ${ofOffice} and ${inSpan(sql`d.service_date`)}`,
      "byKey",
    )}) d`;
    const own = sql`s.company_id = ${companyId} and s.id in (${elsewhere ?? sql`select null::uuid`})`;
    if (!isWhole) return lines(here);
    return sql`${days} ${elsewhere ? sql`union all (${lines(own)})` : sql``}`;
  });
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

/** The jobs that sail within a week. */
export function nextSailings(tx: Tx, actor: Actor): Promise<Dashboard["sailings"]> {
  const { companyId, today } = actor;
  const soon = jobsOfServices(
    actor,
    "few",
    (day, what) => sql`s.id, s.job_no, s.transaction_type, ${day} as day, ${what}::text as what,
      s.pol, s.pod, s.coloader_id, s.sum_cont`,
    (day) =>
      sql`s.current_status <> 'Finish' and ${day} between ${today}::date and ${today}::date + 7`,
  );
  return rows(
    tx,
    sql`
      with soon as (select * from (${soon}) s order by day, job_no limit 8)
      select s.id, s.job_no as "jobNo", s.transaction_type as "transactionType", s.day::text as day, s.what, pl.code as pol, pd.code as pod,
        co.short_name as coloader, s.sum_cont as containers
      from soon s
      left join place pl on pl.company_id = ${companyId} and pl.id = s.pol
      left join place pd on pd.company_id = ${companyId} and pd.id = s.pod
      left join partner co on co.company_id = ${companyId} and co.id = s.coloader_id
      order by s.day, s.job_no`,
  );
}

/** The customers with the highest profit in the last ninety days, of jobs that the user may open. */
export function bestCustomers(tx: Tx, actor: Actor): Promise<Dashboard["customers"]> {
  const today = sql`${actor.today}::date`;
  return rows(
    tx,
    sql`
      with best as (
        select d.customer_id, count(*)::int as jobs, sum(d.profit_vnd) as profit_vnd
        from (${sumsInReach(actor, "detail", customersOfJobs, {
          inDays: (day) => sql`${day} between ${today} - 90 and ${today}`,
        })}) d
        group by d.customer_id order by profit_vnd desc nulls last, d.customer_id limit 6
      )
      select p.id, p.short_name as name, best.jobs,
        coalesce(best.profit_vnd, 0)::text as "profitVnd"
      from best join partner p on p.company_id = ${actor.companyId} and p.id = best.customer_id
      order by best.profit_vnd desc nulls last, best.customer_id`,
  );
}
