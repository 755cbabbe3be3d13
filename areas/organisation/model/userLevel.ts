import { id } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import { positions } from "./organisation.ts";

/** A user's place of work in a grid. */
export const userLevel = z.object({
  id,
  userId: id,
  username: z.string(),
  employeeNameEn: z.string(),
  employeeNameVn: z.string(),
  level: z.enum(["company", "office", "department", "group"]),
  officeId: id.nullable(),
  officeName: z.string().nullable(),
  departmentId: id.nullable(),
  departmentName: z.string().nullable(),
  groupId: id.nullable(),
  groupName: z.string().nullable(),
  companyName: z.string(),
  position: z.enum(positions),
  isDefault: z.boolean(),
  active: z.boolean(),
});
export type UserLevel = z.output<typeof userLevel>;
