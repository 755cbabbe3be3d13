import { sql } from "kysely";
import { companyIds } from "../db/companyIds.ts";
import type { Database } from "../db/database.ts";
import { inTransaction, one, run, type Tx } from "../db/tx.ts";
import { allColumns, columns, type Kept, sourceRows, whole } from "./kept.ts";

const lockNumber = 704_224;

/**
 * Recounts the noted keys of each kept table from its source and deletes the notes.
 *
 * Locks: one fold at a time for each company. A key that is noted during the fold stays noted and
 * is counted by the next one.
 */
export async function foldKept(tx: Tx, companyId: string, all: readonly Kept[]): Promise<void> {
  await run(tx, sql`select pg_advisory_xact_lock(${lockNumber}, hashtext(${companyId}))`);
  const { noted } = await one<{ noted: string | null }>(
    tx,
    sql`with gone as (delete from kept_noted where company_id = ${companyId} returning *)
      select jsonb_agg(distinct to_jsonb(gone) - 'id')::text as noted from gone`,
  );
  if (noted === null) return;
  for (const kept of all) {
    const key = columns(kept.key, "d");
    const keys = sql`(
      select distinct ${key} from jsonb_populate_recordset(null::kept_noted, ${noted}::jsonb) d
      where ${whole(kept)})`;
    await run(
      tx,
      sql`delete from ${sql.table(kept.table)} d
        where d.company_id = ${companyId} and (${key}) in ${keys}`,
    );
    await run(
      tx,
      sql`insert into ${sql.table(kept.table)} (company_id, ${allColumns(kept)})
        select ${companyId}, ${allColumns(kept, "d")}
        from (${sourceRows(kept, companyId, keys)}) d`,
    );
  }
}

/** Folds the kept tables of every company, each in a transaction of its own. */
export async function foldAllKept(database: Database, all: readonly Kept[]): Promise<void> {
  for (const id of await companyIds(database)) {
    await inTransaction(database, (tx) => foldKept(tx, id, all));
  }
}
