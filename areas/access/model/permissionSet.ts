import { id } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import { menuRow } from "./permissionRows.ts";

/** A user's rights in one office, without the screens. */
export const setRow = z.object({
  id,
  version: z.number(),
  userId: id,
  userName: z.string(),
  employeeNameEn: z.string(),
  officeId: id,
  officeName: z.string(),
  permissionSampleId: id.nullable(),
  sampleName: z.string().nullable(),
  differs: z.boolean(),
  datetimeModified: z.string(),
});

export const setRecord = setRow.extend({
  menus: z.array(menuRow),
  permission: z.object({ allowUpdate: z.boolean() }),
});
