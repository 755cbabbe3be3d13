import { copyText } from "./floorTables.ts";
import type { Ground } from "./ground.ts";

/** Rows of a table to copy: those whose key has a value, with other values where given. */
interface Copied {
  readonly table: string;
  readonly key: string;
  readonly id: string;
  /** As SQL over the new ids `x.id` and `x.other`. */
  readonly own: Readonly<Record<string, string>>;
}

/**
 * Copies the rows of records once for each pair of new ids, without their history and their guards.
 */
export async function copyRows(
  { companyId, database, find }: Ground,
  made: readonly { readonly id: string; readonly other: string }[],
  copies: readonly Copied[],
): Promise<void> {
  const client = await database.pool.connect();
  try {
    await client.query("begin; set local session_replication_role = replica");
    for (const { table, key, id, own } of copies) {
      const from = `${table} t, unnest($3::uuid[], $4::uuid[]) as x (id, other)
        where t.company_id = $1 and t.${key} = $2`;
      await client.query(await copyText(database, table, from, own, "public"), [
        companyId,
        id,
        made.map((each) => each.id),
        made.map((each) => each.other),
      ]);
    }
    await client.query("commit");
  } finally {
    client.release();
  }
  for (const { table } of copies) await find(`vacuum analyze ${table}`);
}

/** Pairs of new ids. */
export function newPairs(
  { find }: Ground,
  count: number,
): Promise<{ id: string; other: string }[]> {
  return find("select new_id() as id, new_id() as other from generate_series(1, $1::int)", [count]);
}
