// Asked before anything is shown: apart from the rest, so that a page starts with no more.
import { workingStatuses } from "@fairway/areas/organisation/model/user.ts";
import { call } from "@fairway/core/contract/call.ts";
import { id } from "@fairway/core/contract/shapes.ts";
import { reaches } from "@fairway/core/permission/permission.ts";
import { z } from "zod";

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
const tokenAnswer = z.object({
  access_token: z.string(),
  token_type: z.literal("Bearer"),
  expires_in: z.number(),
  scope: z.string(),
  refresh_token: z.string().optional(),
  must_change_password: z.boolean().optional(),
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
  answer: z.object({ status: z.literal(true) }),
  summary: "Sign out: the session ends here and now",
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

export const getMenus = call({
  method: "GET",
  path: "Menu/GetMenus",
  right: "signedIn",
  query: z.object({ userId: z.string().optional(), officeId: z.string().optional() }),
  answer: z.array(menuEntry.extend({ subMenus: z.array(menuEntry) })),
  summary: "My side menu in the language of the path",
});

export const getPermissions = call({
  method: "GET",
  path: "SysUserPermission/Permissions",
  right: "signedIn",
  answer: z.array(screenPermission),
  summary: "My rights on every screen I may open",
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
