import { z } from "zod";

/** The changes of a record field by field, in the reader's language, newest first. */
export const historyAnswer = z.array(
  z.object({
    id: z.string(),
    at: z.string(),
    by: z.string().nullable(),
    action: z.enum(["insert", "update", "delete"]),
    changes: z.array(
      z.object({ field: z.string(), label: z.string(), was: z.string(), now: z.string() }),
    ),
  }),
);
export type HistoryAnswer = z.input<typeof historyAnswer>;
