import { sql } from "kysely";
import type { Database } from "../db/database.ts";
import { inTransaction, readOnly, rows, run, type Tx } from "../db/tx.ts";
import { allColumns, type Kept, notedColumns, sourceRows } from "./kept.ts";

const lockNumber = 704_224;

/**
 * Counts the noted keys of each kept table from its source and deletes the notes.
 *
 * Locks: one fold at a time for a company. A key noted meanwhile stays noted and is counted later.
 */
export async function foldKept(tx: Tx, companyId: string, all: readonly Kept[]): Promise<void> {
  await run(tx, sql`select pg_advisory_xact_lock(${lockNumber}, hashtext(${companyId}))`);
  const names = sql.join(
    notedColumns.map((each) => sql.ref(each)),
    sql`, `,
  );
  const noted = await rows<object>(
    tx,
    sql`with gone as (
        delete from kept_noted where company_id = ${companyId} returning ${names})
      select distinct ${names} from gone`,
  );
  if (noted.length === 0) return;
  const list = JSON.stringify(noted);
  for (const kept of all) {
    const key = sql.join(
      kept.key.map((each) => sql.ref(each)),
      sql`, `,
    );
    const whole = sql.join(
      kept.key.map((each) => sql`${sql.ref(each)} is not null`),
      sql` and `,
    );
    const keys = sql`(select distinct ${key} from jsonb_to_recordset(${list}::jsonb) as n
      ("jobId" uuid, "officeId" uuid, "transactionType" text, "serviceDate" date)
      cross join lateral (select n."jobId" as job_id, n."officeId" as office_id,
        n."transactionType" as transaction_type, n."serviceDate" as service_date) as named
      where ${whole})`;
    await run(
      tx,
      sql`delete from ${sql.table(kept.table)}
        where company_id = ${companyId} and (${key}) in ${keys}`,
    );
    await run(
      tx,
      sql`insert into ${sql.table(kept.table)} (company_id, ${key}, ${sql.join(
        kept.values.map((each) => sql.ref(each)),
        sql`, `,
      )})
        select ${companyId}, ${allColumns(kept, "d")}
        from (${sourceRows(kept, companyId, keys)}) d`,
    );
  }
}

/** Folds the kept tables of every company, each in a transaction of its own. */
export async function foldAllKept(database: Database, all: readonly Kept[]): Promise<void> {
  const companies = await readOnly(database, (tx) =>
    rows<{ id: string }>(tx, sql`select id from company order by id`),
  );
  for (const { id } of companies) {
    await inTransaction(database, (tx) => foldKept(tx, id, all));
  }
}
