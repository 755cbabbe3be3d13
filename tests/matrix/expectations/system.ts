import type { Permission } from "@fairway/core/permission/permission.ts";
import { companyId, offices, people } from "../../cast/people.ts";
import type { Ground } from "../ground.ts";
import { somebody } from "../positions.ts";
import { ofFiles } from "./files.ts";
import {
  colleagues,
  type Expectation,
  type Expectations,
  menu,
  record,
  self,
} from "./expectation.ts";

const mailTexts = {
  kind: "preAlert",
  family: "sea",
  language: "en",
  version: null,
  subject: "Pre-alert {jobNo}",
  body: "Dear Sir or Madam,",
};

/** What cannot be derived of the calls of the organisation, of rights, messages and files. */
export function system(ground: Ground): Expectations {
  return { ...ofUnits(ground), ...ofPeople(ground), ...ofMessages(ground), ...ofFiles(ground) };
}

// Who made a unit has no more say about it than others.
const inUnit = (...rights: Permission[]): Expectation => ({ ...record(...rights), owner: "never" });
const ofUnit = (screen: string, action: string): Permission[] => [
  `${screen}.${action}`,
  `sysUserManagement.${action}`,
];

function ofUnits({ unitOf, idOf }: Ground): Expectations {
  const { office: officeId, department: departmentId, sys_group: groupId } = unitOf;
  // Mails of a department belong to who may open the department, so they stand where it stands.
  const ofDepartment: Expectation = {
    kind: "record",
    known: { id: departmentId && idOf["email_setting"] },
  };
  const exactly = { officeId: null, departmentId: null, groupId };
  return {
    "GET SysOffice/{id}": colleagues,
    "GET SysOffice/GetByCompany/{id}": colleagues,
    "GET SysOffice/GetByUserId": colleagues,
    "GET CatDepartment/GetDepartmentByOfficeId": colleagues,
    "GET CatDepartment/GetDepartmentTypes": colleagues,
    "GET SysGroup/GetByDepartment/{id}": colleagues,
    "GET SysOffice/GetOfficePermission/{userId}/{companyId}": { ...self, known: me },
    "GET SysGroup/GetDepartmentGroupPermission/{userId}/{officeId}": { ...self, known: me },
    "GET SysUser/GetPersonInchargeByCurrentUser": colleagues,
    "POST SysUserLevel/GetUsersByType": colleagues,
    "POST SysUserLevel/GetListUsersByCurrentCompany": colleagues,
    "POST SysUser/GetUserByLevel": colleagues,
    "GET SysUserGroup/GetByGroup/{groupId}": {
      ...inUnit(...ofUnit("sysGroup", "detail")),
      known: { groupId },
    },
    "GET SysUserGroup/{id}": inUnit(...ofUnit("sysGroup", "detail")),
    // Everybody who opens companies opens their own.
    "GET SysCompany/{id}": menu,
    "GET SysCompany/Uses/{id}": menu,
    "GET SysCompany/History/{id}": menu,
    "POST SysCompany/Paging": { kind: "menuList" },
    "GET SysCompany/File/{id}/{field}": {
      ...menu,
      known: { id: unitOf["company"], field: "logo" },
    },
    // A file waits with the person who sent it until its record is saved.
    "POST SysCompany/Attach/{field}": { ...menu, known: { field: "logo" } },
    "POST CatDepartment/Attach/{field}": { ...menu, known: { field: "signPath" } },
    "GET CatDepartment/File/{id}/{field}": {
      kind: "record",
      known: { id: departmentId, field: "signPath" },
    },
    "GET SysEmployee/GetByEmployeeId": colleagues,
    "GET SysEmployee/GetEmployeeByUser": colleagues,
    "GET SysSettingFlow/GetProfitMargin": colleagues,
    "GET SysUserLevel/GetUserActiveInfo": self,
    "PUT SysUser/UpdateProfile": self,
    "POST SysCompany/Add": { kind: "apart" },
    // The texts of mails are those of every office.
    "GET MailTemplate": menu,
    "PUT MailTemplate/Update": { ...menu, atLeast: "Company", known: mailTexts },
    "PUT MailTemplate/Reset": { kind: "apart" },
    "POST SysOffice/Add": { ...menu, atLeast: "Company" },
    "POST CatDepartment/Add": { ...inUnit("sysDepartment.write"), known: { branchId: officeId } },
    "POST SysGroup": { ...inUnit("sysGroup.write"), known: { departmentId } },
    // It stays where it is.
    "PUT CatDepartment/Update": { kind: "record", known: { id: departmentId, branchId: null } },
    "PUT SysGroup": { kind: "record", known: { id: groupId, departmentId: null } },
    "GET SysSettingFlow/GetSettingFlowByOffice": { kind: "record", known: { officeId } },
    "PUT SysSettingFlow": { kind: "record", known: { officeId } },
    "PUT BillMe/Days": { kind: "record", known: { officeId, version: 0, services: [] } },
    "PUT AcctAdvancePayment/Setting": { kind: "record", known: { officeId, version: 0 } },
    "POST SysUserLevel/AddUserToCompany": { ...menu, atLeast: "Company" },
    "POST SysUserLevel/AddUserToOffice": {
      ...inUnit(...ofUnit("sysOffice", "write")),
      known: { officeId },
    },
    "POST SysUserLevel/AddUserToDepartment": {
      ...inUnit(...ofUnit("sysDepartment", "write")),
      known: { departmentId },
    },
    "POST SysUserLevel/AddUserToGroup": {
      ...inUnit(...ofUnit("sysGroup", "write")),
      known: { groupId },
    },
    "POST SysUserGroup": { ...inUnit(...ofUnit("sysGroup", "write")), known: { groupId } },
    "PUT SysUserGroup": inUnit(...ofUnit("sysGroup", "write")),
    "DELETE SysUserGroup/{id}": inUnit(...ofUnit("sysGroup", "write")),
    "POST SysUserLevel/Query": { ...inUnit(...ofUnit("sysGroup", "detail")), known: exactly },
    "PUT SysUserLevel": inUnit(...ofUnit("sysGroup", "write")),
    "DELETE SysUserLevel/{id}": inUnit(...ofUnit("sysGroup", "write")),
    "PUT SysUserLevel/SetDefault": record("sysUserManagement.write"),
    "GET SysEmailSetting/GetEmailSettingByDeptId": { kind: "record", known: { id: departmentId } },
    "POST SysEmailSetting/Add": { kind: "record", known: { deptId: departmentId } },
    "GET SysEmailSetting/{id}": ofDepartment,
    "PUT SysEmailSetting/Update": ofDepartment,
    "DELETE SysEmailSetting/Delete": ofDepartment,
    "GET SysCompany/GetByUserId": colleagues,
    "GET SysOffice/GetLocationOfficeById/{id}": colleagues,
  };
}

