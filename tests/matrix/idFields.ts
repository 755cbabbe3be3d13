import type { CallSpec } from "@fairway/core/contract/call.ts";
import { z } from "zod";
import { bare, type SentParts, sample, sentFor } from "./askOf.ts";

/** A field of an ask that bears an id: the part of the request and the way to it. */
export interface IdField {
  readonly part: "params" | "query" | "body";
  readonly path: readonly string[];
  readonly name: string;
}

const anId = "0190c0de-0000-7000-8000-0000000fffff";
const takes = (shape: z.core.$ZodType, value: unknown) => z.safeParse(shape, value).success;

/** Every field of a call that takes ids and nothing else, or a text by a name that means an id. */
export function idFields(call: CallSpec, isId: (name: string) => boolean): IdField[] {
  return (["params", "query", "body"] as const).flatMap((part) => {
    const shape = call[part];
    if (!shape) return [];
    return leaves(shape).flatMap(({ path, leaf }) => {
      const name = path.findLast((each) => each !== "[]") ?? "";
      const only = !takes(leaf, "x");
      return takes(leaf, anId) && (only || isId(name)) ? [{ part, path, name }] : [];
    });
  });
}

type Leaf = { readonly path: readonly string[]; readonly leaf: z.core.$ZodType };

/** Every field of a shape that holds no other fields, and the way to it. */
export function leaves(given: z.core.$ZodType, path: readonly string[] = []): Leaf[] {
  const shape = bare(given);
  if (shape instanceof z.ZodObject) {
    return Object.entries(shape.shape).flatMap(([key, each]) =>
      leaves(each as z.core.$ZodType, [...path, key]),
    );
  }
  if (shape instanceof z.ZodArray) return leaves(shape.element, [...path, "[]"]);
  // A choice between one and several is the same field.
  if (shape instanceof z.ZodUnion) return leaves(shape.options[0] as z.core.$ZodType, path);
  return [{ path, leaf: given }];
}

/** An ask that is good but for one field, which bears the id that is given. */
export function sentWith(
  call: CallSpec,
  known: Readonly<Record<string, unknown>>,
  field: IdField,
  id: string,
): SentParts {
  const sent = sentFor(call, known);
  const shape = call[field.part] as z.core.$ZodType;
  return { ...sent, [field.part]: put(shape, sent[field.part], field.path, { id, known }) };
}

function put(
  given: z.core.$ZodType,
  value: unknown,
  [key, ...rest]: readonly string[],
  what: { id: string; known: Readonly<Record<string, unknown>> },
): unknown {
  const shape = bare(given);
  if (key === undefined) return what.id;
  if (shape instanceof z.ZodArray) {
    const first = (value as unknown[] | null | undefined)?.[0];
    return [put(shape.element, first, rest, what)];
  }
  if (shape instanceof z.ZodUnion) {
    return put(shape.options[0] as z.core.$ZodType, value, [key, ...rest], what);
  }
  if (!(shape instanceof z.ZodObject)) throw new Error(`no field ${key}`);
  const filled = (value ?? sample(shape, "", what.known)) as Record<string, unknown>;
  const inner = shape.shape[key] as z.core.$ZodType;
  return { ...filled, [key]: put(inner, filled[key], rest, what) };
}
