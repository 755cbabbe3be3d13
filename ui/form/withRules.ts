import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import type { z } from "zod";

/**
 * The shape of a form with the rules of the server, which are checked before the form is sent; each
 * refusal marks its field.
 */
export function withRules<Shape extends z.ZodObject>(
  shape: Shape,
  rules: (form: z.output<Shape>) => readonly FieldRefusal[],
): Shape {
  return shape.superRefine((form, ctx) => {
    for (const { field, words, facts = {} } of rules(form)) {
      ctx.addIssue({ code: "custom", path: field.split("."), params: { words, facts } });
    }
  });
}
