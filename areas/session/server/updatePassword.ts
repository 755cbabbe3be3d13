import type { Actor } from "@fairway/core/permission/actor.ts";
import { textKey } from "@fairway/core/text/textKey.ts";
import { audit } from "@fairway/engine/audit/audit.ts";
import { inTransaction, type Tx } from "@fairway/engine/db/tx.ts";
import type { Desk } from "@fairway/engine/http/serve.ts";
import { isWeakPassword, leastPasswordLength } from "../model/passwordRule.ts";
import { refuseSession } from "../model/refusals.ts";
import { givePassword } from "@fairway/areas/access/server/createPerson.ts";
import { fitsPassword } from "@fairway/areas/access/server/passwords.ts";
import { forgetEverywhere } from "./rememberedTable.ts";
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
  const username = textKey(actor.userName);
  const kept = await findSignIn(tx, companyId, username);
  if (kept?.isLdap) throw refuseSession("password.directory");
  const seconds = await readLock(tx, companyId, username);
  if (seconds > 0) throw refuseSession("signIn.locked", { minutes: Math.ceil(seconds / 60) });
  if (!(await fitsPassword(ask.oldPassword, kept?.passwordHash ?? null, actor.userId))) {
    // Apart, because the refusal undoes what this transaction writes.
    await inTransaction(database, (apart) => countFailure(apart, companyId, username, null));
    throw refuseSession("password.wrong", {}, { field: "oldPassword" });
  }
  if (isWeakPassword(ask.newPassword, actor.userName, ask.oldPassword)) {
    throw refuseSession("password.weak", { least: leastPasswordLength }, { field: "newPassword" });
  }
  const { userId } = actor;
  await givePassword(tx, { companyId, userId, password: ask.newPassword, mustChange: false });
  await forgetEverywhere(tx, companyId, userId);
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
  // Answered only to signed-in users; reads and changes nothing of `actor.userId`.
  throw refuseSession("password.notInAddress", { user: actor.userName });
}
