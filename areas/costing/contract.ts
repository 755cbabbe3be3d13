import { rightOnJobs, serviceCodes } from "@fairway/areas/service/model/serviceOf.ts";
import { call } from "@fairway/core/contract/call.ts";
import { id, maybeText } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import { jobCosting } from "./model/costing.ts";
import { openCost, openCostViewNames } from "./model/openCosts.ts";

export const getCosting = call({
  method: "GET",
  path: "Costing/OfJob",
  right: rightOnJobs("detail"),
  query: z.object({ jobId: id }),
  answer: jobCosting,
  summary: "Expected, keyed and invoiced costs of a job, what is missing and what is stated twice",
});

export const listOpenCosts = call({
  method: "POST",
  path: "Costing/Open",
  writes: false,
  right: rightOnJobs("detail"),
  body: z.object({
    view: z.enum(openCostViewNames).default("missing"),
    keyword: maybeText(100),
    service: z.enum(serviceCodes).nullish(),
    /** Only jobs of which the user is in charge. */
    isMine: z.boolean().default(false),
    page: z.number().int().min(1).max(1000).default(1),
    size: z.number().int().min(1).max(200).default(15),
  }),
  answer: z.object({
    data: z.array(openCost),
    page: z.number(),
    size: z.number(),
    totalItems: z.number(),
  }),
  summary: "Jobs with usual costs that are missing, or with supplier invoices stated twice",
});
