import type { Database } from "@fairway/engine/db/database.ts";
import { companyIds } from "@fairway/engine/db/companyIds.ts";
import { inTransaction, run, type Tx } from "@fairway/engine/db/tx.ts";
import type { BookRule } from "@fairway/engine/kept/bookRule.ts";
import { type RawBuilder, sql } from "kysely";

const key = sql.raw("partner_id, sale_man_id, office_id, transaction_type, type, currency_id");
const values = sql.raw("lines, total, total_vnd, total_usd, without_usd");
const lockNumber = 704_225;

/**
 * Selects the kept sums `d` of lines that no invoice or voucher holds and what statements moved
 * since the last fold; a reader adds both up.
 *
 * Shape: `where` names columns of `d`. Source: rule DU-15, areas/due/README.md
 */
export function openSums(companyId: string, where: RawBuilder<unknown>): RawBuilder<unknown> {
  const rowsOf = (table: string) => sql`select ${key}, ${values} from ${sql.table(table)} d
    where d.company_id = ${companyId} and ${where}`;
  return sql`${rowsOf("open_sum")} union all ${rowsOf("open_sum_move")}`;
}

/**
 * Adds what statements moved to the kept sums of a company.
 *
 * Locks: one fold at a time for each company; a statement that moves a sum never waits.
 */
export async function foldOpenSums(tx: Tx, companyId: string): Promise<void> {
  await run(tx, sql`select pg_advisory_xact_lock(${lockNumber}, hashtext(${companyId}))`);
  await run(
    tx,
    sql`
      with gone as (delete from open_sum_move where company_id = ${companyId} returning *)
      insert into open_sum as s (company_id, ${key}, ${values})
      select ${companyId}, ${key}, sum(lines), sum(total), sum(total_vnd), sum(total_usd),
        sum(without_usd)
      from gone group by ${key}
      on conflict (company_id, ${key}) do update set lines = s.lines + excluded.lines,
        total = s.total + excluded.total, total_vnd = s.total_vnd + excluded.total_vnd,
        total_usd = s.total_usd + excluded.total_usd,
        without_usd = s.without_usd + excluded.without_usd`,
  );
  await run(
    tx,
    sql`delete from open_sum where company_id = ${companyId} and lines = 0
      and (total, total_vnd, total_usd, without_usd) = (0, 0, 0, 0)`,
  );
}

/** Folds the moved sums of every company, each in a transaction of its own. */
export async function foldAllOpenSums(database: Database): Promise<void> {
  for (const id of await companyIds(database)) {
    await inTransaction(database, (tx) => foldOpenSums(tx, id));
  }
}

/** The rule that the kept sums with what moved since are what the lines add up to. */
export const openSumRule: BookRule = {
  title: {
    en: "the kept sum of each customer's lines without an invoice is what its lines add up to",
    vi: "tổng các dòng phí chưa có hóa đơn của mỗi khách hàng đúng bằng tổng các dòng phí",
  },
  breaches: (companyId) => sql`
    select concat_ws(' ', case when x.is_kept then 'kept' else 'counted' end, to_jsonb(x)::text)
    from (
      select true as is_kept, k.* from (${kept(companyId)} except all ${counted(companyId)}) k
      union all
      select false, c.* from (${counted(companyId)} except all ${kept(companyId)}) c) x`,
};

const kept = (companyId: string) => sql`
  select ${key}, sum(lines) as lines, sum(total) as total, sum(total_vnd) as total_vnd,
    sum(total_usd) as total_usd, sum(without_usd) as without_usd
  from (${openSums(companyId, sql`true`)}) d
  group by ${key}
  having (sum(lines), sum(total), sum(total_vnd), sum(total_usd), sum(without_usd))
    <> (0, 0, 0, 0, 0)`;

const counted = (companyId: string) => sql`
  select ${key}, lines::bigint, total, total_vnd, total_usd, without_usd::bigint
  from open_sum_source d where d.company_id = ${companyId}`;
