import { type Served, serve, serveApart } from "@fairway/engine/http/serve.ts";
import * as contract from "../contract.ts";
import { discover, publishKeys } from "./discovery.ts";
import { getMenus } from "./getMenus.ts";
import { getPermission, getPermissions } from "./getPermission.ts";
import { getToken } from "./getToken.ts";
import { endSession, signOut } from "./signOut.ts";
import { switchUnit } from "./switchUnit.ts";
import { updatePassword } from "./updatePassword.ts";
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
];
