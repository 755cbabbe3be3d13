import { rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { profitOfLines } from "./profitOfDays.ts";

/**
 * Recomputes the sums of the days recorded as changed, and deletes the record.
 *
 *Locks: one run at a time per company. Days changed meanwhile stay recorded for the next run.
 */
export async function foldProfit(tx: Tx, companyId: string): Promise<void> {
  await run(tx, sql`select pg_advisory_xact_lock(704224, hashtext(${companyId}))`);
  const noted = await rows<{ officeId: string; transactionType: string; serviceDate: string }>(
    tx,
    sql`with gone as (
        delete from profit_touched where company_id = ${companyId}
        returning office_id, transaction_type, service_date)
      select distinct office_id, transaction_type, service_date from gone`,
  );
  if (noted.length === 0) return;
  const days = sql`(
    select * from unnest(${noted.map((each) => each.officeId)}::uuid[],
      ${noted.map((each) => each.transactionType)}::text[],
      ${noted.map((each) => each.serviceDate)}::date[])
      as t (office_id, transaction_type, service_date))`;
  await run(
    tx,
    sql`delete from profit_day d using ${days} t
      where d.company_id = ${companyId} and d.office_id = t.office_id
        and d.transaction_type = t.transaction_type and d.service_date = t.service_date`,
  );
  await run(
    tx,
    sql`insert into profit_day (company_id, office_id, transaction_type, service_date, jobs,
        selling_vnd, buying_vnd)
      select ${companyId}, t.office_id, t.transaction_type, t.service_date, x.jobs, x.selling_vnd,
        x.buying_vnd
      from ${days} t
      cross join lateral (${profitOfLines(
        companyId,
        sql`s.office_id = t.office_id
        and s.transaction_type = t.transaction_type and s.service_date = t.service_date`,
      )}) x
      where x.jobs > 0`,
  );
}
