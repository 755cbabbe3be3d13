import { serviceCodes } from "@fairway/areas/service/model/serviceOf.ts";
import { call } from "@fairway/core/contract/call.ts";
import {
  chosenColumns,
  done,
  id,
  maybeId,
  maybeText,
  pageOf,
  paging,
} from "@fairway/core/contract/shapes.ts";
import { resourceCalls } from "@fairway/core/resource/calls.ts";
import { sheetFields } from "@fairway/core/resource/sheetNames.ts";
import { rowShape } from "@fairway/core/resource/shapes.ts";
import { z } from "zod";
import { company } from "./model/company.ts";
import { department } from "./model/department.ts";
import { emailSetting, emailSettingChange, emailSettingInput } from "./model/emailSetting.ts";
import { group } from "./model/group.ts";
import { office } from "./model/office.ts";
import { officeChoice } from "./model/officeChoice.ts";
import { officeRecord } from "./model/officeRecord.ts";
import { marginRow, officeSettings, settingChange } from "./model/officeSetting.ts";
import { positions, userRoles, userTypes } from "./model/organisation.ts";
import { profileInput, userChange, userInput, workingStatuses } from "./model/user.ts";
import { userLevel } from "./model/userLevel.ts";
import { employee, personIncharge, userChoice, userRecord, userRow } from "./model/userRecord.ts";
import { userSheet } from "./model/userSheet.ts";

export { myDepartmentGroups, myOffices } from "./contractHeader.ts";

const byId = z.object({ id: z.string() });
const written = done(z.object({ id: z.string(), version: z.number() }));

const declared = (
  resource: Parameters<typeof resourceCalls>[0],
  without: Parameters<typeof resourceCalls>[1] = [],
) => {
  const calls = resourceCalls(resource, without);
  const remove = calls.remove;
  // Older contracts give the record's id in the query.
  return remove && !remove.params ? { ...calls, remove: { ...remove, query: byId } } : calls;
};

/** Only one company is visible, and users cannot deactivate their own. */
export const companyCalls = declared(company, ["activate"]);
export const officeCalls = declared(office);
export const departmentCalls = declared(department);
export const groupCalls = declared(group);

export const companiesForSignIn = call({
  method: "GET",
  path: "SysCompany/GetCompanyPermissionLevel",
  right: "public",
  answer: z.array(z.object({ id, abbreviation: z.string() })),
  summary: "The companies somebody may sign in to",
});

export const companiesOfUser = call({
  method: "GET",
  path: "SysCompany/GetByUserId",
  right: "signedIn",
  query: z.object({ id }),
  answer: z.array(
    z.object({
      id,
      code: z.string(),
      abbreviation: z.string(),
      nameEn: z.string(),
      nameVn: z.string(),
    }),
  ),
  summary: "The company a user works in; oneself, or a user the right covers",
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

export const locationOfOffice = call({
  method: "GET",
  path: "SysOffice/GetLocationOfficeById/{id}",
  right: "signedIn",
  params: z.object({ id }),
  answer: z.object({ id, location: z.string().nullable() }),
  summary: "The place an office writes on its papers",
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
    officeId: maybeId,
    active: z.boolean().nullable().default(true),
    limit: z.number().int().min(1).max(200).default(50),
  }),
  answer: z.array(userChoice),
  summary: "Users of my company by name, user name or staff code, found without accents",
});

export const officesOfCompany = call({
  method: "GET",
  path: "SysOffice/GetByCompany/{id}",
  right: "signedIn",
  params: byId,
  answer: z.array(officeChoice),
  summary: "The active offices of my company",
});

export const officesOfUser = call({
  method: "GET",
  path: "SysOffice/GetByUserId",
  right: "signedIn",
  query: byId,
  answer: z.array(officeChoice),
  summary: "The offices a user works in",
});

export const departmentsOfOffice = call({
  method: "GET",
  path: "CatDepartment/GetDepartmentByOfficeId",
  right: "signedIn",
  query: byId,
  answer: z.array(rowShape(department)),
  summary: "The departments of an office",
});

export const departmentTypes = call({
  method: "GET",
  path: "CatDepartment/GetDepartmentTypes",
  right: "signedIn",
  answer: z.array(z.object({ id: z.string(), name: z.string() })),
  summary: "The types a department may have",
});

export const groupsOfDepartment = call({
  method: "GET",
  path: "SysGroup/GetByDepartment/{id}",
  right: "signedIn",
  params: byId,
  answer: z.array(rowShape(group)),
  summary: "The groups of a department",
});

/** Users added to a unit; those with an id are there already and stay unchanged. */
const placed = z.array(z.object({ id: maybeId, userId: id, position: z.enum(positions) })).max(500);

