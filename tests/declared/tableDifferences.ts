import type { Resource } from "@fairway/core/resource/resource.ts";
import { isSet } from "@fairway/core/resource/values.ts";
import { sql } from "kysely";
import { columnName } from "@fairway/engine/db/columnNames.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { uniqueName } from "@fairway/engine/resource/constraints.ts";
import { stored } from "@fairway/engine/resource/kinds.ts";
import { isFolded } from "@fairway/engine/resource/recordOrder.ts";

/** A column as a declaration expects it. */
interface ExpectedColumn {
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
}

/** The columns that a declaration expects of its table. */
function expectedTable(resource: Resource): ExpectedColumn[] {
  const columns = Object.entries(resource.fields).map(([name, spec]) => ({
    name: columnName(name),
    type: stored(spec).column(spec),
    nullable: spec.optional && !isSet(spec),
  }));
  const own = (name: string, type: string, nullable = false) => ({ name, type, nullable });
  return [
    own("id", resource.shared === "all" ? "text" : "uuid"),
    ...columns,
    ...Object.keys(resource.fixed).map((name) => own(columnName(name), "text")),
    ...(resource.fields["active"] ? [own("inactive_on", "timestamptz", true)] : []),
    ...(resource.shared === "company"
      ? [
          own("company_id", "uuid"),
          own("office_id", "uuid", true),
          own("department_id", "uuid", true),
          own("group_id", "uuid", true),
        ]
      : []),
    own("user_created", "uuid", true),
    own("datetime_created", "timestamptz"),
    own("user_modified", "uuid", true),
    own("datetime_modified", "timestamptz"),
    own("version", "int4"),
    ...(resource.list.search.length ? [own("search", "text", true)] : []),
  ];
}

/**
 * What the migrated database lacks of a declaration, as the statements that would mend it.
 *
 * Shape: an empty list when table and declaration agree. A nullable column is no difference where
 *   two declarations share a table.
 */
export async function tableDifferences(tx: Tx, resource: Resource): Promise<string[]> {
  const found = await rows<{ name: string; type: string; nullable: boolean }>(
    tx,
    sql`select column_name as name, udt_name as type, is_nullable = 'YES' as nullable
      from information_schema.columns
      where table_schema = 'public' and table_name = ${resource.table}`,
  );
  const indexes = await rows<{ name: string }>(
    tx,
    sql`select indexname as name from pg_indexes
      where schemaname = 'public' and tablename = ${resource.table}`,
  );
  const byName = new Map(found.map((each) => [each.name, each]));
  const shares = Object.keys(resource.fixed).length > 0;
  const statements: string[] = [];
  for (const column of expectedTable(resource)) {
    const real = byName.get(column.name);
    const table = `alter table ${resource.table}`;
    const type = written(column.type);
    if (!real) {
      const rule = column.nullable ? "" : " not null";
      statements.push(`${table} add column ${column.name} ${type}${rule};`);
    } else if (real.type !== column.type) {
      statements.push(`${table} alter column ${column.name} type ${type};`);
    } else if (real.nullable !== column.nullable && !shares) {
      const rule = column.nullable ? "drop" : "set";
      statements.push(`${table} alter column ${column.name} ${rule} not null;`);
    }
  }
  for (const fields of resource.unique) {
    const name = uniqueName(resource, fields);
    if (indexes.some((each) => each.name === name)) continue;
    const columns = fields.map((each) => `lower(${columnName(each)})`).join(", ");
    const company = resource.shared === "company" ? "company_id, " : "";
    statements.push(`create unique index ${name} on ${resource.table} (${company}${columns});`);
  }
  for (const [name, columns] of Object.entries(expectedIndexes(resource))) {
    if (indexes.some((each) => each.name === name)) continue;
    statements.push(`create index ${name} on ${resource.table} (${columns});`);
  }
  const keys = await rows<{ name: string }>(
    tx,
    sql`select conname as name from pg_constraint
      where contype = 'f' and conrelid = to_regclass(${resource.table})`,
  );
  for (const [name, statement] of Object.entries(expectedKeys(resource))) {
    if (!keys.some((each) => each.name === name)) statements.push(statement);
  }
  return statements;
}

/** The foreign keys of files: no record holds a file of another company. */
function expectedKeys(resource: Resource): Record<string, string> {
  const { table, fields } = resource;
  const files = Object.entries(fields).filter(([, spec]) => spec.keeps);
  return Object.fromEntries(
    files.map(([field, spec]) => {
      const column = columnName(field);
      const name = `${table}_${column}_fk`;
      return [
        name,
        `alter table ${table} add constraint ${name} foreign key (company_id, ${column}) references ${spec.to?.table} (company_id, id) on delete restrict;`,
      ];
    }),
  );
}

/** The indexes that a long list needs, one for each order; also of what a person made. */
function expectedIndexes(resource: Resource): Record<string, string> {
  const { indexedBy, columns } = resource.list;
  if (!indexedBy) return {};
  const owner = resource.shared === "company" ? ["company_id"] : [];
  const led = [...owner, ...[...Object.keys(resource.fixed), ...indexedBy].map(columnName)];
  const orders = [...columns, "datetimeModified"].map((field) => {
    const column = columnName(field);
    const by = isFolded(resource.fields[field])
      ? `f_unaccent("left"(${column}, 100)) collate "C"`
      : column;
    return [`${resource.table}_order_${column}`, [...led, by, "id"].join(", ")];
  });
  const made = [`${resource.table}_by_creator`, [...owner, "user_created"].join(", ")];
  return Object.fromEntries([...orders, ...(resource.guard === "row" ? [made] : [])]);
}

function written(type: string): string {
  if (type === "_text") return "text[]";
  if (type === "_uuid") return "uuid[]";
  return type === "bool" ? "boolean" : type === "int4" ? "integer" : type;
}
