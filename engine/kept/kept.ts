import type { Words } from "@fairway/core/words/words.ts";
import { type RawBuilder, sql } from "kysely";

type Sql = RawBuilder<unknown>;

/**
 * Sums of a company's records that are stored so that a reader need not add them up.
 *
 * Shape: `table` holds the kept rows; the view `source` computes the same rows from the records. A
 * statement that changes records notes the affected keys; a reader takes noted keys from the source
 * and all others from the table, so every figure is always current.
 */
export interface Kept {
  /** The name of the kept sums, as the subject of a sentence. */
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
 * Selects the rows `d` that match `where`: noted keys from the source, all others from the kept
 * table.
 *
 * Shape: key and values; `where` uses the alias `d`. With `byKey`, `where` names columns of the key
 * only, and only matching keys are computed from the source. With `inSource`, it names columns of
 * which a key has one value each, and the source reads no further records of a key without a match.
 */
export function keptRows(
  kept: Kept,
  companyId: string,
  where: Sql,
  how?: "byKey" | "inSource",
): Sql {
  const key = columns(kept.key, "d");
  const noted = sql`select distinct ${key} from kept_noted d where d.company_id = ${companyId}
    and ${whole(kept)} ${how === "byKey" ? sql`and ${where}` : sql``}`;
  const counted = sourceRows(kept, companyId, sql`noted`, how === "inSource" ? where : sql`true`);
  return sql`
    with noted as materialized (${noted})
    select ${allColumns(kept, "d")} from ${sql.table(kept.table)} d
    where d.company_id = ${companyId} and ${where} and (${key}) not in (select * from noted)
    union all
    select ${allColumns(kept, "d")} from (${counted}) d
    where ${how ? sql`true` : where}`;
}

/**
 * Selects the rows `d` of the source for the keys of the table expression `keys`, and of these the
 * ones that match `where`.
 */
export function sourceRows(kept: Kept, companyId: string, keys: Sql, where: Sql = sql`true`): Sql {
  const matches = kept.key.map((each) => sql`d.${sql.ref(each)} = t.${sql.ref(each)}`);
  // Key by key, whatever number of keys the planner estimates.
  return sql`select s.* from ${keys} t cross join lateral (
    select ${allColumns(kept, "d")} from ${sql.table(kept.source)} d
    where d.company_id = ${companyId} and ${sql.join(matches, sql` and `)} and ${where} offset 0) s`;
}

/** Returns the columns of key and values, with the alias if there is one. */
export function allColumns(kept: Kept, alias?: string): Sql {
  return columns([...kept.key, ...kept.values], alias);
}

/** The condition that a noted row `d` names the whole key of this table. */
export function whole(kept: Kept): Sql {
  return sql.join(
    kept.key.map((each) => sql`d.${sql.ref(each)} is not null`),
    sql` and `,
  );
}

/** Returns a list of columns, with the alias if there is one. */
export function columns(names: readonly string[], alias?: string): Sql {
  return sql.join(
    names.map((each) => sql.ref(alias ? `${alias}.${each}` : each)),
    sql`, `,
  );
}
