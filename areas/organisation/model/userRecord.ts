import { id } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import { userRoles, userTypes } from "./organisation.ts";
import { workingStatuses } from "./user.ts";

/** A user in a picker. */
export const userChoice = z.object({
  id,
  username: z.string(),
  staffCode: z.string(),
  employeeNameEn: z.string(),
  employeeNameVn: z.string(),
  email: z.string().nullable(),
  active: z.boolean(),
});

/** A user with the group they work in. */
export const personIncharge = userChoice.extend({
  officeId: z.string(),
  officeName: z.string(),
  departmentId: z.string().nullable(),
  departmentName: z.string().nullable(),
  groupId: z.string().nullable(),
  groupName: z.string().nullable(),
});

/** An employee as visible to colleagues; bank and identity only for users who may open the user. */
export const employee = z.object({
  id,
  userId: id,
  username: z.string(),
  staffCode: z.string(),
  employeeNameEn: z.string(),
  employeeNameVn: z.string(),
  title: z.string().nullable(),
  email: z.string().nullable(),
  tel: z.string().nullable(),
  active: z.boolean(),
  bankAccountNo: z.string().nullable(),
  bankName: z.string().nullable(),
  bankCode: z.string().nullable(),
  personalId: z.string().nullable(),
});

/** A user in the list. */
export const userRow = userChoice.extend({
  userType: z.enum(userTypes),
  userRole: z.enum(userRoles),
  workingStatus: z.enum(workingStatuses),
  title: z.string().nullable(),
  tel: z.string().nullable(),
  datetimeModified: z.string(),
});

/** A user with all entered values, and the verbs that the caller may run. */
export const userRecord = userRow.extend({
  version: z.number(),
  personalId: z.string().nullable(),
  description: z.string().nullable(),
  creditLimit: z.string().nullable(),
  creditRate: z.string().nullable(),
  isLdap: z.boolean(),
  photo: z.string().nullable(),
  datetimeCreated: z.string(),
  permission: z.object({ allowUpdate: z.boolean(), allowDelete: z.boolean() }),
});
