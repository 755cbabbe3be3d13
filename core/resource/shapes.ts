import { z } from "zod";
import { done } from "../contract/shapes.ts";
import { kinds } from "./kinds.ts";
import { isLinked, linkStem, type Resource } from "./resource.ts";

type Shape = Record<string, z.ZodType>;

// For the compiler a declared record has the common fields and further fields of unknown type.
type Open<S extends z.ZodRawShape> = z.ZodObject<S, z.core.$catchall<z.ZodUnknown>>;
type RowShape = Open<{
  id: z.ZodString;
  name: z.ZodNullable<z.ZodString>;
  version: z.ZodNumber;
  may: z.ZodArray<z.ZodString>;
}>;

/** The body that creates or changes a record. Lengths and patterns are checked later, field by field. */
export function inputShape(resource: Resource): Open<Record<never, never>> {
  const shape = z.object(mapped(resource, "sent"));
  return shape as unknown as Open<Record<never, never>>;
}

/** A record in an answer. */
export function rowShape(resource: Resource): RowShape {
  const shape: Shape = { id: z.string(), ...mapped(resource, "answered") };
  for (const [name, spec] of Object.entries(resource.fields)) {
    if (!isLinked(spec)) continue;
    shape[`${linkStem(name)}Code`] = z.string().nullable();
    shape[`${linkStem(name)}Name`] = z.string().nullable();
  }
  const own = resource.shared === "company";
  const whole = z.object({
    ...shape,
    name: z.string().nullable(),
    ...(resource.fields.active ? { inactiveOn: z.string().nullable() } : {}),
    ...(own
      ? {
          companyId: z.string(),
          officeId: z.string().nullable(),
          departmentId: z.string().nullable(),
          groupId: z.string().nullable(),
        }
      : {}),
    userCreated: z.string().nullable(),
    datetimeCreated: z.string(),
    userModified: z.string().nullable(),
    datetimeModified: z.string(),
    version: z.number(),
    may: z.array(z.string()),
    ...Object.fromEntries(Object.keys(resource.fixed).map((name) => [name, z.string()])),
  });
  return whole as unknown as RowShape;
}

/** The parameters of a list: keywords, filters, order. */
export function criteriaShape(resource: Resource) {
  const filters: Shape = {};
  for (const name of resource.list.filters) {
    const spec = resource.fields[name];
    if (spec) filters[name] = kinds[spec.kind].asked;
  }
  return z.object({
    /** Keywords, compared without case and accents. */
    keyword: z.string().max(200).nullish(),
    /** The field to search; "All" or empty for all of them. */
    searchBy: z.string().max(60).nullish(),
    ids: z.array(z.string()).max(500).nullish(),
    active: z.boolean().nullish(),
    sort: z.string().max(60).nullish(),
    descending: z.boolean().nullish(),
    ...Object.fromEntries(Object.keys(resource.fixed).map((name) => [name, z.string().nullish()])),
    ...filters,
  });
}

/** Paging as sent: `page` and `size`, or the older `pageNumber` and `pageSize`. */
export const pagingAsSent = z.object({
  page: z.coerce.number().int().min(1).optional(),
  size: z.coerce.number().int().min(1).max(100).optional(),
  pageNumber: z.coerce.number().int().min(1).optional(),
  pageSize: z.coerce.number().int().min(1).max(100).optional(),
});

/** The answer of a call that returns one record. */
export const recordShape = (resource: Resource) =>
  rowShape(resource).extend({
    permission: z.object({ allowUpdate: z.boolean(), allowDelete: z.boolean() }),
  });

/** The answer of a call that wrote one record. */
export const writtenShape = done(z.object({ id: z.string(), version: z.number() }));
export type Written = z.input<typeof writtenShape>;

function mapped(resource: Resource, as: "sent" | "answered"): Shape {
  return Object.fromEntries(
    Object.entries(resource.fields).map(([name, spec]) => [name, kinds[spec.kind][as]]),
  );
}
