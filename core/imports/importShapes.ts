import { z } from "zod";

const cells = z.record(z.string(), z.string().nullable());

/**
 * One row of an uploaded sheet: its cells by field, the error of each, whether storing the row
 * adds or changes a record, and the present value of each field that would change.
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

/** The largest size of the rows of one import: 20,000 rows of 40 columns. */
export const importMegabytes = 64;

/** The rows to store; the server checks them again. */
export const importBody = z.object({
  rows: z.array(z.object({ row: z.number().int(), cells })).max(20_000),
});

/** The type of a file with the rows of an import as JSON, corrected in the preview. */
export const correctedMime = "application/json";

/** How many records were added and how many changed. */
export const importCount = z.object({ count: z.number(), added: z.number(), changed: z.number() });
