import { rightOnJobs } from "@fairway/areas/service/model/serviceOf.ts";
import { call } from "@fairway/core/contract/call.ts";
import { paperLanguage } from "@fairway/core/contract/paperLanguage.ts";
import { done, id } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import { missingPaper, mostPapers, offeredPaper, paperName } from "./model/paperSetShapes.ts";

export const previewCoverPage = call({
  method: "GET",
  path: "CsTransaction/PreviewShipmentCoverPage",
  right: rightOnJobs("detail"),
  query: z.object({ id, ...paperLanguage }),
  answer: "file",
  summary: "Preview the job cover page",
});

export const previewContainerLabels = call({
  method: "GET",
  path: "CsTransaction/PreviewContainerLabels",
  right: rightOnJobs("detail"),
  query: z.object({ id, ...paperLanguage }),
  answer: "file",
  summary: "A label with number and seal for each container of a job",
});

export const paperSet = call({
  method: "GET",
  path: "CsTransaction/PaperSet",
  right: rightOnJobs("detail"),
  query: z.object({ id }),
  answer: z.array(offeredPaper),
  summary: "The papers of the set of a job, and why one cannot be printed",
});

const chosenPapers = z.object({
  id,
  papers: z.array(paperName).min(1).max(mostPapers),
  ...paperLanguage,
});

export const printPaperSet = call({
  method: "POST",
  path: "CsTransaction/PrintPaperSet",
  writes: false,
  right: rightOnJobs("detail"),
  body: chosenPapers.extend({
    /** Several papers in one PDF; by default in an archive. */
    together: z.boolean().default(false),
  }),
  answer: "file",
  summary: "Chosen papers of the set of a job: one as itself, several in one PDF or an archive",
});

export const filePaperSet = call({
  method: "POST",
  path: "CsTransaction/FilePaperSet",
  right: rightOnJobs("write"),
  body: chosenPapers,
  answer: done(
    z.object({
      filed: z.array(offeredPaper.extend({ name: z.string() })),
      missing: z.array(missingPaper),
    }),
  ),
  summary: "File chosen papers of the set of a job as documents of the job and its bills",
});
