import { resetPassword as resetPasswordCall } from "@fairway/areas/access/contract.ts";
import { type Served, serve, serveApart } from "@fairway/engine/http/serve.ts";
import * as contract from "../contract.ts";
import { actAs } from "./actAs.ts";
import { discover, publishKeys } from "./discovery.ts";
import { getToken } from "./getToken.ts";
import { endMySession, mySessions } from "./mySessions.ts";
import { forgetRemembered, whoIsRemembered } from "./remembered.ts";
import { resetPassword } from "./resetPassword.ts";
import { endSession, signOut } from "./signOut.ts";
import { switchUnit } from "./switchUnit.ts";
import { refusePassword, updatePassword } from "./updatePassword.ts";
import { readUserinfo } from "./userinfoTable.ts";

export { authenticateWith } from "./authenticate.ts";
export { checkDirectory } from "./directory.ts";

export const handlers: Served[] = [
  serveApart(contract.discovery, discover),
  serveApart(contract.signingKeys, publishKeys),
  serveApart(contract.token, getToken),
  serveApart(contract.remembered, whoIsRemembered),
  serveApart(contract.forget, forgetRemembered),
  serve(contract.impersonate, actAs),
  serve(contract.userinfo, readUserinfo),
  serve(contract.signOut, signOut),
  serveApart(contract.endSession, endSession),
  serve(contract.switchUnit, switchUnit),
  serve(contract.updatePassword, updatePassword),
  serve(contract.postPassword, updatePassword),
  serve(contract.getPassword, refusePassword),
  serve(resetPasswordCall, resetPassword),
  serve(contract.mySessions, mySessions),
  serve(contract.endMySession, endMySession),
];
