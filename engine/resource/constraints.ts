import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { isLinked, type Resource } from "@fairway/core/resource/resource.ts";
import { columnName } from "../db/columnNames.ts";
import { type ConstraintRefusals, registerConstraints } from "../db/constraintRefusals.ts";
import { isNamed, nameTables } from "../uses/tableNames.ts";

const known = new WeakSet<Resource>();

/** Returns the name of the unique index over fields of a declaration. */
export function uniqueName(resource: Resource, fields: readonly string[]): string {
  if (resource.shared === "all" && fields.join() === resource.key) return `${resource.table}_pk`;
  return `${resource.table}_${fields.map(columnName).join("_")}_key`;
}

/** Registers refusals that name the declared field for duplicates; runs once. */
export function knowConstraints(resource: Resource): void {
  if (known.has(resource)) return;
  known.add(resource);
  const { table, title, key } = resource;
  if (Object.keys(resource.fixed).length === 0 || !isNamed(table)) {
    nameTables({ [table]: { title, by: columnName(key) } });
  }
  const map: ConstraintRefusals = {};
  for (const fields of resource.unique) {
    const field = fields[0] as string;
    map[uniqueName(resource, fields)] = ({ value }) =>
      refuse("record.exists", { what: value || field }, { field });
  }
  for (const [field, spec] of Object.entries(resource.fields)) {
    if (!isLinked(spec)) continue;
    const name = `${resource.table}_${columnName(field).replace(/_id$/, "")}_fk`;
    map[name] = ({ fields }) =>
      // The same constraint is violated when the target of the link is deleted.
      fields.includes(field)
        ? refuse("record.unknownReference", { what: field }, { field })
        : refuse("record.inUse", { where: resource.title });
  }
  registerConstraints(map);
}
