import { openServiceCodes, rightOnJobs } from "@fairway/areas/service/model/serviceOf.ts";
import { call } from "@fairway/core/contract/call.ts";
import { id } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import { documentOfJob } from "./model/documentOfJob.ts";

const right = rightOnJobs("detail");
const job = z.object({ jobId: id, transactionType: z.enum(openServiceCodes).optional() });

export const documentsOfJob = call({
  method: "GET",
  path: "EDoc/GetEDocByJob",
  right,
  query: job,
  answer: z.object({
    bills: z.array(z.object({ id, hwbno: z.string() })),
    documents: z.array(documentOfJob),
  }),
  summary: "The documents of a job and of its house bills, by type",
});

export const downloadDocuments = call({
  method: "POST",
  path: "EDoc/DowloadAllEDoc",
  right,
  body: job,
  writes: false,
  answer: "file",
  summary: "All documents of a job in one archive, in a folder for each house bill",
});
