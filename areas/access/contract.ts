import { call } from "@fairway/core/contract/call.ts";
import { userInput, workingStatuses } from "@fairway/areas/organisation/model/user.ts";
import {
  done as written,
  id,
  maybeText,
  needText,
  pageOf,
  paging,
} from "@fairway/core/contract/shapes.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { resourceCalls } from "@fairway/core/resource/calls.ts";
import { company } from "@fairway/areas/organisation/model/company.ts";
import { importBody, importCount } from "@fairway/core/imports/importShapes.ts";
import { inputShape } from "@fairway/core/resource/shapes.ts";
import { reaches } from "@fairway/core/permission/permission.ts";
import { z } from "zod";
import { menuRow } from "./model/permissionRows.ts";
import { sysAuthorization, sysAuthorizedApproval } from "./model/sysAuthorization.ts";

const done = z.object({ status: z.literal(true) });

/** The rights of the person on one screen. */
export const screenPermission = z.object({
  menuId: z.string(),
  route: z.string(),
  access: z.boolean(),
  detail: z.enum(reaches),
  write: z.enum(reaches),
  delete: z.enum(reaches),
  list: z.enum(reaches),
  import: z.boolean(),
  export: z.boolean(),
  allowAdd: z.boolean(),
  specialActions: z.array(z.object({ action: z.string(), isAllow: z.boolean() })),
});

const menuEntry = z.object({
  id: z.string(),
  parentId: z.string().nullable(),
  name: z.string(),
  description: z.string().nullable(),
  icon: z.string().nullable(),
  sequence: z.number(),
  arguments: z.string().nullable(),
  route: z.string(),
  display: z.boolean(),
  displayChild: z.boolean(),
  orderNumber: z.number(),
});

/** An access token and how long it lasts; the refresh token only for those who ask for it. */
export const tokenAnswer = z.object({
  access_token: z.string(),
  token_type: z.literal("Bearer"),
  expires_in: z.number(),
  scope: z.string(),
  refresh_token: z.string().optional(),
  must_change_password: z.boolean().optional(),
});

export const discovery = call({
  method: "GET",
  path: ".well-known/openid-configuration",
  at: "root",
  right: "public",
  answer: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  summary: "Where to sign in, refresh and sign out",
});

export const signingKeys = call({
  method: "GET",
  path: ".well-known/openid-configuration/jwks",
  at: "root",
  right: "public",
  answer: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }),
  summary: "The public keys that access tokens are checked with",
});

const sent = z.string().max(2000).nullish();

export const token = call({
  method: "POST",
  path: "connect/token",
  at: "root",
  right: "public",
  // Loose on purpose: what is wrong is answered in the form OAuth prescribes.
  body: z.object({
    grant_type: sent,
    username: sent,
    password: sent,
    companyId: sent,
    officeId: sent,
    departmentId: sent,
    groupId: sent,
    userType: sent,
    client_id: sent,
    scope: sent,
    refresh_token: sent,
    remember: z.union([z.boolean(), z.string()]).nullish(),
  }),
  answer: tokenAnswer,
  summary: "Sign in with a password, or exchange a refresh token",
});

const nobody = z.object({});

export const remembered = call({
  method: "GET",
  path: "connect/remembered",
  at: "root",
  right: "public",
  answer: z.object({ username: z.string().nullable(), companyId: id.nullable() }),
  summary: "Whom this browser remembers, by a cookie that no script can read",
});

export const forget = call({
  method: "POST",
  path: "connect/forget",
  at: "root",
  right: "public",
  body: nobody,
  answer: done,
  summary: "Forget the person this browser remembers, in every browser",
});

export const impersonate = call({
  method: "POST",
  path: "auth/impersonate",
  at: "root",
  right: "signedIn",
  body: z.object({ userId: id, companyId: id.nullish() }),
  answer: tokenAnswer,
  summary: "Act as another user for half an hour; Super Admins only",
});

