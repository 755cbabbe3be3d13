import type { CallSpec } from "@fairway/core/contract/call.ts";
import { z } from "zod";

// Texts that some rule of a contract takes: a word, an id, a day, a number, an instant, an address,
// a password, a right.
const texts = [
  "x",
  "0190c0de-0000-7000-8000-0000000fffff",
  "2026-11-20",
  "1",
  "VND",
  "2026-11-20T00:00:00Z",
  "somebody@example.com",
  "abcdefgh",
  "docSeaFCLExport.detail",
];
const others = [1, true, 1000, new Date(0)];

/** The parts of a request, as sent. */
export interface SentParts {
  readonly params: Record<string, unknown> | undefined;
  readonly query: Record<string, unknown> | undefined;
  readonly body: Record<string, unknown> | undefined;
}

/** The parts of a request that a contract takes, with the known ids where their names stand. */
export function sentFor(call: CallSpec, known: Readonly<Record<string, unknown>>): SentParts {
  const part = (shape: z.ZodObject | undefined) =>
    shape ? (sample(shape, "", known) as Record<string, unknown>) : undefined;
  return { params: part(call.params), query: part(call.query), body: part(call.body) };
}

/** Names that are filled in although they may be left out. */
export const alsoFill = "also fill";

/** Some value that a shape takes, as sent: what may be left out is left out. */
export function sample(
  shape: z.core.$ZodType,
  name: string,
  known: Readonly<Record<string, unknown>>,
): unknown {
  const takes = (value: unknown) => z.safeParse(shape, value).success;
  // A name that means one record means several where several are asked for.
  if (name in known && takes([known[name]])) return [known[name]];
  if (name in known && takes(known[name])) return known[name];
  if (!(known[alsoFill] as ReadonlySet<string> | undefined)?.has(name)) {
    if (takes(undefined)) return undefined;
    if (takes(null)) return null;
  }
  const inner = bare(shape);
  if (inner !== shape) return sample(inner, name, known);
  if (shape instanceof z.ZodObject) {
    return Object.fromEntries(
      Object.entries(shape.shape).map(([key, each]) => [key, sample(each, key, known)]),
    );
  }
  if (shape instanceof z.ZodArray) {
    return takes([]) ? [] : [sample(shape.element, name.replace(/s$/, ""), known)];
  }
  if (shape instanceof z.ZodEnum) return shape.options[0];
  if (shape instanceof z.ZodPipe) return sample(shape.in, name, known);
  if (shape instanceof z.ZodUnion) return sample(shape.options[0] as z.core.$ZodType, name, known);
  const found = [...texts, ...others, {}].find((each) => takes(each));
  if (found === undefined) throw new Error(`no sample for ${name}`);
  return found;
}

/** A shape without what lets it be left out or turns it into something else. */
export function bare(shape: z.core.$ZodType): z.core.$ZodType {
  if (
    shape instanceof z.ZodOptional ||
    shape instanceof z.ZodNullable ||
    shape instanceof z.ZodDefault ||
    shape instanceof z.ZodPrefault
  ) {
    return bare(shape.unwrap() as z.core.$ZodType);
  }
  return shape instanceof z.ZodPipe ? bare(shape.in as z.core.$ZodType) : shape;
}
