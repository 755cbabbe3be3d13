import { storedFile } from "@fairway/areas/file/model/storedFile.ts";
import { id } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";

/** A file of a job or of one of its house bills. */
export const documentOfJob = storedFile.extend({
  folder: z.string(),
  /** The job or the bill that the file is kept with. */
  objectId: id,
  /** The number of that bill; null for a file of the job itself. */
  hwbno: z.string().nullable(),
});
export type DocumentOfJob = z.output<typeof documentOfJob>;