const addTo = <Unit extends z.ZodRawShape>(path: string, menu: string, unit: Unit) =>
  call({
    method: "POST",
    path: `SysUserLevel/${path}`,
    right: [`${menu}.write`, "sysUserManagement.write"],
    body: z.object({ ...unit, users: placed }),
    answer: done(z.object({ added: z.number() })),
    summary: "Put people into a unit; who was there before comes back",
  });

export const addUserToCompany = addTo("AddUserToCompany", "sysCompany", {});
export const addUserToOffice = addTo("AddUserToOffice", "sysOffice", { officeId: id });
export const addUserToDepartment = addTo("AddUserToDepartment", "sysDepartment", {
  departmentId: id,
});
export const addUserToGroup = addTo("AddUserToGroup", "sysGroup", { groupId: id });

export const queryLevels = call({
  method: "POST",
  path: "SysUserLevel/Query",
  right: "signedIn",
  body: z.object({
    officeId: maybeId,
    departmentId: maybeId,
    groupId: maybeId,
  }),
  answer: z.array(userLevel),
  summary: "Who works in exactly this unit; without any, on the level of the company",
});

export const levelsOfUser = call({
  method: "GET",
  path: "SysUserLevel/GetByUserId",
  right: "signedIn",
  query: z.object({ id }),
  answer: z.array(userLevel),
  summary: "Where a user works; their own or with the right on users",
});

export const removeLevel = call({
  method: "DELETE",
  path: "SysUserLevel/{id}",
  right: "signedIn",
  params: z.object({ id }),
  answer: done(z.object({ id })),
  summary: "Take a person out of a unit; the row stays, switched off",
});

export const setDefaultLevel = call({
  method: "PUT",
  path: "SysUserLevel/SetDefault",
  right: "signedIn",
  query: z.object({ Id: id }),
  answer: done(z.object({ id })),
  summary: "Sign in here from now on",
});

export const changeLevel = call({
  method: "PUT",
  path: "SysUserLevel",
  right: "signedIn",
  body: z.object({ id, position: z.enum(positions) }),
  answer: done(z.object({ id })),
  summary: "Change what somebody is in a unit",
});

export const activePeople = call({
  method: "GET",
  path: "SysUserLevel/GetUserActiveInfo",
  right: "signedIn",
  answer: z.array(personIncharge),
  summary: "Active people of my company with where they work, their default place first",
});

export const usersByType = call({
  method: "POST",
  path: "SysUserLevel/GetUsersByType",
  writes: false,
  right: "signedIn",
  body: z.object({
    /** Exactly this level, or with "owner" the unit and all below it. */
    type: z.enum(["company", "office", "department", "group", "owner"]),
    officeId: maybeId,
    departmentId: maybeId,
    groupId: maybeId,
  }),
  answer: z.array(userChoice),
  summary: "Active users of a unit, on exactly its level or in all below it",
});

export const usersOfMyCompany = call({
  method: "POST",
  path: "SysUserLevel/GetListUsersByCurrentCompany",
  writes: false,
  right: "signedIn",
  body: z.object({ active: z.boolean().nullable().default(true) }),
  answer: z.array(userChoice),
  summary: "The users who work in my company",
});

export const peopleOfGroup = call({
  method: "GET",
  path: "SysUserGroup/GetByGroup/{groupId}",
  right: "signedIn",
  params: z.object({ groupId: id }),
  answer: z.array(userLevel),
  summary: "Who works in a group",
});

export const getGroupPlace = call({
  method: "GET",
  path: "SysUserGroup/{id}",
  right: "signedIn",
  params: z.object({ id }),
  answer: userLevel,
  summary: "The place of one person in a group",
});

export const addGroupPlace = call({
  method: "POST",
  path: "SysUserGroup",
  right: ["sysGroup.write", "sysUserManagement.write"],
  body: z.object({ groupId: id, userId: id, position: z.enum(positions).default("Staff") }),
  answer: done(z.object({ added: z.number() })),
  summary: "Put one person into a group",
});

export const changeGroupPlace = call({
  method: "PUT",
  path: "SysUserGroup",
  right: ["sysGroup.write", "sysUserManagement.write"],
  body: z.object({ id, position: z.enum(positions) }),
  answer: done(z.object({ id })),
  summary: "Change what somebody is in a group",
});

export const removeGroupPlace = call({
  method: "DELETE",
  path: "SysUserGroup/{id}",
  right: ["sysGroup.write", "sysUserManagement.write"],
  params: z.object({ id }),
  answer: done(z.object({ id })),
  summary: "Take somebody out of a group; the row stays, switched off",
});

export const employeeById = call({
  method: "GET",
  path: "SysEmployee/GetByEmployeeId",
  right: "signedIn",
  query: z.object({ employeeid: id }),
  answer: employee,
  summary: "One employee",
});

export const employeeOfUser = call({
  method: "GET",
  path: "SysEmployee/GetEmployeeByUser",
  right: "signedIn",
  query: z.object({ userId: id }),
  answer: employee,
  summary: "The employee behind a user",
});

