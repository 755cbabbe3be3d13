import { id } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";

/** What became of one job of a list: it was done, or left as it is for a reason. */
export const jobOutcome = z.object({
  id,
  jobNo: z.string(),
  isDone: z.boolean(),
  code: z.string().nullable(),
  reason: z.string().nullable(),
});
export type JobOutcome = z.infer<typeof jobOutcome>;

/** The maximum number of jobs of such a list. */
export const mostTogether = 500;
