import { foundJob } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import { id } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";

const job = foundJob.pick({ id: true, jobNo: true, transactionType: true });

/** What a search from the palette found, within the user's reach. Rule RP-7. */
export const found = z.object({
  /** By a part of a job, bill or container number. */
  jobs: z.array(job.extend({ note: z.string() })),
  /** Customs declarations, by a part of their number; four digits at least. */
  declarations: z.array(z.object({ id, clearanceNo: z.string(), note: z.string() })),
  /** By a part of one of their numbers. */
  documents: z.array(
    z.object({
      id,
      kind: z.enum(["note", "invoice", "obhInvoice", "receipt"]),
      number: z.string(),
      partnerName: z.string().nullable(),
      /** The job of a note. */
      jobId: z.string().nullable(),
    }),
  ),
  /** By code, name or tax code, each with the newest jobs within reach. */
  partners: z.array(
    z.object({
      id,
      partnerType: z.enum(["Customer", "Agent"]),
      shortName: z.string(),
      accountNo: z.string(),
      jobs: z.array(job.extend({ hwbno: z.string().nullable() })),
    }),
  ),
});
export type Found = z.infer<typeof found>;
