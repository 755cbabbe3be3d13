import { id } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";

/** What became of one declaration of a list: its job, or the reason why it has none. */
export const convertOutcome = z.object({
  id,
  clearanceNo: z.string(),
  isDone: z.boolean(),
  jobId: id.nullable(),
  hblid: id.nullable(),
  jobNo: z.string().nullable(),
  /** What the job will be, before it is opened; null where that is not known. */
  customerName: z.string().nullable(),
  saleManName: z.string().nullable(),
  productService: z.string().nullable(),
  /** The name and tax code on the declaration of a customer that the company does not have. */
  unknownCustomer: z.object({ name: z.string(), taxCode: z.string() }).nullable(),
  code: z.string().nullable(),
  reason: z.string().nullable(),
  /** What the check point of the customer says and does not stop. */
  alerts: z.array(z.string()),
});
export type ConvertOutcome = z.infer<typeof convertOutcome>;
