import type { Actor } from "@fairway/core/permission/actor.ts";
import type { LinkTarget } from "@fairway/core/resource/field.ts";
import { isLinked, linkStem, type Resource } from "@fairway/core/resource/resource.ts";
import type { Language } from "@fairway/core/words/words.ts";
import { type RawBuilder, sql } from "kysely";
import { columnName } from "../db/columnNames.ts";

type Sql = RawBuilder<unknown>;

const stamps = ["user_created", "datetime_created", "user_modified", "datetime_modified"];
const owners = ["company_id", "office_id", "department_id", "group_id"];

/** A column of the declaration's table, whose alias is always `t`. */
export function columnOf(field: string): Sql {
  return sql.ref(`t.${columnName(field)}`);
}

interface Link {
  readonly field: string;
  readonly to: LinkTarget;
  readonly alias: string;
}

/** The links of a declaration, each with the alias of its target. */
function linksOf(resource: Resource): Link[] {
  return Object.entries(resource.fields).flatMap(([field, spec], at) =>
    isLinked(spec) ? [{ field, to: spec.to, alias: `l${at}` }] : [],
  );
}

/** All columns of an answered row: values, codes and names of its links, name and stamps. */
export function selectOf(resource: Resource, language: Language): Sql {
  const own = [
    "id",
    ...Object.keys(resource.fields).map(columnName),
    ...Object.keys(resource.fixed).map(columnName),
    ...(resource.fields["active"] ? ["inactive_on"] : []),
    ...(resource.shared === "company" ? owners : []),
    ...stamps,
    "version",
  ];
  const parts: Sql[] = own.map((column) => sql.ref(`t.${column}`));
  parts.push(sql`${columnOf(resource.names[language])} as "record_name"`);
  for (const { field, to, alias } of linksOf(resource)) {
    const stem = columnName(linkStem(field));
    parts.push(codeOf({ field, to, alias }));
    const name = sql.ref(`${alias}.${columnName(to.names[language])}`);
    parts.push(sql`${name} as ${sql.ref(`${stem}_name`)}`);
  }
  return sql.join(parts);
}

function codeOf({ field, to, alias }: Link): Sql {
  const code = sql.ref(`${alias}.${columnName(to.key)}`);
  return sql`${code} as ${sql.ref(`${columnName(linkStem(field))}_code`)}`;
}

/** Only the columns that a sheet shows: a long list is read fastest with few columns. */
export function sheetSelectOf(resource: Resource, names: readonly string[]): Sql {
  const links = new Map(linksOf(resource).map((each) => [each.field, each]));
  return sql.join(
    names.map((field) => {
      const link = links.get(field);
      return link ? codeOf(link) : columnOf(field);
    }),
  );
}

/** Reads complete rows of a declaration, given the condition and then the order or lock. */
export function wholeRows(
  resource: Resource,
  { companyId, language }: Pick<Actor, "companyId" | "language">,
  which: Sql,
): Sql {
  return sql`select ${selectOf(resource, language)} from ${sql.table(resource.table)} as t
    ${joinsOf(resource, companyId)}
    where ${ownRows(resource, companyId)} and ${which}`;
}

/** The joins of the links' targets. */
export function joinsOf(resource: Resource, companyId: string): Sql {
  const joins = linksOf(resource).map(({ field, to, alias }) =>
    joinOf(field, to, alias, companyId),
  );
  return joins.length ? sql.join(joins, sql` `) : sql``;
}

function joinOf(field: string, to: LinkTarget, alias: string, companyId: string): Sql {
  const same = sql`${sql.ref(`${alias}.id`)} = ${columnOf(field)}`;
  const target = sql`${sql.table(to.table)} as ${sql.ref(alias)}`;
  return to.shared === "all"
    ? sql`left join ${target} on ${same}`
    : sql`left join ${target} on ${sql.ref(`${alias}.company_id`)} = ${companyId} and ${same}`;
}

/** The rows of this declaration, without a check of rights. */
export function ownRows(resource: Resource, companyId: string): RawBuilder<boolean> {
  const parts: Sql[] = [];
  if (resource.shared === "company") parts.push(sql`t.company_id = ${companyId}`);
  for (const [field, value] of Object.entries(resource.fixed)) {
    parts.push(sql`${columnOf(field)} = ${value}`);
  }
  return parts.length ? sql<boolean>`(${sql.join(parts, sql` and `)})` : sql<boolean>`true`;
}
