import { field, type Field } from "./field.ts";
import type { Resource } from "./resource.ts";

/** The fields that every record has in addition to the declared ones and that its list shows. */
const stamped: Readonly<Record<string, Field>> = {
  datetimeModified: field.instant({ label: { en: "Modified", vi: "Ngày sửa" } }),
};

/** Returns the fields that a sheet of the list may have, by name. */
export function sheetFields(resource: Resource): Readonly<Record<string, Field>> {
  return { ...stamped, ...resource.fields };
}

/** Returns a field of a sheet; an undeclared name is a fault of the program. */
export function fieldOf(resource: Resource, name: string): Field {
  const found = resource.fields[name] ?? stamped[name];
  if (!found) throw new Error(`${resource.name} has no field ${name}`);
  return found;
}
