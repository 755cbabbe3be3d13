import type { Field, LinkTarget } from "@fairway/core/resource/field.ts";
import { isLinked, type Resource } from "@fairway/core/resource/resource.ts";
import { type RawBuilder, sql } from "kysely";
import { columnName } from "../db/columnNames.ts";
import type { Criteria } from "./criteria.ts";
import { stored } from "./kinds.ts";
import { columnOf } from "./recordSql.ts";

type Sql = RawBuilder<unknown>;

/** Is the field sorted as text without accents? */
export function isFolded(spec: Field | undefined): boolean {
  return spec !== undefined && stored(spec).isText === true;
}

/** The sort key of a text: its first 100 characters without accents; the indexes use the same expression. */
export function folded(column: Sql): Sql {
  return sql`f_unaccent("left"(${column}, 100)) collate "C"`;
}

/** The requested order, or the declaration's default; "-code" is code in descending order. */
function orderOf(resource: Resource, ask: Criteria): { sort: string; descending: boolean } {
  const sort = ask.sort?.replace(/^-/, "") ?? "";
  if (!Object.hasOwn(resource.fields, sort) && !/^datetime(Modified|Created)$/.test(sort)) {
    return { sort: resource.list.sort, descending: resource.list.descending };
  }
  return { sort, descending: ask.descending ?? ask.sort?.startsWith("-") ?? false };
}

/** The sort key of a field; a link is sorted by the code of its target, which is joined. */
export function orderKey(resource: Resource, field: string): { key: Sql; to: LinkTarget | null } {
  const spec = resource.fields[field];
  const column = columnOf(field);
  if (spec && isLinked(spec) && spec.to.shared === "company") {
    return { key: folded(sql.ref(`o.${columnName(spec.to.key)}`)), to: spec.to };
  }
  return { key: isFolded(spec) ? folded(column) : column, to: null };
}

/** The complete order of a list that is read to its end. */
export function ordered(resource: Resource, ask: Criteria, companyId: string) {
  const { sort, descending } = orderOf(resource, ask);
  const { key, to } = orderKey(resource, sort);
  const way = descending ? sql`desc` : sql`asc`;
  return {
    join: to ? sql`left join ${joined(to, companyId, sort)}` : sql``,
    by: sql`${key} ${way} nulls last, t.id ${way}`,
  };
}

/**
 * The ids of one page as `page_id` with their position as `rank`, rows without a value last, read in
 * the order of an index to the end of the page.
 *
 * Shape: rows without a value are a separate part, because the index has them at the other end; a
 *   link is read from its target's index.
 */
export function walkedIds(
  resource: Resource,
  companyId: string,
  ask: Criteria,
  where: Sql,
  page: { readonly size: number; readonly skip: number },
): Sql {
  const { sort, descending } = orderOf(resource, ask);
  const { key, to } = orderKey(resource, sort);
  const way = descending ? sql`desc` : sql`asc`;
  const column = columnOf(sort);
  const most = sql.lit(page.size + page.skip);
  const table = sql`${sql.table(resource.table)} as t`;
  const held = to ? column : key;
  const part = (at: number, by: Sql, only: Sql) => sql`
    (select t.id as page_id, ${sql.lit(at)} as part, ${by} as key from ${table}
      where ${where} and ${only} order by ${held} ${way}, t.id ${way} limit ${most})`;
  const linked = (target: LinkTarget) => sql`
    (select t.id as page_id, 0 as part, o.key from (
        select o.id, ${key} as key from ${sql.table(target.table)} as o
        where o.company_id = ${companyId} order by ${key} ${way}) as o
      cross join lateral (select t.id from ${table}
        where ${where} and ${column} = o.id order by t.id ${way} limit ${most}) as t
      order by o.key ${way}, t.id ${way} limit ${most})`;
  const maybe = resource.fields[sort]?.optional;
  const filled = to ? linked(to) : part(0, key, maybe ? sql`${key} is not null` : sql`true`);
  const none = to ? sql`null::text collate "C"` : key;
  const parts = maybe ? sql`${filled} union all ${part(1, none, sql`${held} is null`)}` : filled;
  return sql`
    select page_id, row_number() over (order by part, key ${way}, page_id ${way}) as rank
    from (${parts}) as parts
    order by part, key ${way}, page_id ${way}
    limit ${page.size} offset ${page.skip}`;
}

function joined(to: LinkTarget, companyId: string, field: string): Sql {
  return sql`${sql.table(to.table)} as o on o.company_id = ${companyId} and o.id = ${columnOf(field)}`;
}
