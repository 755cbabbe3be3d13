import { rightOnJobs } from "@fairway/areas/service/model/serviceOf.ts";
import { call } from "@fairway/core/contract/call.ts";
import { paperLanguage } from "@fairway/core/contract/paperLanguage.ts";
import { id } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";

export const previewCoverPage = call({
  method: "GET",
  path: "CsTransaction/PreviewShipmentCoverPage",
  right: rightOnJobs("detail"),
  query: z.object({ id, ...paperLanguage }),
  answer: "file",
  summary: "Preview the job cover page",
});
