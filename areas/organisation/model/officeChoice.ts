import { id } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";

/** An office in pickers and in the header. */
export const officeChoice = z.object({
  id,
  code: z.string(),
  shortName: z.string(),
  branchNameEn: z.string(),
  branchNameVn: z.string(),
});

/** A department and group as a place of work; BOD is the board of the office. */
export const departmentGroup = z.object({
  departmentId: z.string().nullable(),
  groupId: z.string().nullable(),
  departmentName: z.string(),
  groupName: z.string(),
  type: z.enum(["Group", "BOD"]),
  isDefault: z.boolean(),
});
