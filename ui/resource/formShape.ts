import type { Resource } from "@fairway/core/resource/resource.ts";
import { inputShape } from "@fairway/core/resource/shapes.ts";
import { readValues, startValues } from "@fairway/core/resource/values.ts";
import { z } from "zod";
import type { AnyRow } from "./kind.ts";

/**
 * The shape that checks a declared form before it is sent: the contract's shape and the server's
 * checks.
 */
export function formShape(resource: Resource): z.ZodObject {
  const shown = new Set(resource.form.flat());
  const base = z.object({
    ...inputShape(resource).shape,
    id: z.string().optional(),
    version: z.number().optional(),
  });
  return base.check((context) => {
    const { problems } = readValues(resource, context.value as Record<string, unknown>);
    for (const { field, words, facts } of problems) {
      // The server fills in values that the form does not show.
      if (!shown.has(field)) continue;
      context.issues.push({
        code: "custom",
        path: [field],
        input: (context.value as Record<string, unknown>)[field],
        params: { words, facts },
      });
    }
  });
}

/** Returns the initial values of a declared form. */
export function formStart(resource: Resource, row: AnyRow | null): Record<string, unknown> {
  if (!row) return startValues(resource);
  const own = Object.keys(resource.fields).map((name) => [name, row[name] ?? null]);
  return { ...Object.fromEntries(own), id: row["id"], version: row["version"] };
}
