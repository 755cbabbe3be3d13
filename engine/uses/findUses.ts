import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import type { UsesAnswer } from "@fairway/core/uses/usesAnswer.ts";
import { type RawBuilder, sql } from "kysely";
import { idType } from "../db/idType.ts";
import { within } from "../db/reach.ts";
import { rows, type Tx } from "../db/tx.ts";
import { nameOf, tableTitle } from "./tableNames.ts";

const mostCounted = 1000;

/** What `alias`, a row of a table, is counted under: the table, or the table and the row's kind. */
export function countedAs(table: string, alias: string): RawBuilder<string> {
  const kindIn = nameOf(table)?.kindIn;
  return kindIn
    ? sql<string>`${table}::text || '.' || ${sql.ref(`${alias}.${kindIn}`)}`
    : sql<string>`${table}::text`;
}

/** A foreign key that prevents rows of a table from being deleted. */
export interface Guard {
  readonly table: string;
  readonly columns: readonly string[];
  readonly targets: readonly string[];
  /** Does the referencing table have a company column? */
  readonly owned: boolean;
}

/** The foreign keys that reference a table and restrict deletion, read from the database. */
export async function guardsOf(tx: Tx, table: string): Promise<Guard[]> {
  return rows<Guard>(
    tx,
    sql`select c.conrelid::regclass::text as table,
        array_agg(a.attname::text order by k.at) as columns,
        array_agg(f.attname::text order by k.at) as targets,
        exists (select from pg_attribute as o
          where o.attrelid = c.conrelid and o.attname = 'company_id') as owned
      from pg_constraint as c
      cross join lateral unnest(c.conkey, c.confkey) with ordinality as k (own, target, at)
      join pg_attribute as a on a.attrelid = c.conrelid and a.attnum = k.own
      join pg_attribute as f on f.attrelid = c.confrelid and f.attnum = k.target
      where c.contype = 'f' and c.confrelid = ${table}::regclass and c.confdeltype in ('a', 'r')
        and c.conparentid = 0
      group by c.oid, c.conrelid
      order by 1, c.oid`,
  );
}

/**
 * Returns where a row is used, from the foreign keys: kind of record, count up to 1,000, first five
 * codes.
 *
 * Shape: one statement for all tables. Does not check permissions, the caller does; codes are shown
 *  even if the caller may not open their records, because they are the reason of a refusal. Where the
 *  table's name declares a right, records that it does not cover are counted without their codes.
 */
export async function findUses(
  tx: Tx,
  actor: Actor,
  target: Pick<Resource, "table" | "shared">,
  id: string,
): Promise<UsesAnswer> {
  const guards = await guardsOf(tx, target.table);
  if (guards.length === 0) return [];
  const byTable = Map.groupBy(guards, (guard) => guard.table);
  const own = target.shared === "company" ? sql`t.company_id = ${actor.companyId} and` : sql``;
  const parts = [...byTable].map(([table, several]) => {
    const { by, partOf, partBy = "id", right } = nameOf(table) ?? {};
    const whole = partOf && nameOf(partOf)?.by;
    const known = whole
      ? sql`(select ${sql.ref(`w.${whole}`)} from ${sql.table(partOf)} as w
          where w.company_id = ${actor.companyId} and w.id = ${sql.ref(`u.${partBy}`)}
            and ${right ? within(actor, right, "w") : sql`true`})`
      : by
        ? sql.ref(`u.${by}`)
        : sql`null`;
    const leads = several.map(({ columns, targets }) => {
      const pairs = columns.flatMap((column, at) =>
        column === "company_id"
          ? []
          : [sql`${sql.ref(`c.${column}`)} = ${sql.ref(`t.${targets[at]}`)}`],
      );
      // If the company is the only referenced column, every row counts.
      return pairs.length ? sql`(${sql.join(pairs, sql` and `)})` : sql`true`;
    });
    // The company as a value, so that the referencing table's index is used.
    const company = several[0]?.owned ? sql`c.company_id = ${actor.companyId} and` : sql``;
    return sql`select ${countedAs(table, "u")} as table, count(*)::int as count,
        (array_agg(distinct ${known}::text))[1:5] as codes
      from (select c.* from ${sql.table(table)} as c
        where ${company} (${sql.join(leads, sql` or `)}) limit ${mostCounted + 1}) as u
      group by 1`;
  });
  const found = await rows<{ table: string; count: number; codes: (string | null)[] | null }>(
    tx,
    sql`select used.* from ${sql.table(target.table)} as t
      cross join lateral (${sql.join(parts, sql` union all `)}) as used
      where ${own} t.id = ${id}::${idType(target)} and used.count > 0
      order by used.count desc, used.table`,
  );
  return found.map(({ table, count, codes }) => {
    return {
      title: tableTitle(table, actor.language),
      count: Math.min(count, mostCounted),
      capped: count > mostCounted,
      codes: (codes ?? []).filter((code) => code !== null),
    };
  });
}

/** Refuses to delete a row that is used, and names the places. Refuses: record.inUse */
export async function refuseUsed(
  tx: Tx,
  actor: Actor,
  target: Pick<Resource, "table" | "shared">,
  id: string,
): Promise<void> {
  const uses = await findUses(tx, actor, target, id);
  if (uses.length === 0) return;
  const where = uses.map(({ title, count, capped, codes }) => {
    const more = count > codes.length ? "…" : "";
    const said = codes.length ? `: ${codes.join(", ")}${more}` : "";
    return `${title} (${count}${capped ? "+" : ""})${said}`;
  });
  throw refuse("record.inUse", { where: where.join("; ") });
}
