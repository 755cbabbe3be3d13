import { refuseAccess } from "@fairway/areas/access/model/refusals.ts";
import { givePassword } from "@fairway/areas/access/server/createPerson.ts";
import type { OneTimePassword } from "@fairway/areas/access/server/oneTimePassword.ts";
import { mustChangeUser } from "@fairway/areas/organisation/server/adminUsers.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { audit } from "@fairway/engine/audit/audit.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { refuseSession } from "../model/refusals.ts";
import { forgetEverywhere } from "./rememberedTable.ts";
import { closeOtherSessions } from "./sessionTable.ts";

/**
 * Gives a user a new password for one sign-in; their sessions end, and browsers
 * forget them.
 *
 * Refuses: acting.notNow for the person as whom somebody acts · password.directory
 */
export async function resetPassword(
  tx: Tx,
  actor: Actor,
  ask: { id: string },
  { made }: { made: OneTimePassword },
) {
  if (actor.actedBy && ask.id === actor.userId) throw refuseAccess("acting.notNow");
  const user = await mustChangeUser(tx, actor, ask.id);
  if (user.isLdap) throw refuseSession("password.directory");
  const { companyId } = actor;
  const { passwordHash } = made;
  await givePassword(tx, { companyId, userId: ask.id, passwordHash, mustChange: true });
  await forgetEverywhere(tx, companyId, ask.id);
  await closeOtherSessions(tx, companyId, ask.id, null);
  await audit(tx, actor, { kind: "passwordChange", object: user.username, recordId: ask.id });
  return { status: true as const, data: { oneTimePassword: made.password } };
}