export const userinfo = call({
  method: "GET",
  path: "Connect/Userinfo",
  at: "root",
  right: "signedIn",
  answer: z.object({
    id,
    sub: id,
    userName: z.string(),
    preferred_username: z.string(),
    email: z.string().nullable(),
    phone_number: z.string().nullable(),
    employeeId: z.string(),
    photo: z.string().nullable(),
    nameEn: z.string(),
    nameVn: z.string(),
    title: z.string().nullable(),
    code: z.string(),
    bankAccountNo: z.string().nullable(),
    bankName: z.string().nullable(),
    bankCode: z.string().nullable(),
    bankOfficeAccountNoVnd: z.string().nullable(),
    bankOfficeAccountNoUsd: z.string().nullable(),
    kbExchangeRate: z.string(),
    internalCode: z.string().nullable(),
    companyCode: z.string(),
    officeCode: z.string(),
    officeType: z.string(),
    timeZone: z.string(),
    signatureImage: z.string().nullable(),
    userType: z.string(),
    userRole: z.string(),
    /** Signs in by the directory, so has no password here. */
    isLdap: z.boolean(),
    personalId: z.string().nullable(),
    description: z.string().nullable(),
    workingStatus: z.enum(workingStatuses),
    /** VND that may be advanced. */
    creditLimit: z.string().nullable(),
    /** Percent of the limit that is in use. */
    creditRate: z.string().nullable(),
    companyId: id,
    officeId: id,
    departmentId: z.string().nullable(),
    groupId: z.string().nullable(),
    mustChangePassword: z.boolean(),
    /** The administrator who acts as this person, and until when. */
    actedBy: z.string().nullable(),
    actingUntil: z.string().nullable(),
  }),
  summary: "Who I am and where I work",
});

export const signOut = call({
  method: "GET",
  path: "Account/Signout",
  at: "root",
  right: "signedIn",
  writes: true,
  answer: done,
  summary: "Sign out: the session ends here and now",
});

export const endSession = call({
  method: "GET",
  path: "connect/endsession",
  at: "root",
  right: "public",
  writes: true,
  query: z.object({ post_logout_redirect_uri: z.string().max(500).optional() }),
  answer: z.object({}),
  summary: "End the browser's session and go to the sign-in screen",
});

export const switchUnit = call({
  method: "POST",
  path: "auth/switch",
  at: "root",
  right: "signedIn",
  body: z.object({
    officeId: id,
    departmentId: id.nullish(),
    groupId: id.nullish(),
  }),
  answer: tokenAnswer,
  summary: "Go on in another office or group; without group the default one of the office",
});

const newPassword = z.object({
  oldPassword: z.string().min(1).max(200),
  newPassword: z.string().min(1).max(200),
});

export const updatePassword = call({
  method: "PUT",
  path: "SysUser/UpdatePassword",
  right: "signedIn",
  body: newPassword,
  answer: done,
  summary: "Change my password",
});

export const getPassword = call({
  method: "GET",
  path: "SysUser/UpdatePassword",
  right: "signedIn",
  answer: done,
  summary: "Always refused: a password never travels in an address",
});

export const postPassword = call({
  method: "POST",
  path: "SysUser/UpdatePassword",
  right: "signedIn",
  body: newPassword,
  answer: done,
  summary: "Change my password, for clients that cannot put",
});

export const getMenus = call({
  method: "GET",
  path: "Menu/GetMenus",
  right: "signedIn",
  query: z.object({ userId: z.string().optional(), officeId: z.string().optional() }),
  answer: z.array(menuEntry.extend({ subMenus: z.array(menuEntry) })),
  summary: "My side menu in the language of the path",
});

export const listServices = call({
  method: "GET",
  path: "Menu/GetListService",
  right: "signedIn",
  answer: z.array(z.object({ id: z.string(), name: z.string(), menuId: z.string() })),
  summary: "The services whose jobs I may open, in the language of the path",
});

export const getPermission = call({
  method: "GET",
  path: "SysUserPermission/Permissions/{menu}",
  right: "signedIn",
  params: z.object({ menu: z.string().max(100) }),
  answer: screenPermission,
  summary: "My rights on one screen, by menu id or route",
});

export const getPermissions = call({
  method: "GET",
  path: "SysUserPermission/Permissions",
  right: "signedIn",
  answer: z.array(screenPermission),
  summary: "My rights on every screen I may open",
});

const version = z.number().int();
const changed = written(z.object({ id, version: z.number() }));

export const addUser = call({
  method: "POST",
  path: "SysUser",
  right: "sysUserManagement.add",
  body: userInput,
  answer: written(z.object({ id, version: z.number(), oneTimePassword: z.string().nullable() })),
  summary: "Create a user; the one-time password is answered here and never again",
});

