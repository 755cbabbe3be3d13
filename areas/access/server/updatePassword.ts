import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { isWeakPassword, leastPasswordLength } from "../model/passwordRule.ts";
import { refuseAccess } from "../model/refusals.ts";
import { fitsPassword, hashPassword } from "./passwords.ts";
import { readPassword, writePassword } from "./passwordTable.ts";
import { closeOtherSessions } from "./sessionTable.ts";

/**
 * Changes the password of the person who asks and ends their other sessions.
 *
 * Refuses: password.wrong · password.weak
 */
export async function updatePassword(
  tx: Tx,
  actor: Actor,
  ask: { oldPassword: string; newPassword: string },
): Promise<{ status: true }> {
  const { companyId } = actor;
  const kept = await readPassword(tx, companyId, actor.userId);
  if (!(await fitsPassword(ask.oldPassword, kept))) {
    throw refuseAccess("password.wrong", {}, { field: "oldPassword" });
  }
  if (isWeakPassword(ask.newPassword, actor.userName, ask.oldPassword)) {
    throw refuseAccess("password.weak", { least: leastPasswordLength }, { field: "newPassword" });
  }
  const passwordHash = await hashPassword(ask.newPassword);
  await writePassword(tx, { companyId, id: actor.userId, passwordHash, mustChange: false });
  await closeOtherSessions(tx, companyId, actor.userId, actor.sessionId);
  return { status: true };
}
