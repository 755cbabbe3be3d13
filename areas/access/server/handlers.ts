import { type Served, serve, serveAfter } from "@fairway/engine/http/serve.ts";
import type { ResourceCalls } from "@fairway/core/resource/calls.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { resourceHandlers } from "@fairway/engine/resource/resourceHandlers.ts";
import * as contract from "../contract.ts";
import { sysAuthorization, sysAuthorizedApproval } from "../model/sysAuthorization.ts";
import {
  addApproval,
  addAuthorization,
  queryAuthorities,
  removeAuthority,
  updateApproval,
  updateAuthorization,
} from "./authorizations.ts";
import { addCompany } from "./addCompany.ts";
import { importUsers } from "./importUsers.ts";
import { listServices } from "./listServices.ts";
import { whoMay } from "./whoMay.ts";
import { getMenus } from "./getMenus.ts";
import { getPermission, getPermissions } from "./getPermission.ts";
import {
  addSets,
  deleteSet,
  getSet,
  reapplyTemplate,
  setOfUserInOffice,
  setsOfUser,
  updateSet,
  usersWithPermission,
} from "./sets.ts";
import {
  addTemplate,
  deleteTemplate,
  getRoles,
  getTemplate,
  pageTemplates,
  queryTemplates,
  reachChoices,
  templateChoices,
  updateTemplate,
} from "./templates.ts";
import { makeOneTimePassword } from "./oneTimePassword.ts";
import { addUser } from "./userPasswords.ts";

export { whenCompanyFounded } from "./addCompany.ts";

/** The declarations of this area; the database must agree with each. */
export const resources = [sysAuthorization, sysAuthorizedApproval];

type Verbs = Readonly<Record<"query" | "add" | "update" | "remove", unknown>>;

/** A declaration's calls, some of them answered by verbs of this area. */
function declared(resource: Resource, calls: ResourceCalls, own: Verbs): Served[] {
  return resourceHandlers(resource, calls).map((served) => {
    const name = Object.entries(calls).find(([, call]) => call === served.call)?.[0];
    const verb = own[name as keyof Verbs];
    return verb ? { call: served.call, open: false, verb: verb as never } : served;
  });
}

export const handlers: Served[] = [
  serve(contract.getMenus, getMenus),
  serve(contract.getPermission, getPermission),
  serve(contract.getPermissions, getPermissions),
  serve(contract.listServices, listServices),
  serve(contract.addCompany, addCompany),
  serve(contract.importUsers, importUsers),
  serve(contract.whoMay, whoMay),
  serveAfter(contract.addUser, makeOneTimePassword, addUser),
  serve(contract.pageTemplates, pageTemplates),
  serve(contract.queryTemplates, queryTemplates),
  serve(contract.templateChoices, templateChoices),
  serve(contract.getTemplate, getTemplate),
  serve(contract.addTemplate, addTemplate),
  serve(contract.updateTemplate, updateTemplate),
  serve(contract.deleteTemplate, deleteTemplate),
  serve(contract.reachChoices, reachChoices),
  serve(contract.getRoles, getRoles),
  serve(contract.setsOfUser, setsOfUser),
  serve(contract.setOfUserInOffice, setOfUserInOffice),
  serve(contract.getSet, getSet),
  serve(contract.addSets, addSets),
  serve(contract.updateSet, updateSet),
  serve(contract.reapplyTemplate, reapplyTemplate),
  serve(contract.deleteSet, deleteSet),
  serve(contract.usersWithPermission, usersWithPermission),
  ...declared(sysAuthorization, contract.authorizationCalls, {
    query: queryAuthorities(sysAuthorization),
    add: addAuthorization,
    update: updateAuthorization,
    remove: removeAuthority(sysAuthorization),
  }),
  ...declared(sysAuthorizedApproval, contract.approvalCalls, {
    query: queryAuthorities(sysAuthorizedApproval),
    add: addApproval,
    update: updateApproval,
    remove: removeAuthority(sysAuthorizedApproval),
  }),
];
