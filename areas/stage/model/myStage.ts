import { id, may } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import { storedStage } from "./assignedStage.ts";

/** A stage of mine with its job, as the phone shows it. */
export const myStage = storedStage.extend({
  jobNo: z.string(),
  transactionType: z.string(),
  customers: z.string().nullable(),
  isLate: z.boolean(),
  jobId: id,
  may,
});
export type MyStage = Readonly<z.infer<typeof myStage>>;
