import type { Actor } from "@fairway/core/permission/actor.ts";
import { fold } from "@fairway/core/words/fold.ts";
import { anywhere } from "@fairway/engine/db/anywhere.ts";
import { within } from "@fairway/engine/db/reach.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { Found } from "../model/found.ts";
import { jobsOfServices } from "./dashboardTable.ts";

const mostOfKind = 6;
// The limit for texts that thousands of documents contain; such a text identifies none.
const mostLookedAt = 2000;
const jobsOfCustomer = 5;
// Of the newest bills of a customer, some are of canceled jobs or beyond the reach.
const billsLookedAt = 40;

/**
 * Finds notes, invoices and receipts by a part of one of their numbers, newest change first.
 *
 * Shape: a few of each kind; fewer than three letters find nothing, because no index supports them.
 */
export async function findDocuments(
  tx: Tx,
  actor: Actor,
  text: string,
): Promise<Found["documents"]> {
  const { companyId } = actor;
  const keyword = fold(text);
  const seen = [
    { right: "accManagement.list", kinds: ["note", "invoice", "obhInvoice"] },
    { right: "acctARP.list", kinds: ["receipt"] },
  ] as const;
  const reached = seen
    .filter(({ right }) => actor.reach(right) !== "None")
    .map(
      ({ right, kinds }) =>
        sql`(d.kind = any(${[...kinds]}::text[]) and ${within(actor, right, "d")})`,
    );
  if (keyword.length < 3 || reached.length === 0) return [];
  return rows(
    tx,
    sql`
      with hit as materialized (
        select d.* from document d
        where d.company_id = ${companyId} and d.search like ${anywhere(keyword)}
        limit ${sql.lit(mostLookedAt)}
      ), ranked as (
        select d.id, d.kind, d.number, d.partner_id, d.datetime_modified,
          row_number() over (partition by d.kind order by d.datetime_modified desc, d.id) as place
        from hit d where ${sql.join(reached, sql` or `)}
      )
      select r.id, r.kind, r.number, p.short_name as partner_name, n.job_id
      from ranked r
      left join partner p on p.company_id = ${companyId} and p.id = r.partner_id
      left join cd_note n on r.kind = 'note' and n.company_id = ${companyId} and n.id = r.id
      where r.place <= ${sql.lit(mostOfKind)}
      order by array_position(array['note', 'invoice', 'obhInvoice', 'receipt'], r.kind), r.place`,
  );
}

/** The newest jobs of some customers within the user's reach, a few of each. */
export function newestJobsOf(
  tx: Tx,
  actor: Actor,
  customers: readonly string[],
): Promise<(Found["partners"][number]["jobs"][number] & { readonly customerId: string })[]> {
  const { companyId } = actor;
  const reached = jobsOfServices(
    actor,
    "few",
    sql`s.id, s.job_no, s.transaction_type`,
    sql`s.id in (select job_id from newest)`,
  );
  return rows(
    tx,
    sql`
      with newest as materialized (
        select c.id as customer_id, b.job_id, b.hwbno
        from unnest(${[...customers]}::uuid[]) as c (id)
        cross join lateral (
          select o.job_id, o.hwbno from house_bill o
          where o.company_id = ${companyId} and o.customer_id = c.id
          order by o.job_id desc limit ${sql.lit(billsLookedAt)}) b
      ), job as materialized (${reached})
      select t.customer_id, t.id, t.job_no, t.transaction_type, t.hwbno from (
        select n.customer_id, j.id, j.job_no, j.transaction_type, min(n.hwbno) as hwbno,
          row_number() over (partition by n.customer_id order by j.id desc) as place
        from newest n join job j on j.id = n.job_id
        group by n.customer_id, j.id, j.job_no, j.transaction_type) t
      where t.place <= ${sql.lit(jobsOfCustomer)} order by t.customer_id, t.place`,
  );
}
