import { rightOnJobs } from "@fairway/areas/service/model/serviceOf.ts";
import { call } from "@fairway/core/contract/call.ts";
import { id } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import { proofDifference } from "./model/proof.ts";

export const proofOfJob = call({
  method: "GET",
  path: "Proof/OfJob/{jobId}",
  right: rightOnJobs("detail"),
  params: z.object({ jobId: id }),
  answer: z.array(proofDifference),
  summary: "What the papers of a job say differently",
});
