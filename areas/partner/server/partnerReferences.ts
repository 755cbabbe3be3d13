import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";

/** A table that refers to partners, and the columns that do. */
export interface Reference {
  readonly table: string;
  readonly columns: readonly string[];
  /** Which of the columns of the last change the table has. */
  readonly stamps: readonly string[];
  /** The table that has the version and stamps of a record whose part this table is. */
  readonly root: string | null;
}

/** A foreign key between business tables, by the column that holds the other row's id. */
export interface Tie {
  readonly name: string;
  readonly table: string;
  readonly column: string;
  readonly target: string;
  /** Does the row go with the one it refers to, as a part of it? */
  readonly part: boolean;
  readonly key: readonly string[];
}

// What a merge writes down about itself is not led over by the next one; what waits for the
// accounting system names the record that was sent.
const apart = sql`('partner_merge'::regclass, 'partner_merge_row'::regclass,
  'partner_sync'::regclass)`;

/** All tables that refer to partners, from the foreign keys of the database itself. */
export function partnerReferences(tx: Tx): Promise<Reference[]> {
  return rows<Reference>(
    tx,
    sql`select c.conrelid::regclass::text as table,
        array_agg(distinct a.attname::text) as columns,
        array(select s.attname::text from pg_attribute as s
          where s.attrelid = c.conrelid and not s.attisdropped
            and s.attname in ('version', 'user_modified', 'datetime_modified')) as stamps,
        (select r.confrelid::regclass::text from pg_constraint as r
          join pg_constraint as p on p.conrelid = r.conrelid and p.contype = 'p'
          where r.conrelid = c.conrelid and r.contype = 'f' and r.conkey = p.conkey
            and r.confdeltype = 'c') as root
      from pg_constraint as c
      cross join lateral unnest(c.conkey, c.confkey) as k (own, target)
      join pg_attribute as a on a.attrelid = c.conrelid and a.attnum = k.own
      join pg_attribute as f on f.attrelid = c.confrelid and f.attnum = k.target
      where c.contype = 'f' and c.confrelid = 'partner'::regclass and f.attname = 'id'
        and c.conparentid = 0 and c.conrelid not in ${apart}
      group by c.conrelid
      order by 1`,
  );
}

/** The references to rows of some tables, but for those between partners. */
export function tiesTo(tx: Tx, tables: readonly string[]): Promise<Tie[]> {
  return rows<Tie>(
    tx,
    sql`select t.*, array(select p.attname::text from pg_index as i
          join pg_attribute as p on p.attrelid = i.indrelid and p.attnum = any(i.indkey)
          where i.indrelid = t.table::regclass and i.indisprimary order by 1) as key
      from (
        select c.conname::text as name, c.conrelid::regclass::text as table,
          a.attname::text as column, c.confrelid::regclass::text as target,
          c.confdeltype = 'c' as part
        from pg_constraint as c
        cross join lateral unnest(c.conkey, c.confkey) as k (own, target)
        join pg_attribute as a on a.attrelid = c.conrelid and a.attnum = k.own
        join pg_attribute as f on f.attrelid = c.confrelid and f.attnum = k.target
        -- A part lies under the key of its root, and is no other record.
        where c.contype = 'f' and f.attname = 'id' and a.attname <> 'id' and c.conparentid = 0
          and c.confrelid::regclass::text = any(${[...tables]}::text[])
          and c.confrelid <> 'partner'::regclass and c.conrelid not in ${apart}
        union all
        -- Triggers check this reference by set; it has no foreign key.
        select 'charge_claim_surcharge_fk', 'charge_claim', 'charge_id', 'surcharge', false
        where 'surcharge' = any(${[...tables]}::text[])) as t
      order by 2, 1`,
  );
}

/** Does one of the columns of `alias` hold this partner? */
export function refersTo(alias: string, columns: readonly string[], id: string) {
  const each = columns.map((column) => sql`${sql.ref(`${alias}.${column}`)} = ${id}`);
  return sql<boolean>`(${sql.join(each, sql` or `)})`;
}

/** Raises the version of the records whose parts a statement led elsewhere as `changed`. */
export function rootsRaised(companyId: string, root: string | null, userId: string) {
  const stamps = stampsOf(["version", "user_modified", "datetime_modified"], "r", userId);
  return root
    ? sql`, raised as (
        update ${sql.table(root)} as r set ${sql.join(stamps)} from changed as c
        where r.company_id = ${companyId} and r.id = c.id)`
    : sql``;
}

/** The assignments that stamp a row as changed now. */
export function stampsOf(
  stamps: readonly string[],
  alias: string,
  userId: string,
): RawBuilder<unknown>[] {
  return stamps.map((column) => {
    if (column === "version") return sql`version = ${sql.ref(`${alias}.version`)} + 1`;
    return column === "user_modified"
      ? sql`user_modified = ${userId}`
      : sql`datetime_modified = now()`;
  });
}
