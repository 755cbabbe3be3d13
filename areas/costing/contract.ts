import { rightOnJobs } from "@fairway/areas/service/model/serviceOf.ts";
import { call } from "@fairway/core/contract/call.ts";
import { id } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import { jobCosting } from "./model/costing.ts";

export const getCosting = call({
  method: "GET",
  path: "Costing/OfJob",
  right: rightOnJobs("detail"),
  query: z.object({ jobId: id }),
  answer: jobCosting,
  summary: "Expected, keyed and invoiced costs of a job, what is missing and what is stated twice",
});