export const importUsers = call({
  method: "POST",
  path: "SysUser/Import",
  right: "sysUserManagement.import",
  body: importBody,
  answer: written(
    importCount.extend({
      passwords: z.array(
        z.object({
          username: z.string(),
          employeeNameVn: z.string(),
          oneTimePassword: z.string(),
        }),
      ),
    }),
  ),
  summary: "Store the users of a sheet, all or none; one-time passwords are answered once",
});

export const addCompany = call({
  method: "POST",
  path: "SysCompany/Add",
  right: "sysCompany.add",
  body: inputShape(company).extend({
    adminUsername: needText(50).default("admin"),
    adminEmail: z.email().max(150).nullish(),
  }),
  answer: written(
    z.object({ id, version: z.number(), username: z.string(), oneTimePassword: z.string() }),
  ),
  summary: "Found a company with a head office and an administrator; Super Admins only",
});

export const resetPassword = call({
  method: "GET",
  path: "SysUser/ResetPassword",
  right: "sysUserManagement.write",
  writes: true,
  query: z.object({ id }),
  answer: written(z.object({ oneTimePassword: z.string() })),
  summary: "Give a user a new one-time password and end their sessions",
});

/** A template of rights in the list. */
export const templateRow = z.object({
  id,
  name: z.string(),
  type: z.enum(["Standard", "User"]),
  roleId: id.nullable(),
  roleName: z.string().nullable(),
  active: z.boolean(),
  users: z.number(),
  version: z.number(),
  datetimeModified: z.string(),
});

const templateInput = z.object({
  name: needText(150),
  type: z.enum(["Standard", "User"]).default("Standard"),
  roleId: id,
  active: z.boolean().default(true),
  menus: z.array(menuRow).max(200),
});
const templateRecord = templateRow.extend({
  id: id.nullable(),
  menus: z.array(menuRow),
});
const templateCriteria = z.object({
  keyword: maybeText(100),
  roleId: id.nullish(),
  active: z.boolean().nullish(),
  sort: z.string().max(60).nullish(),
});

export const pageTemplates = call({
  method: "POST",
  path: "SysPermissionGeneral/Paging",
  right: "sysPermission.list",
  query: paging,
  body: templateCriteria,
  answer: pageOf(templateRow),
  summary: "List page of permission templates",
});

export const queryTemplates = call({
  method: "POST",
  path: "SysPermissionGeneral/Query",
  right: ["sysPermission.list", "sysUserManagement.write"],
  body: templateCriteria,
  answer: z.array(templateRow),
  summary: "Permission templates for pickers",
});

export const templateChoices = call({
  method: "GET",
  path: "SysPermissionGeneral/GetDataCombobox",
  right: ["sysPermission.list", "sysUserManagement.write"],
  answer: z.array(z.object({ id, name: z.string() })),
  summary: "Active permission templates by name",
});

export const getTemplate = call({
  method: "GET",
  path: "SysPermissionGeneral/Get",
  right: "sysPermission.detail",
  query: z.object({ id: id.optional() }),
  answer: templateRecord,
  summary: "One permission template, or a blank one",
});

export const addTemplate = call({
  method: "POST",
  path: "SysPermissionGeneral/Add",
  right: "sysPermission.add",
  body: templateInput,
  answer: changed,
  summary: "Create a permission template",
});

export const updateTemplate = call({
  method: "PUT",
  path: "SysPermissionGeneral/Update",
  right: "sysPermission.write",
  body: templateInput.extend({ id, version }),
  answer: changed,
  summary: "Change a permission template; sets that were copied from it stay as they are",
});

export const deleteTemplate = call({
  method: "DELETE",
  path: "SysPermissionGeneral/{id}",
  right: "sysPermission.delete",
  params: z.object({ id }),
  answer: written(z.object({ id })),
  summary: "Delete a permission template that is off and that no set was copied from",
});

export const reachChoices = call({
  method: "GET",
  path: "SysPermissionGeneral/GetLevelPermissions",
  right: "signedIn",
  answer: z.array(z.object({ id: z.string(), name: z.string() })),
  summary: "How far a right may reach",
});

export const getRoles = call({
  method: "GET",
  path: "SysRole",
  right: ["sysRole.list", "sysPermission.list"],
  answer: z.array(
    z.object({
      id,
      code: z.string(),
      name: z.string(),
      description: z.string().nullable(),
      active: z.boolean(),
      templates: z.number(),
      users: z.number(),
    }),
  ),
  summary: "The roles of the company",
});

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
const setRecord = setRow.extend({
  menus: z.array(menuRow),
  permission: z.object({ allowUpdate: z.boolean() }),
});

