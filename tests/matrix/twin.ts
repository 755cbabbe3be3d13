import { rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { companyId } from "../cast/people.ts";

/** The id that a row of the company has in the twin company. */
export const twinId = (id: string) => `b${id.slice(1)}`;

/** The same value with every id of a row turned into that of its twin. */
export function asTwin(value: unknown, twins: ReadonlySet<string>): unknown {
  if (typeof value === "string") return twins.has(twinId(value)) ? twinId(value) : value;
  if (Array.isArray(value)) return value.map((each) => asTwin(each, twins));
  if (!value || typeof value !== "object" || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, asTwin(each, twins)]));
}

/** All ids that stand somewhere in a value. */
export const idsIn = (value: unknown): string[] =>
  JSON.stringify(value ?? null).match(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? [];

/**
 * Writes another company that has a row for every row of the first, under ids of its own.
 *
 * Shape: answers every id of the twin.
 */
export async function writeTwin(tx: Tx): Promise<ReadonlySet<string>> {
  const tables = await rows<{ name: string; columns: string[] }>(
    tx,
    sql`select c.table_name as name, array_agg(c.column_name::text)
        filter (where c.is_generated = 'NEVER') as columns
      from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name <> 'history'
      group by c.table_name
      having array_agg(c.column_name::text) @> array['company_id']`,
  );
  const found = await Promise.all(
    tables.map(async (table) => ({
      ...table,
      lines: await rows<{ line: string; id: string | null }>(
        tx,
        sql`select to_jsonb(t)::text as line, to_jsonb(t) ->> 'id' as id
          from ${sql.table(table.name)} t where company_id = ${companyId}`,
      ),
    })),
  );
  const known = new Set([companyId, ...found.flatMap((each) => each.lines.map(({ id }) => id))]);
  const twinLine = (line: string) =>
    line.replace(/"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}"/g, (quoted) => {
      const id = quoted.slice(1, -1);
      return known.has(id) ? `"${twinId(id)}"` : quoted;
    });
  await run(tx, sql`set local session_replication_role = replica`);
  for (const { name, columns, lines } of found) {
    const list = sql.join(columns.map((each) => sql.ref(each)));
    await run(
      tx,
      sql`insert into ${sql.table(name)} (${list})
        select ${list} from jsonb_populate_recordset(null::${sql.table(name)},
          ${`[${lines.map(({ line }) => twinLine(line)).join(",")}]`}::jsonb)`,
    );
  }
  await run(tx, sql`set local session_replication_role = origin`);
  return new Set([...known].filter((id) => id !== null).map(twinId));
}
