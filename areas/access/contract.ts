import { company } from "@fairway/areas/organisation/model/company.ts";
import { userInput } from "@fairway/areas/organisation/model/user.ts";
import { call } from "@fairway/core/contract/call.ts";
import {
  done as written,
  id,
  maybeId,
  maybeText,
  needCode,
  pageOf,
  paging,
} from "@fairway/core/contract/shapes.ts";
import { importBody, importCount } from "@fairway/core/imports/importShapes.ts";
import { resourceCalls } from "@fairway/core/resource/calls.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { inputShape } from "@fairway/core/resource/shapes.ts";
import { z } from "zod";
import { menuRow } from "./model/permissionRows.ts";
import { setRecord, setRow } from "./model/permissionSet.ts";
import { templateInput, templateRecord, templateRow } from "./model/permissionTemplate.ts";
import { screenPermission } from "./model/startShapes.ts";
import { sysAuthorization, sysAuthorizedApproval } from "./model/sysAuthorization.ts";

export { getMenus, getPermissions, whoMay } from "./contractStart.ts";

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
    adminUsername: needCode(50).default("admin"),
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

const templateCriteria = z.object({
  keyword: maybeText(100),
  roleId: maybeId,
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
  summary: "Copy the template into the set again",
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

const authorityCalls = (resource: Resource) => {
  // Activating several at once would skip the check of each authorization.
  const calls = resourceCalls(resource, ["activate"]);
  const query = calls.query && { ...calls.query, right: `${resource.menu}.list` as const };
  const remove = calls.remove && { ...calls.remove, query: z.object({ id }) };
  return { ...calls, ...(query ? { query } : {}), ...(remove ? { remove } : {}) };
};

export const authorizationCalls = authorityCalls(sysAuthorization);
export const approvalCalls = authorityCalls(sysAuthorizedApproval);
