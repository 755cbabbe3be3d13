import { z } from "zod";

/** Where a record is used: the kind of record, their number, and the codes of the first few. */
export const usesAnswer = z.array(
  z.object({
    title: z.string(),
    count: z.number(),
    capped: z.boolean(),
    codes: z.array(z.string()),
  }),
);
export type UsesAnswer = z.input<typeof usesAnswer>;
