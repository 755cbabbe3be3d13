import type { Database } from "@fairway/engine/db/database.ts";

/**
 * Copies rows of the demonstration many times; `own` has the columns that differ, as SQL over `n`.
 */
export async function fillTable(
  database: Database,
  table: string,
  among: string,
  count: number,
  own: Readonly<Record<string, string>>,
): Promise<void> {
  const columns = await database.pool.query(
    "select column_name as name from information_schema.columns where table_name = $1 and is_generated = 'NEVER'",
    [table],
  );
  const names = columns.rows.map((row) => String(row.name));
  const values = names.map((each) =>
    each === "id" ? "gen_random_uuid()" : (own[each] ?? `p.${each}`),
  );
  const dated = values.map((value) =>
    value === "p.datetime_modified" ? "now() - n * interval '1 minute'" : value,
  );
  await database.pool.query(`begin; set local session_replication_role = replica;
    insert into ${table} (${names.join(", ")}) select ${dated.join(", ")}
    from (select *, row_number() over () as at, count(*) over () as all_of_them
      from ${table} where ${among}) as p
    join generate_series(1, ${count}) as n on p.at = 1 + n % p.all_of_them;
    commit`);
  await database.pool.query(`vacuum analyze ${table}`);
}
