import type { SetPaper } from "@fairway/areas/service/model/paperSets.ts";
import { id } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import { papersOfSets } from "./paperSet.ts";

/** The most papers of one printing; each takes some milliseconds. */
export const mostPapers = 150;

/** A paper of a set: its kind, and the job, the bill or the note that it is printed for. */
export const paperName = z.object({
  paper: z.enum(Object.keys(papersOfSets) as [SetPaper, ...SetPaper[]]),
  recordId: id,
});
export type PaperName = z.infer<typeof paperName>;

/** A paper of the set of a job as it is offered. */
export const offeredPaper = paperName.extend({
  /** The number of its bill; null for a paper of the job. */
  hwbno: z.string().nullable(),
  /** The number of its note; null for a paper of the job or a bill. */
  noteNo: z.string().nullable(),
  /** Why it cannot be printed; null when it can. */
  why: z.string().nullable(),
});
export type OfferedPaper = z.infer<typeof offeredPaper>;

/** A paper that could not be printed, with the reason. */
export const missingPaper = offeredPaper.extend({ why: z.string() });
export type MissingPaper = z.infer<typeof missingPaper>;
