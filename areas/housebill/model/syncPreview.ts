import { billFields, type BillField } from "@fairway/areas/service/model/billFields.ts";
import { id } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";

const name = z.string().nullable();

/** What the values of a job change on each of its bills; a bill without changes has none. */
export const syncPreview = z.object({
  /** The version of the job that was read. */
  version: z.number(),
  bills: z.array(
    z.object({
      id,
      hwbno: z.string(),
      changes: z.array(
        z.object({
          field: z.enum(Object.keys(billFields) as [BillField, ...BillField[]]),
          /** Names in the place of ids. */
          was: name,
          is: name,
        }),
      ),
    }),
  ),
});