const userCriteria = z.object({
  keyword: maybeText(100),
  searchBy: z.string().max(60).nullish(),
  userType: z.enum(userTypes).nullish(),
  userRole: z.enum(userRoles).nullish(),
  workingStatus: z.enum(workingStatuses).nullish(),
  active: z.boolean().nullish(),
  officeId: maybeId,
  sort: z.string().max(60).nullish(),
});

export const pageUsers = call({
  method: "POST",
  path: "SysUser/Paging",
  right: "sysUserManagement.list",
  query: paging,
  body: userCriteria,
  answer: pageOf(userRow),
  summary: "List page of users",
});

/** Sheets of users; storing one creates passwords and belongs to `areas/access`. */
export const userSheetCalls = resourceCalls(userSheet, ["import", "export"]);

export const exportUsers = call({
  method: "POST",
  path: "SystemReport/ExportUser",
  writes: false,
  right: "sysUserManagement.export",
  query: z.object({ format: z.enum(["xlsx", "csv"]).optional() }),
  body: userCriteria.extend({ columns: chosenColumns(sheetFields(userSheet)) }),
  answer: "file",
  summary: "The filtered users as a sheet that can be imported again",
});

export const allUsers = call({
  method: "GET",
  path: "SysUser",
  right: "signedIn",
  answer: z.array(userChoice),
  summary: "All active users of my company",
});

export const getUser = call({
  method: "GET",
  path: "SysUser/{id}",
  right: "sysUserManagement.detail",
  params: z.object({ id }),
  answer: userRecord,
  summary: "One user with the employee behind it",
});

export const updateUser = call({
  method: "PUT",
  path: "SysUser",
  right: "sysUserManagement.write",
  body: userChange,
  answer: written,
  summary: "Change a user; who is switched off is out at once",
});

export const deleteUser = call({
  method: "DELETE",
  path: "SysUser/Delete",
  right: "sysUserManagement.delete",
  query: z.object({ id }),
  answer: done(z.object({ id })),
  summary: "Delete a user who never worked here",
});

export const usersOnLevel = call({
  method: "POST",
  path: "SysUser/GetUserByLevel",
  writes: false,
  right: "signedIn",
  body: z.object({
    officeId: maybeId,
    departmentId: maybeId,
    groupId: maybeId,
  }),
  answer: z.array(userChoice),
  summary: "Active users of a unit and of those below it",
});

export const updateProfile = call({
  method: "PUT",
  path: "SysUser/UpdateProfile",
  right: "signedIn",
  body: profileInput,
  answer: done(z.object({ id })),
  summary: "Change what others see of me",
});

export const getSettingFlow = call({
  method: "GET",
  path: "SysSettingFlow/GetSettingFlowByOffice",
  right: "sysOffice.detail",
  query: z.object({ officeId: id }),
  answer: officeSettings,
  summary: "What an office has decided: approvals, locks, checks, margins",
});

export const saveSettingFlow = call({
  method: "PUT",
  path: "SysSettingFlow",
  right: "sysOffice.write",
  body: settingChange,
  answer: done(z.object({ officeId: id, version: z.number() })),
  summary: "Save what an office decides",
});

export const getProfitMargin = call({
  method: "GET",
  path: "SysSettingFlow/GetProfitMargin",
  right: "signedIn",
  query: z.object({ officeId: id, transactionType: z.enum(serviceCodes) }),
  answer: marginRow,
  summary: "The least margin of a service of an office",
});

export { userChange, userInput };

export const emailSettingsOf = call({
  method: "GET",
  path: "SysEmailSetting/GetEmailSettingByDeptId",
  right: "sysDepartment.detail",
  query: z.object({ id }),
  answer: z.array(emailSetting),
  summary: "Which mails of a department go to whom",
});

export const getEmailSetting = call({
  method: "GET",
  path: "SysEmailSetting/{id}",
  right: "sysDepartment.detail",
  params: z.object({ id }),
  answer: emailSetting,
  summary: "Who gets one kind of mail",
});

export const addEmailSetting = call({
  method: "POST",
  path: "SysEmailSetting/Add",
  right: "sysDepartment.write",
  body: emailSettingInput,
  answer: written,
  summary: "Decide who gets a kind of mail",
});

export const updateEmailSetting = call({
  method: "PUT",
  path: "SysEmailSetting/Update",
  right: "sysDepartment.write",
  body: emailSettingChange,
  answer: written,
  summary: "Change who gets a kind of mail",
});

export const deleteEmailSetting = call({
  method: "DELETE",
  path: "SysEmailSetting/Delete",
  right: "sysDepartment.write",
  query: z.object({ id }),
  answer: done(z.object({ id })),
  summary: "Forget who gets a kind of mail",
});
