import { z } from "zod";

/** Where a record is used: what kind of record, how many of them, and the first few by code. */
export const usesAnswer = z.array(
  z.object({
    title: z.string(),
    count: z.number(),
    capped: z.boolean(),
    codes: z.array(z.string()),
  }),
);
export type UsesAnswer = z.input<typeof usesAnswer>;
