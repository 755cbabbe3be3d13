import type { Actor } from "@fairway/core/permission/actor.ts";
import { audit } from "@fairway/engine/audit/audit.ts";
import { inTransaction, type Tx } from "@fairway/engine/db/tx.ts";
import type { Desk } from "@fairway/engine/http/serve.ts";
import { isWeakPassword, leastPasswordLength } from "../model/passwordRule.ts";
import { refuseAccess } from "../model/refusals.ts";
import { fitsPassword, hashPassword } from "./passwords.ts";
import { readPassword, writePassword } from "./passwordTable.ts";
import { closeOtherSessions, countFailure, findSignIn, readLock } from "./sessionTable.ts";

/**
 * Changes the caller's password and ends their other sessions; a wrong present
 * password counts like a failed sign-in.
 *
 * Refuses: password.directory · signIn.locked · password.wrong · password.weak
 */
export async function updatePassword(
  tx: Tx,
  actor: Actor,
  ask: { oldPassword: string; newPassword: string },
  { database }: Pick<Desk, "database">,
): Promise<{ status: true }> {
  const { companyId } = actor;
  const username = actor.userName.toLowerCase();
  if ((await findSignIn(tx, companyId, username))?.isLdap) throw refuseAccess("password.directory");
  const seconds = await readLock(tx, companyId, username);
  if (seconds > 0) throw refuseAccess("signIn.locked", { minutes: Math.ceil(seconds / 60) });
  const kept = await readPassword(tx, companyId, actor.userId);
  if (!(await fitsPassword(ask.oldPassword, kept))) {
    // Apart, because the refusal undoes what this transaction writes.
    await inTransaction(database, (apart) => countFailure(apart, companyId, username));
    throw refuseAccess("password.wrong", {}, { field: "oldPassword" });
  }
  if (isWeakPassword(ask.newPassword, actor.userName, ask.oldPassword)) {
    throw refuseAccess("password.weak", { least: leastPasswordLength }, { field: "newPassword" });
  }
  const passwordHash = await hashPassword(ask.newPassword);
  await writePassword(tx, { companyId, id: actor.userId, passwordHash, mustChange: false });
  await closeOtherSessions(tx, companyId, actor.userId, actor.sessionId);
  await audit(tx, actor, {
    kind: "passwordChange",
    object: actor.userName,
    recordId: actor.userId,
    after: { by: "themselves" },
  });
  return { status: true };
}

/** Refuses what older clients do: a password in an address stands in logs and histories. */
export async function refusePassword(_: Tx, actor: Actor): Promise<never> {
  // Said only to who is signed in; nothing of `actor.userId` is read or changed.
  throw refuseAccess("password.notInAddress", { user: actor.userName });
}
