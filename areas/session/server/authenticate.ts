import { setDefaultLevel, updateProfile } from "@fairway/areas/organisation/contract.ts";
import type { CallSpec } from "@fairway/core/contract/call.ts";
import { makeActor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Database } from "@fairway/engine/db/database.ts";
import type { Authenticate, Identity } from "@fairway/engine/http/answerCall.ts";
import * as contract from "../contract.ts";
import type { DirectorySettings } from "@fairway/engine/directory/openDirectory.ts";
import { refuseAccess } from "@fairway/areas/access/model/refusals.ts";
import { refuseSession } from "../model/refusals.ts";
import { noteActedBy } from "./actAs.ts";
import { checkAccessToken } from "./accessToken.ts";
import { useDirectory } from "./directory.ts";
import { readStanding } from "./standing.ts";

// The calls that are open before the one-time password is changed.
const beforeChange = new Set<CallSpec>([
  contract.updatePassword,
  contract.postPassword,
  contract.userinfo,
  contract.signOut,
]);

/**
 * What stays with the person themselves when an administrator acts as them. Signature, messages and
 * a password that is reset are refused by their verbs, because whose they are is told by the ask.
 */
export const notWhileActing: ReadonlySet<CallSpec> = new Set<CallSpec>([
  contract.updatePassword,
  contract.postPassword,
  contract.impersonate,
  contract.endMySession,
  updateProfile,
  setDefaultLevel,
]);

/**
 * Makes the actor of a call from its token, with the rights of this very moment; users marked so
 * sign in by the directory, and `directoryFailed` gets the reason whenever it does not answer.
 *
 * Refuses: session.missing · access.mustChangePassword · acting.notNow
 */
export function authenticateWith(
  database: Database,
  directory: DirectorySettings | null = null,
  directoryFailed: (error: unknown) => void = () => {},
): Authenticate {
  if (directory) useDirectory(database, directory, directoryFailed);
  return async (token) => {
    const who = await checkAccessToken(database, token);
    const actorOf: Identity = async (tx, call, language) => {
      const standing = await readStanding(tx, who);
      if (!standing?.open || !standing.worksThere) throw refuse("session.missing");
      if (standing.mustChange && !beforeChange.has(call)) {
        throw refuseSession("access.mustChangePassword");
      }
      if (standing.actedBy) {
        if (notWhileActing.has(call)) throw refuseAccess("acting.notNow");
        await noteActedBy(tx, standing.actedBy);
      }
      const { actor: _, ...place } = who;
      return makeActor({
        ...place,
        userName: standing.username,
        nameEn: standing.nameEn,
        userType: standing.userType,
        timeZone: standing.timeZone,
        language,
        actedBy: standing.actedBy,
        rights: standing.rights,
      });
    };
    return Object.assign(actorOf, { userId: who.userId });
  };
}
