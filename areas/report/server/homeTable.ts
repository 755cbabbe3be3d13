import { owedByCustomers } from "@fairway/areas/due/server/owedByCustomers.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { within } from "@fairway/engine/db/reach.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { Home } from "../model/home.ts";
import { jobsOfServices } from "./dashboardTable.ts";

const most = 8;

/** The next deadlines of the open jobs in the user's charge: a bill's closing date, ETD or ETA. */
export function nextDeadlines(tx: Tx, actor: Actor): Promise<NonNullable<Home["deadlines"]>> {
  const { companyId } = actor;
  const today = sql`${actor.today}::date`;
  const mine = jobsOfServices(
    actor,
    "few",
    (day, what) => sql`s.id, s.job_no, s.transaction_type, ${day} as day, ${what}::text as what`,
    sql`s.current_status not in ('Finish', 'Canceled') and s.person_incharge = ${actor.userId}`,
  );
  return rows(
    tx,
    sql`
      select s.id, s.job_no, s.transaction_type, n.day::text as day, n.what, (
          select p.short_name from house_bill b
          join partner p on p.company_id = ${companyId} and p.id = b.customer_id
          where b.company_id = ${companyId} and b.job_id = s.id order by b.hwbno limit 1
        ) as customer
      from (${mine}) s
      cross join lateral (
        select d.day, d.what from (
          select s.day, s.what
          union all
          select x.closing_date, 'closing' from house_bill b
          join sea_bill x on x.company_id = ${companyId} and x.id = b.id
          where b.company_id = ${companyId} and b.job_id = s.id) d
        where d.day >= ${today} order by d.day, d.what limit 1) n
      order by n.day, s.job_no limit ${sql.lit(most)}`,
  );
}

/** The customers with the highest overdue amounts, of invoices within the user's reach. */
export function overdueCustomers(
  tx: Tx,
  actor: Actor,
): Promise<NonNullable<Home["overdueCustomers"]>> {
  const { companyId } = actor;
  return rows(
    tx,
    sql`
      with late as (
        select u.partner_id, count(*)::int as invoices, sum(u.open_vnd) as overdue
        from due u
        where ${within(actor, "accManagement.list", "u")} and u.is_open and ${owedByCustomers}
          and u.due_on < ${actor.today}::date
        group by u.partner_id order by overdue desc, u.partner_id limit ${sql.lit(most)}
      )
      select p.id, p.short_name as name, late.invoices, late.overdue::text as "overdueVnd"
      from late join partner p on p.company_id = ${companyId} and p.id = late.partner_id
      order by late.overdue desc, late.partner_id`,
  );
}
