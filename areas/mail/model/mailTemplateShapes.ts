import { id, instant, may } from "@fairway/core/contract/shapes.ts";
import { languages } from "@fairway/core/words/words.ts";
import { z } from "zod";
import { mostSubject } from "./draftMail.ts";
import { mailFamilies, mailKindNames } from "./mailKinds.ts";

const text = z.string().trim().max(20_000).default("");

/** Which template: a kind of mail in a family and a language. */
export const templateKey = z.object({
  kind: z.enum(mailKindNames),
  family: z.enum(mailFamilies),
  language: z.enum(languages),
});

/** The keyed texts of a template. */
export const templateForm = z.object({
  subject: z
    .string()
    // A line break would begin another head of the mail.
    .transform((line) => line.replace(/\s+/g, " ").trim())
    .pipe(z.string().min(1).max(mostSubject)),
  body: text.pipe(z.string().min(1)),
  repeated: text,
  footer: text,
});

/** A template in an answer; without an id it is that of the product. */
export const shownTemplate = templateKey.extend({
  id: id.nullable(),
  version: z.number().nullable(),
  subject: z.string(),
  body: z.string(),
  repeated: z.string(),
  footer: z.string(),
  userNameModified: z.string().nullable(),
  datetimeModified: instant.nullable(),
  may,
});
export type ShownTemplate = z.infer<typeof shownTemplate>;
