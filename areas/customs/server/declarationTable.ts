import { one, rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";

/** The day of a stored declaration, by its number as it looks. */
interface KnownDeclaration {
  readonly id: string;
  readonly version: number;
  readonly key: string;
  readonly clearanceDate: string;
}

/** Locks declarations in the order of their ids. */
export function lockDeclarations(tx: Tx, companyId: string, ids: readonly string[]) {
  return rows<{ id: string }>(
    tx,
    sql`select id from customs_declaration
      where company_id = ${companyId} and id = any(${[...ids]}::uuid[]) order by id for update`,
  );
}

/**
 * The other declarations with number and date of the given ones: copies for other offices, or what
 * they were copied from.
 *
 * Shape: the caller has locked the given ones.
 * Locks: these rows.
 */
export function lockCopies(tx: Tx, companyId: string, ids: readonly string[]) {
  return rows<{ id: string; clearanceNo: string; jobId: string | null }>(
    tx,
    sql`select id, clearance_no, job_id from customs_declaration
      where company_id = ${companyId} and id <> all(${[...ids]}::uuid[])
        and (text_key(clearance_no), clearance_date) in (
          select text_key(o.clearance_no), o.clearance_date from customs_declaration o
          where o.company_id = ${companyId} and o.id = any(${[...ids]}::uuid[]))
      order by id for update`,
  );
}

/** Returns the number of a job. */
export async function jobNoOf(tx: Tx, companyId: string, jobId: string): Promise<string> {
  const found = await one<{ jobNo: string }>(
    tx,
    sql`select job_no from shipment where company_id = ${companyId} and id = ${jobId}`,
  );
  return found.jobNo;
}

/** Returns the stored declarations with these numbers, without copies for other offices. */
export function declarationsByNumber(
  tx: Tx,
  companyId: string,
  keys: readonly string[],
): Promise<KnownDeclaration[]> {
  return rows<KnownDeclaration>(
    tx,
    sql`select id, version, text_key(clearance_no) as key, clearance_date from customs_declaration
      where company_id = ${companyId} and source <> 'Replicate'
        and text_key(clearance_no) = any(${[...keys]}::text[])`,
  );
}
