import { rightOnJobs } from "@fairway/areas/service/model/serviceOf.ts";
import { call } from "@fairway/core/contract/call.ts";
import { paperLanguage } from "@fairway/core/contract/paperLanguage.ts";
import { done, id } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import { instructionForm, instructionRecord } from "./model/instruction.ts";

const right = rightOnJobs("detail");
const language = z.object(paperLanguage);

export const getInstruction = call({
  method: "GET",
  path: "CsShippingInstruction/{id}",
  right,
  params: z.object({ id }),
  answer: instructionRecord,
  summary: "Shipping instruction of a job; unsaved, what a new one starts with",
});

export const saveInstruction = call({
  method: "POST",
  path: "CsShippingInstruction",
  right: rightOnJobs("write"),
  body: instructionForm.extend({
    jobId: id,
    /** Null for the first saving. */
    version: z.number().int().nullable().default(null),
  }),
  answer: done(instructionRecord),
  summary: "Save the shipping instruction",
});

export const checkInstruction = call({
  method: "GET",
  path: "CsShippingInstruction/CheckExistSIExport",
  right,
  query: z.object({ jobId: id }),
  answer: z.boolean(),
  summary: "Does the job already have an instruction",
});

const ofJob = z.object({ jobId: id, ...paperLanguage });

export const previewSummary = call({
  method: "POST",
  path: "CsShippingInstruction/PreviewSISummary",
  writes: false,
  right,
  body: ofJob,
  answer: "file",
  summary: "Preview the instruction summary",
});

export const previewDetail = call({
  method: "POST",
  path: "CsShippingInstruction/PreviewFCLShippingInstruction",
  writes: false,
  right,
  body: ofJob,
  answer: "file",
  summary: "Preview the instruction bill by bill",
});

export const previewByContainer = call({
  method: "POST",
  path: "CsShippingInstruction/PreviewFCLContShippingInstruction/{jobId}",
  writes: false,
  right,
  params: z.object({ jobId: id }),
  query: language,
  answer: "file",
  summary: "Preview the instruction container by container",
});

export const previewByPackage = call({
  method: "POST",
  path: "CsShippingInstruction/PreviewLCLContShippingInstruction/{jobId}",
  writes: false,
  right,
  params: z.object({ jobId: id }),
  query: language,
  answer: "file",
  summary: "Preview the instruction of loose goods by container and kind of package",
});

export const previewOnBoard = call({
  method: "POST",
  path: "CsShippingInstruction/PreviewFCLOCL",
  writes: false,
  right,
  body: ofJob,
  answer: "file",
  summary: "Preview the on-board container list",
});

export const previewDetailByJob = call({
  method: "GET",
  path: "CsShippingInstruction/PreviewFCLShippingInstructionByJobId",
  right,
  query: ofJob,
  answer: "file",
  summary: "Instruction of a job bill by bill, for mail",
});

export const previewSummaryByJob = call({
  method: "POST",
  path: "CsShippingInstruction/PreviewSISummaryByJobId/{id}",
  writes: false,
  right,
  params: z.object({ id }),
  query: language,
  answer: "file",
  summary: "Instruction summary of a job, for mail",
});
