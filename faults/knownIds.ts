import type { Pool } from "pg";
import type { KnownIds } from "./askArbitrary.ts";

/** A few ids of every table that has any, the newest first; on request of one company only. */
export async function knownIds(
  pool: Pool,
  { companyId = null, most = 6 }: { companyId?: string | null; most?: number } = {},
): Promise<KnownIds> {
  const tables = await pool.query<{ name: string; parted: boolean }>(
    `select c.table_name as name, exists (select from information_schema.columns o
          where o.table_schema = 'public' and o.table_name = c.table_name
            and o.column_name = 'company_id') as parted
      from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and c.column_name = 'id' and c.data_type = 'uuid'
        and t.table_type = 'BASE TABLE' and c.table_name not in ('history', 'audit_entry')`,
  );
  const byTable: Record<string, string[]> = {};
  for (const { name, parted } of tables.rows) {
    if (companyId && !parted) continue;
    const found = await pool.query<{ id: string }>(
      `select id from ${name} ${companyId ? "where company_id = $2" : ""} order by id desc limit $1`,
      companyId ? [most, companyId] : [most],
    );
    if (found.rows.length) byTable[name] = found.rows.map((row) => row.id);
  }
  return { byTable, all: Object.values(byTable).flat() };
}
