import { z } from "zod";
import { done, pageOf } from "../contract/shapes.ts";
import { kinds } from "./kinds.ts";
import { isLinked, linkStem, type Resource } from "./resource.ts";

type Shape = Record<string, z.ZodType>;

// To the compiler a declared record is what every record has, and fields it does not know.
type Open<S extends z.ZodRawShape> = z.ZodObject<S, z.core.$catchall<z.ZodUnknown>>;
type RowShape = Open<{
  id: z.ZodString;
  name: z.ZodNullable<z.ZodString>;
  version: z.ZodNumber;
  may: z.ZodArray<z.ZodString>;
}>;

/** What is sent to make or change a record. Lengths and forms are checked field by field later. */
export function inputShape(resource: Resource): Open<Record<never, never>> {
  const shape = z.object(mapped(resource, "sent"));
  return shape as unknown as Open<Record<never, never>>;
}

/** What a record looks like when it is answered. */
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

/** What a list is asked for: words to search, filters, order. */
export function criteriaShape(resource: Resource) {
  const filters: Shape = {};
  for (const name of resource.list.filters) {
    const spec = resource.fields[name];
    if (spec) filters[name] = kinds[spec.kind].asked;
  }
  return z.object({
    /** Words to look for, without regard to case or accents. */
    keyword: z.string().max(200).nullish(),
    /** One field to look in; "All" or nothing for all of them. */
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

const cells = z.record(z.string(), z.string().nullable());

/**
 * One row of an uploaded sheet: its cells by field, what is wrong with each, whether storing it
 * adds or changes a record, and what stands now in each cell that would change.
 */
const importRow = z.object({
  row: z.number(),
  cells,
  isValid: z.boolean(),
  errors: z.record(z.string(), z.string()),
  state: z.enum(["new", "changed", "same"]),
  was: cells,
});

/** The answer to an uploaded sheet. */
export const uploadAnswer = z.object({
  data: z.array(importRow),
  totalRows: z.number(),
  totalValidRows: z.number(),
});
export type UploadAnswer = z.input<typeof uploadAnswer>;

/** Who changed a record and how, field by field, in the reader's language; the last comes first. */
export const historyAnswer = z.array(
  z.object({
    id: z.string(),
    at: z.string(),
    by: z.string().nullable(),
    action: z.enum(["insert", "update", "delete"]),
    changes: z.array(
      z.object({ field: z.string(), label: z.string(), was: z.string(), now: z.string() }),
    ),
  }),
);
export type HistoryAnswer = z.input<typeof historyAnswer>;

/** Where a record is used: what kind of record, how many of them, and the first few by code. */
export const usesAnswer = z.array(
  z.object({
    title: z.string(),
    count: z.number(),
    capped: z.boolean(),
    codes: z.array(z.string()),
  }),
);
export type UsesAnswer = z.input<typeof usesAnswer>;

/** How large the rows of one import may be as sent: 20,000 of 40 columns. */
export const importMegabytes = 64;

/** The rows posted to be stored; they are checked once more. */
export const importBody = z.object({
  rows: z.array(z.object({ row: z.number().int(), cells })).max(20_000),
});

/** The answer of a list. */
export const pageShape = (resource: Resource) => pageOf(rowShape(resource));

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
