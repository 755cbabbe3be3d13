// Needed before anything is shown: separate from the rest, so that the start loads only this.
import { call } from "@fairway/core/contract/call.ts";
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

export const myOffices = call({
  method: "GET",
  path: "SysOffice/GetOfficePermission/{userId}/{companyId}",
  right: "signedIn",
  params: z.object({ userId: id, companyId: id }),
  answer: z.array(officeChoice),
  summary: "The offices the header offers me",
});

export const myDepartmentGroups = call({
  method: "GET",
  path: "SysGroup/GetDepartmentGroupPermission/{userId}/{officeId}",
  right: "signedIn",
  params: z.object({ userId: id, officeId: id }),
  answer: z.array(departmentGroup),
  summary: "The departments and groups the header offers me in one office",
});
