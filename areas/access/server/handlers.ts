import { type Served, serve, serveApart } from "@fairway/engine/http/serve.ts";
import * as contract from "../contract.ts";
import { discover, publishKeys } from "./discovery.ts";
import { getMenus } from "./getMenus.ts";
import { getPermission, getPermissions } from "./getPermission.ts";
import { getToken } from "./getToken.ts";
import { endSession, signOut } from "./signOut.ts";
import { switchUnit } from "./switchUnit.ts";
import { updatePassword } from "./updatePassword.ts";
import { endMySession, mySessions } from "./mySessions.ts";
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
import { addUser, resetPassword } from "./userPasswords.ts";
import { readUserinfo } from "./userinfoTable.ts";

export { authenticateWith } from "./authenticate.ts";

export const handlers: Served[] = [
  serveApart(contract.discovery, discover),
  serveApart(contract.signingKeys, publishKeys),
  serveApart(contract.token, getToken),
  serve(contract.userinfo, readUserinfo),
  serve(contract.signOut, signOut),
  serveApart(contract.endSession, endSession),
  serve(contract.switchUnit, switchUnit),
  serve(contract.updatePassword, updatePassword),
  serve(contract.postPassword, updatePassword),
  serve(contract.getMenus, getMenus),
  serve(contract.getPermission, getPermission),
  serve(contract.getPermissions, getPermissions),
  serve(contract.addUser, addUser),
  serve(contract.resetPassword, resetPassword),
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
  serve(contract.mySessions, mySessions),
  serve(contract.endMySession, endMySession),
];
