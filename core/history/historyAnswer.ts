import { z } from "zod";
import { id } from "../contract/shapes.ts";

/** The part of a history before one of its entries; without it the newest part. */
export const historyPart = z.object({ olderThan: id.optional() });

/** The record of a history, and which part of it is asked for. */
export interface HistoryAsk {
  readonly id: string;
  readonly olderThan?: string | undefined;
}

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
