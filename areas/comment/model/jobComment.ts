import { id, instant, may, needText } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";

/** The most characters of a comment. Rule CO-5. */
export const mostText = 2000;
export const commentText = needText(mostText);

/** A user who may be mentioned. */
export const colleague = z.object({ id, userName: z.string(), name: z.string() });
export type Colleague = Readonly<z.infer<typeof colleague>>;

/** A comment with its author and the colleagues that it mentions. */
export const jobComment = z.object({
  id,
  version: z.number(),
  text: z.string(),
  authorName: z.string(),
  mentioned: z.array(colleague),
  datetimeCreated: instant,
  datetimeModified: instant,
  may,
});
export type JobComment = Readonly<z.infer<typeof jobComment>>;
