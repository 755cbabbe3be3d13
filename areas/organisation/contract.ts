import { call } from "@fairway/core/contract/call.ts";
import { id, maybeText } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";

/** An office as pickers and the header show it. */
export const officeChoice = z.object({
  id,
  code: z.string(),
  shortName: z.string(),
  branchNameEn: z.string(),
  branchNameVn: z.string(),
});

/** An office with all that stands on its letterhead. */
export const officeRecord = officeChoice.extend({
  companyId: z.string(),
  companyName: z.string(),
  officePrefix: z.string(),
  officeType: z.string(),
  internalCode: z.string().nullable(),
  addressEn: z.string(),
  addressVn: z.string(),
  tel: z.string().nullable(),
  fax: z.string().nullable(),
  email: z.string().nullable(),
  taxcode: z.string().nullable(),
  bankAccountName: z.string().nullable(),
  bankName: z.string().nullable(),
  bankAddress: z.string().nullable(),
  bankAccountVnd: z.string().nullable(),
  bankAccountUsd: z.string().nullable(),
  swiftCode: z.string().nullable(),
  location: z.string().nullable(),
  timeZone: z.string(),
  active: z.boolean(),
  version: z.number(),
});

/** A department and group somebody may work in; BOD is the board of the office. */
export const departmentGroup = z.object({
  departmentId: z.string().nullable(),
  groupId: z.string().nullable(),
  departmentName: z.string(),
  groupName: z.string(),
  type: z.enum(["Group", "BOD"]),
  isDefault: z.boolean(),
});

/** A user as pickers show them. */
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

export const companiesForSignIn = call({
  method: "GET",
  path: "SysCompany/GetCompanyPermissionLevel",
  right: "public",
  answer: z.array(z.object({ id, abbreviation: z.string() })),
  summary: "The companies somebody may sign in to",
});

export const getAllOffices = call({
  method: "GET",
  path: "SysOffice/GetAll",
  right: "signedIn",
  answer: z.array(officeChoice),
  summary: "The active offices of my company",
});

export const getOfficeById = call({
  method: "GET",
  path: "SysOffice/{id}",
  right: "signedIn",
  params: z.object({ id }),
  answer: officeRecord,
  summary: "One office with its letterhead",
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

export const personsIncharge = call({
  method: "GET",
  path: "SysUser/GetPersonInchargeByCurrentUser",
  right: "signedIn",
  query: z.object({ groupId: id.optional() }),
  answer: z.array(personIncharge),
  summary: "The persons in charge offered to me: my group, or the one named",
});

export const queryUsers = call({
  method: "POST",
  path: "SysUser/Query",
  right: "signedIn",
  body: z.object({
    keyword: maybeText(100),
    ids: z.array(id).max(200).optional(),
    officeId: id.nullish(),
    active: z.boolean().nullable().default(true),
    limit: z.number().int().min(1).max(200).default(50),
  }),
  answer: z.array(userChoice),
  summary: "Users of my company by name, user name or staff code, found without accents",
});
