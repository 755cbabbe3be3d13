import type { Language } from "@fairway/core/words/words.ts";
import { toNestErrors } from "@hookform/resolvers";
import type { FieldError, FieldValues, Resolver } from "react-hook-form";
import type { z } from "zod";
import { issueText } from "./issueWords.ts";

/** Checks a form with the contract's shape and describes every error in the language of the page. */
export function shapeResolver(shape: z.ZodObject, language: Language): Resolver<FieldValues> {
  return async (values, _context, options) => {
    const read = await shape.safeParseAsync(values, { reportInput: true });
    if (read.success) return { values: read.data as FieldValues, errors: {} };
    const errors: Record<string, FieldError> = {};
    for (const issue of read.error.issues) {
      const name = issue.path.join(".");
      errors[name] ??= { type: issue.code, message: issueText(issue, language) };
    }
    return { values: {}, errors: toNestErrors(errors, options) };
  };
}
