import { id } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";

/** A stage of the catalogue that a job does not have yet. */
export const offeredStage = z.object({
  id,
  code: z.string(),
  stageNameEn: z.string(),
  stageNameVn: z.string(),
  descriptionEn: z.string().nullable(),
  descriptionVn: z.string().nullable(),
  departmentId: id.nullable(),
  departmentNameEn: z.string().nullable(),
  departmentNameVn: z.string().nullable(),
});
export type OfferedStage = z.infer<typeof offeredStage>;
