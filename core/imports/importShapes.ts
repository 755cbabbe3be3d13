import { z } from "zod";

const cells = z.record(z.string(), z.string().nullable());

/**
 * One row of an uploaded sheet: its cells by field, what is wrong with each, whether storing it
 * adds or changes a record, and what stands now in each cell that would change.
 */
const importRow = z.object({
  row: z.number(),
  cells,
  isValid: z.boolean(),
  errors: z.record(z.string(), z.string()),
  state: z.enum(["new", "changed", "same"]),
  was: cells,
});

/** The answer to an uploaded sheet. */
export const uploadAnswer = z.object({
  data: z.array(importRow),
  totalRows: z.number(),
  totalValidRows: z.number(),
});
export type UploadAnswer = z.input<typeof uploadAnswer>;

/** How large the rows of one import may be as sent: 20,000 of 40 columns. */
export const importMegabytes = 64;

/** The rows posted to be stored; they are checked once more. */
export const importBody = z.object({
  rows: z.array(z.object({ row: z.number().int(), cells })).max(20_000),
});

/** How many rows were stored: new records, and those that changed. */
export const importCount = z.object({ count: z.number(), added: z.number(), changed: z.number() });
