import { makeOneTimePassword } from "@fairway/areas/access/server/oneTimePassword.ts";
import { resetPassword as resetPasswordCall } from "@fairway/areas/access/contract.ts";
import { type Served, serve, serveAfter, serveApart } from "@fairway/engine/http/serve.ts";
import * as contract from "../contract.ts";
import { actAs } from "./actAs.ts";
import { readySigningKey } from "./accessToken.ts";
import { discover, publishKeys } from "./discovery.ts";
import { getToken } from "./getToken.ts";
import { endMySession, mySessions } from "./mySessions.ts";
import { forgetRemembered, whoIsRemembered } from "./remembered.ts";
import { resetPassword } from "./resetPassword.ts";
import { endSession, signOut } from "./signOut.ts";
import { switchUnit } from "./switchUnit.ts";
import { provePresent, refusePassword, updatePassword } from "./updatePassword.ts";
import { readUserinfo } from "./userinfoTable.ts";

export { authenticateWith } from "./authenticate.ts";
export { checkDirectory } from "./directory.ts";

export const handlers: Served[] = [
  serveApart(contract.discovery, discover),
  serveApart(contract.signingKeys, publishKeys),
  serveApart(contract.token, getToken),
  serveApart(contract.remembered, whoIsRemembered),
  serveApart(contract.forget, forgetRemembered),
  serveAfter(contract.impersonate, readySigningKey, actAs),
  serve(contract.userinfo, readUserinfo),
  serve(contract.signOut, signOut),
  serveApart(contract.endSession, endSession),
  serveAfter(contract.switchUnit, readySigningKey, switchUnit),
  serveAfter(contract.updatePassword, provePresent, updatePassword),
  serveAfter(contract.postPassword, provePresent, updatePassword),
  serve(contract.getPassword, refusePassword),
  serveAfter(resetPasswordCall, makeOneTimePassword, resetPassword),
  serve(contract.mySessions, mySessions),
  serve(contract.endMySession, endMySession),
];
