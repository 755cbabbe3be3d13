import type { Owned } from "@fairway/core/permission/permission.ts";
import { columnsOf, jsonOf, names } from "@fairway/engine/db/rowColumns.ts";
import { one, rows, run, type Tx } from "@fairway/engine/db/tx.ts";
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

/** A stored declaration that customs software has, too. */
export interface StoredDeclaration extends Readonly<Record<string, unknown>>, Owned {
  readonly id: string;
  readonly key: string;
  readonly jobId: string | null;
  readonly route: string | null;
  readonly releasedOn: string | null;
  readonly jobNo: string | null;
  /** The person in charge of its job. */
  readonly personIncharge: string | null;
}

/** Locks the stored declarations with these numbers, without copies for other offices. */
export async function lockByNumber(
  tx: Tx,
  companyId: string,
  keys: readonly string[],
): Promise<StoredDeclaration[]> {
  // Number by number: without statistics a plan for all would compute the key of every declaration.
  const found = await rows<{ id: string }>(
    tx,
    sql`select d.id from unnest(${[...keys]}::text[]) k (key)
      cross join lateral (
        select t.id from customs_declaration t
        where t.company_id = ${companyId} and t.source <> 'Replicate'
          and text_key(t.clearance_no) = k.key
        offset 0) d`,
  );
  if (found.length === 0) return [];
  const locked = await lockDeclarations(
    tx,
    companyId,
    found.map(({ id }) => id),
  );
  if (locked.length === 0) return [];
  const ids = locked.map(({ id }) => id);
  return rows<StoredDeclaration>(
    tx,
    sql`select d.id, d.company_id, d.office_id, d.department_id, d.group_id, d.user_created, d.job_id,
        text_key(d.clearance_no) as key, d.clearance_no, d.clearance_date, d.type,
        d.mblid, d.hblid, d.gateway, d.customs_office, d.port_code_nn, d.unit_code,
        d.partner_tax_code, d.import_country_code, d.export_country_code, d.eta, d.gross_weight,
        d.net_weight, d.cbm, d.qty_cont, d.pcs, d.route, d.released_on, s.job_no, s.person_incharge
      from customs_declaration d
      left join shipment s on s.company_id = ${companyId} and s.id = d.job_id
      where d.company_id = ${companyId} and d.id = any(${ids}::uuid[]) order by d.id`,
  );
}

/**
 * Inserts declarations with one statement and returns the ids of those that were new: another
 * reading may have stored one in the same moment.
 */
export async function insertDeclarations(
  tx: Tx,
  declarations: readonly Readonly<Record<string, unknown>>[],
): Promise<ReadonlySet<string>> {
  if (declarations.length === 0) return new Set();
  const columns = columnsOf(declarations);
  const own = names(columns);
  const stored = await rows<{ id: string }>(
    tx,
    sql`insert into customs_declaration (${own}) select ${own}
      from jsonb_populate_recordset(null::customs_declaration, ${jsonOf(declarations)}::jsonb) as r
      order by r.clearance_no on conflict do nothing returning id`,
  );
  return new Set(stored.map(({ id }) => id));
}

/** Sets channel and day of release of declarations, each with a version more. */
export function setRoutes(
  tx: Tx,
  companyId: string,
  userId: string,
  changed: readonly {
    readonly id: string;
    readonly route: string | null;
    readonly releasedOn: string | null;
  }[],
): Promise<number> | number {
  if (changed.length === 0) return 0;
  return run(
    tx,
    sql`update customs_declaration t set route = r.route, released_on = r.released_on,
        version = t.version + 1, user_modified = ${userId}, datetime_modified = now()
      from jsonb_populate_recordset(null::customs_declaration, ${jsonOf(changed)}::jsonb) as r
      where t.company_id = ${companyId} and t.id = r.id`,
  );
}
