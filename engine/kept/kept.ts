import type { Words } from "@fairway/core/words/words.ts";
import { type RawBuilder, sql } from "kysely";

type Sql = RawBuilder<unknown>;

/**
 * What is kept of the records of a company so that a reader need not add them up.
 *
 * Shape: `table` holds the kept rows. The view `source` gives the same rows from the records. A
 *   statement that changes records notes which keys it touched; a reader takes noted keys from
 *   the source and all others from the table, so every figure is right at every moment.
 */
export interface Kept {
  /** What is kept, as the subject of a sentence. */
  readonly title: Words;
  readonly table: string;
  readonly source: string;
  /**
   * The columns by which a change is noted: columns of `kept_noted`, of the table and of the
   * source, never null. The rows of one key are counted together.
   */
  readonly key: readonly [string, ...string[]];
  /** The other columns. */
  readonly values: readonly string[];
}

/**
 * The rows `d` that fit: noted keys from the source, all others from the kept table.
 *
 * Shape: a select of the key and the values; `where` uses the alias `d`. When `where` names columns of
 *   the key only, `byKey` says so, and only fitting keys are counted from the source.
 */
export function keptRows(kept: Kept, companyId: string, where: Sql, byKey?: "byKey"): Sql {
  const key = columns(kept.key, "d");
  const noted = sql`select distinct ${key} from kept_noted d where d.company_id = ${companyId}
    and ${whole(kept)} ${byKey ? sql`and ${where}` : sql``}`;
  return sql`
    with noted as materialized (${noted})
    select ${allColumns(kept, "d")} from ${sql.table(kept.table)} d
    where d.company_id = ${companyId} and ${where} and (${key}) not in (select * from noted)
    union all
    select ${allColumns(kept, "d")} from (${sourceRows(kept, companyId, sql`noted`)}) d
    where ${where}`;
}

/** The same rows from the source for the keys that the table expression `keys` gives. */
export function sourceRows(kept: Kept, companyId: string, keys: Sql): Sql {
  const matches = kept.key.map((each) => sql`v.${sql.ref(each)} = t.${sql.ref(each)}`);
  // Key by key, whatever the estimate of how many there are.
  return sql`select s.* from ${keys} t cross join lateral (
    select ${allColumns(kept, "v")} from ${sql.table(kept.source)} v
    where v.company_id = ${companyId} and ${sql.join(matches, sql` and `)} offset 0) s`;
}

/** The key and the values of a kept table, each with the alias if there is one. */
export function allColumns(kept: Kept, alias?: string): Sql {
  return columns([...kept.key, ...kept.values], alias);
}

/** Holds for a noted row `d` that names the whole key of this table. */
export function whole(kept: Kept): Sql {
  return sql.join(
    kept.key.map((each) => sql`d.${sql.ref(each)} is not null`),
    sql` and `,
  );
}

/** A list of columns, each with the alias if there is one. */
export function columns(names: readonly string[], alias?: string): Sql {
  return sql.join(
    names.map((each) => sql.ref(alias ? `${alias}.${each}` : each)),
    sql`, `,
  );
}
