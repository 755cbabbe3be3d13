import type { Resource } from "@fairway/core/resource/resource.ts";
import { isNumber, isSet } from "@fairway/core/resource/values.ts";
import { fold } from "@fairway/core/words/fold.ts";
import { type RawBuilder, sql } from "kysely";
import { columnName } from "../db/columnNames.ts";
import { anywhere, columnOf, linksOf } from "./recordSql.ts";

/** What a list is asked for; see `criteriaShape`. */
export interface Criteria {
  readonly keyword?: string | null | undefined;
  readonly searchBy?: string | null | undefined;
  readonly ids?: readonly string[] | null | undefined;
  readonly active?: boolean | null | undefined;
  readonly sort?: string | null | undefined;
  readonly descending?: boolean | null | undefined;
  readonly [filter: string]: unknown;
}

/** The where-clause of what a person asked for; fields that are no filters are passed over. */
export function asked(resource: Resource, ask: Criteria): RawBuilder<boolean> {
  const parts: RawBuilder<unknown>[] = [];
  if (ask.ids) parts.push(sql`t.id = any(${[...ask.ids]}::${idType(resource)}[])`);
  const keyword = ask.keyword?.trim();
  if (keyword) parts.push(searched(resource, keyword, ask.searchBy));
  for (const name of resource.list.filters) {
    const condition = filtered(resource, name, ask[name]);
    if (condition) parts.push(condition);
  }
  return parts.length ? sql<boolean>`(${sql.join(parts, sql` and `)})` : sql<boolean>`true`;
}

/** The order of a list: a shown field, the name behind a link, or the last change. */
export function ordered(resource: Resource, ask: Criteria): RawBuilder<unknown> {
  const { sort, descending } = orderOf(resource, ask);
  const column = sortColumn(resource, sort);
  // What is never empty is read in the order of its index.
  const empty = resource.fields[sort]?.optional || resource.fields[sort]?.kind === "link";
  const last = empty ? sql`nulls last` : sql``;
  return descending ? sql`${column} desc ${last}, t.id desc` : sql`${column} asc ${last}, t.id asc`;
}

/** The links that an order needs joined. */
export function sortLinks(resource: Resource, ask: Criteria): string[] {
  const { sort } = orderOf(resource, ask);
  return resource.fields[sort]?.kind === "link" ? [sort] : [];
}

/** Reads what order was asked for; "-code" is code, the last first. */
function orderOf(resource: Resource, ask: Criteria): { sort: string; descending: boolean } {
  const sort = ask.sort?.replace(/^-/, "") ?? "";
  if (!isColumn(resource, sort)) {
    return { sort: resource.list.sort, descending: resource.list.descending };
  }
  return { sort, descending: ask.descending ?? ask.sort?.startsWith("-") ?? false };
}

/** The type of a declaration's ids: a code in lists for all, else a uuid. */
export function idType(resource: { shared: "company" | "all" }): RawBuilder<unknown> {
  return resource.shared === "all" ? sql`text` : sql`uuid`;
}

function isColumn(resource: Resource, sort: string): boolean {
  return (
    sort === "datetimeModified" ||
    sort === "datetimeCreated" ||
    Object.hasOwn(resource.fields, sort)
  );
}

function sortColumn(resource: Resource, sort: string): RawBuilder<unknown> {
  const spec = resource.fields[sort];
  if (!spec) return columnOf(sort);
  const link = linksOf(resource).find((each) => each.field === sort);
  if (link?.spec.to) return sql`lower(${sql.ref(`${link.alias}.${columnName(link.spec.to.key)}`)})`;
  if (spec.kind === "flag" || isNumber(spec) || isSet(spec) || spec.kind === "date") {
    return columnOf(sort);
  }
  return sql`lower(${columnOf(sort)})`;
}

function searched(resource: Resource, keyword: string, searchBy: string | null | undefined) {
  const pattern = anywhere(fold(keyword));
  const spec = searchBy ? resource.fields[searchBy] : undefined;
  if (searchBy && spec && !isSet(spec) && spec.kind !== "flag" && spec.kind !== "link") {
    return sql`f_unaccent(${columnOf(searchBy)}::text) like ${pattern}`;
  }
  // Each word may stand anywhere, so that "cat lai" and "lai cat" both find the port.
  const words = fold(keyword).split(/\s+/).filter(Boolean);
  return sql.join(
    words.map((word) => sql`t.search like ${anywhere(word)}`),
    sql` and `,
  );
}

function filtered(resource: Resource, name: string, value: unknown): RawBuilder<unknown> | null {
  if (value === null || value === undefined || value === "") return null;
  const spec = resource.fields[name];
  if (!spec) return null;
  if (spec.kind === "flag") return sql`${columnOf(name)} = ${value === true}`;
  const several = (Array.isArray(value) ? value : [value]).map(String).filter(Boolean);
  if (several.length === 0) return null;
  if (isSet(spec)) {
    return sql`${columnOf(name)} && ${several}::${spec.kind === "links" ? sql`uuid` : sql`text`}[]`;
  }
  return sql`${columnOf(name)}::text = any(${several}::text[])`;
}