/** The caller. */
const me = {
  userId: people.documentation.id,
  authorizer: people.documentation.id,
  companyId,
  officeId: offices.hcm,
};

function ofPeople({ officeId, idOf }: Ground): Expectations {
  // Rights belong to an office: the right on users has to reach the office, too.
  const inOffice: Expectation = { kind: "record", owner: "never", atLeast: "Office" };
  const sets = [{ officeId, permissionSampleId: idOf["permission_sample"] }];
  const forMe: Expectation = { kind: "menu", known: me };
  // Of somebody else's work one may only say that it ends.
  const ends: Expectation = { kind: "record", known: { active: false } };
  return {
    "POST auth/impersonate": { kind: "apart" },
    "GET Connect/Userinfo": self,
    "GET Account/Signout": self,
    "POST auth/switch": self,
    "PUT SysUser/UpdatePassword": self,
    "POST SysUser/UpdatePassword": self,
    "GET SysUser/UpdatePassword": self,
    "GET Menu/GetMenus": self,
    "GET Menu/GetListService": self,
    // It answers what it is sent.
    "POST Import/RowsWithErrors": colleagues,
    "PUT ListMemory/Columns": self,
    "POST ListMemory/View": self,
    "DELETE ListMemory/View/{id}": self,
    "GET SysUser/GetWhoMay": colleagues,
    "GET SysUserPermission/Permissions/{menu}": self,
    "GET SysUserPermission/Permissions": self,
    "GET SysPermissionGeneral/GetLevelPermissions": self,
    "GET SysUser/GetListUserWithPermission": colleagues,
    "GET SysUser/GetMySessions": self,
    "DELETE SysUser/EndSession/{id}": self,
    "GET SysUserPermission/GetByUserId": { kind: "record", known: { id: somebody } },
    "GET SysUserPermission/GetBy": { kind: "record", known: { officeId } },
    "POST SysUserPermission/Add": { ...inOffice, known: { sets } },
    "PUT SysUserPermission/Update": inOffice,
    "PUT SysUserPermission/ReApply": inOffice,
    "DELETE SysUserPermission/{id}": inOffice,
    "GET SysUserLevel/GetByUserId": {
      ...record("sysUserManagement.detail"),
      known: { id: somebody },
    },
    "POST SysAuthorization/Add": forMe,
    "POST SysAuthorizedApproval/Add": forMe,
    "PUT SysAuthorization/Update": ends,
    "PUT SysAuthorizedApproval/Update": ends,
  };
}

function ofMessages(_: Ground): Expectations {
  return {
    // A level that one holds or the own request decides, whatever the rights.
    "POST Approval/Paging": self,
    "GET Approval/Progress": self,
    "GET Approval/Denials": self,
    "PUT Approval/Approve": self,
    "PUT Approval/Deny": self,
    "PUT Approval/Recall": self,
    "PUT Approval/Refresh": self,
    "GET SysUserNotification/Paging": self,
    "PUT SysUserNotification/Read": self,
    "PUT SysUserNotification/ReadAll": self,
    "DELETE SysUserNotification/Delete": self,
    "GET SysUserNotification/HandOvers": self,
    // Messages go to people of every office.
    "POST SysNotification": { ...menu, atLeast: "Company" },
    "POST SysNotification/SendToAllClient": { ...menu, atLeast: "Company" },
    "POST SysNotification/SendToClient": { ...menu, atLeast: "Company" },
  };
}
