import type { CallSpec } from "@fairway/core/contract/call.ts";
import { makeActor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Database } from "@fairway/engine/db/database.ts";
import type { Authenticate, Identity } from "@fairway/engine/http/answerCall.ts";
import * as contract from "../contract.ts";
import { refuseAccess } from "../model/refusals.ts";
import { checkAccessToken } from "./accessToken.ts";
import { readStanding } from "./permissionTable.ts";

// What somebody may do before the one-time password is changed.
const beforeChange = new Set<CallSpec>([
  contract.updatePassword,
  contract.postPassword,
  contract.userinfo,
  contract.signOut,
]);

/**
 * Makes the actor of a call from its token, with the rights of this very moment.
 *
 * Refuses: session.missing · access.mustChangePassword
 */
export function authenticateWith(database: Database): Authenticate {
  return async (token) => {
    const who = await checkAccessToken(database, token);
    const actorOf: Identity = async (tx, call, language) => {
      const standing = await readStanding(tx, who);
      if (!standing?.open || !standing.worksThere) throw refuse("session.missing");
      if (standing.mustChange && !beforeChange.has(call)) {
        throw refuseAccess("access.mustChangePassword");
      }
      return makeActor({
        ...who,
        userName: standing.username,
        nameEn: standing.nameEn,
        userType: standing.userType,
        timeZone: standing.timeZone,
        language,
        rights: standing.rights,
      });
    };
    return Object.assign(actorOf, { userId: who.userId });
  };
}