export const setsOfUser = call({
  method: "GET",
  path: "SysUserPermission/GetByUserId",
  right: "sysUserManagement.detail",
  query: z.object({ id }),
  answer: z.array(setRow),
  summary: "The rights of a user, office by office",
});

export const setOfUserInOffice = call({
  method: "GET",
  path: "SysUserPermission/GetBy",
  right: "sysUserManagement.detail",
  query: z.object({ userId: id, officeId: id }),
  answer: setRecord,
  summary: "The rights of a user in one office",
});

export const getSet = call({
  method: "GET",
  path: "SysUserPermission/{id}",
  right: "sysUserManagement.detail",
  params: z.object({ id }),
  answer: setRecord,
  summary: "One set of rights",
});

export const addSets = call({
  method: "POST",
  path: "SysUserPermission/Add",
  right: "sysUserManagement.write",
  body: z.object({
    userId: id,
    sets: z
      .array(z.object({ officeId: id, permissionSampleId: id }))
      .min(1)
      .max(50),
  }),
  answer: written(z.object({ ids: z.array(id) })),
  summary: "Give a user the rights of a template in offices",
});

export const updateSet = call({
  method: "PUT",
  path: "SysUserPermission/Update",
  right: "sysUserManagement.write",
  body: z.object({ id, version, menus: z.array(menuRow).max(200) }),
  answer: changed,
  summary: "Change a user's rights in one office; they count at once",
});

export const reapplyTemplate = call({
  method: "PUT",
  path: "SysUserPermission/ReApply",
  right: "sysUserManagement.write",
  body: z.object({ id, version }),
  answer: changed,
  summary: "Copy the template into the set once more",
});

export const deleteSet = call({
  method: "DELETE",
  path: "SysUserPermission/{id}",
  right: "sysUserManagement.write",
  params: z.object({ id }),
  answer: written(z.object({ id })),
  summary: "Take a user's rights in one office",
});

export const usersWithPermission = call({
  method: "GET",
  path: "SysUser/GetListUserWithPermission",
  right: "signedIn",
  query: z.object({
    menuID: z.string().max(60),
    action: z.enum(["Detail", "Write", "Delete", "List"]),
  }),
  answer: z.array(
    z.object({
      id,
      username: z.string(),
      employeeNameEn: z.string(),
      employeeNameVn: z.string(),
    }),
  ),
  summary: "Active users within my reach who have access to a screen",
});

export const whoMay = call({
  method: "GET",
  path: "SysUser/GetWhoMay",
  right: "signedIn",
  query: z.object({
    permission: z
      .string()
      .max(100)
      .regex(/^\w+\.\w+$/),
  }),
  answer: z.array(
    z.object({
      id,
      employeeNameEn: z.string(),
      employeeNameVn: z.string(),
      officeName: z.string(),
    }),
  ),
  summary: "Up to three colleagues who have a right, the nearest first",
});

export const mySessions = call({
  method: "GET",
  path: "SysUser/GetMySessions",
  right: "signedIn",
  answer: z.array(
    z.object({
      id,
      isThis: z.boolean(),
      officeName: z.string(),
      address: z.string().nullable(),
      userAgent: z.string().nullable(),
      loggedInOn: z.string(),
      expiresAt: z.string(),
    }),
  ),
  summary: "Where I am signed in",
});

export const endMySession = call({
  method: "DELETE",
  path: "SysUser/EndSession/{id}",
  right: "signedIn",
  params: z.object({ id }),
  answer: written(z.object({ id })),
  summary: "Sign out another session of mine",
});

const authorityCalls = (resource: Resource) => {
  // Switching many on at once would pass over who may speak for whom.
  const calls = resourceCalls(resource, ["activate"]);
  const query = calls.query && { ...calls.query, right: `${resource.menu}.list` as const };
  const remove = calls.remove && { ...calls.remove, query: z.object({ id }) };
  return { ...calls, ...(query ? { query } : {}), ...(remove ? { remove } : {}) };
};

export const authorizationCalls = authorityCalls(sysAuthorization);
export const approvalCalls = authorityCalls(sysAuthorizedApproval);
