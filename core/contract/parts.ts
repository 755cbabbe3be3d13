import type { z } from "zod";

/**
 * The fields that one kind of a record has besides the common root: a table with the key of the
 * root and its fields. Several kinds may have fields of the same name.
 */
export interface Part {
  readonly table: string;
  readonly form: z.ZodObject;
}

/** The parts of a record by kind; null for a kind with the root only. */
export type Parts = Readonly<Record<string, Part | null>>;

type Both<Each> = (Each extends unknown ? (each: Each) => void : never) extends (
  each: infer All,
) => void
  ? All
  : never;
type ShapeOf<P extends Parts> = Both<Exclude<P[keyof P], null>["form"]["shape"]>;

/** The fields of all parts as one shape. */
export function shapeOfParts<P extends Parts>(parts: P): ShapeOf<P> {
  return Object.assign({}, ...Object.values(parts).map((part) => part?.form.shape)) as ShapeOf<P>;
}

/** The fields that one kind has besides the root, and those that only other kinds have. */
export function fieldsOfPart(
  parts: Parts,
  kind: string,
): { readonly own: readonly string[]; readonly others: readonly string[] } {
  const own = Object.keys(parts[kind]?.form.shape ?? {});
  const all = Object.keys(shapeOfParts(parts) as object);
  return { own, others: all.filter((field) => !own.includes(field)) };
}
