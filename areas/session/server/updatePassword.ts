import { givePassword } from "@fairway/areas/access/server/createPerson.ts";
import { fitsPassword, hashPassword } from "@fairway/areas/access/server/passwords.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { textKey } from "@fairway/core/text/textKey.ts";
import { audit } from "@fairway/engine/audit/audit.ts";
import type { Database } from "@fairway/engine/db/database.ts";
import { inTransaction, type Tx } from "@fairway/engine/db/tx.ts";
import { networkOf } from "@fairway/engine/http/networkOf.ts";
import type { Caller } from "@fairway/engine/http/serve.ts";
import { isWeakPassword, leastPasswordLength } from "../model/passwordRule.ts";
import { refuseSession } from "../model/refusals.ts";
import { giveBackPlace, noteSuccess } from "./failureTable.ts";
import { inPlace } from "./inPlace.ts";
import { forgetEverywhere } from "./rememberedTable.ts";
import { closeOtherSessions, findSignIn, lockPassword } from "./sessionTable.ts";

interface NewPassword {
  readonly oldPassword: string;
  readonly newPassword: string;
}

/** What is known of a change of password before its transaction. */
interface Present {
  /** The stored hash that the present password fits; null when it fits none. */
  readonly fitting: string | null;
  /** The hash of the new password; null when it is not taken. */
  readonly newHash: string | null;
}

/**
 * Compares the present password and hashes the new one, outside of any transaction; a wrong present
 * password counts like a failed sign-in.
 *
 * Refuses: password.directory · signIn.locked
 */
export async function provePresent(
  database: Database,
  actor: Actor,
  ask: NewPassword,
  caller: Pick<Caller, "address">,
): Promise<Present> {
  const { companyId } = actor;
  const username = textKey(actor.userName);
  const from = networkOf(caller.address);
  const find = async (tx: Tx) => {
    const kept = await findSignIn(tx, companyId, username);
    if (kept?.isLdap) throw refuseSession("password.directory");
    return kept?.passwordHash ?? null;
  };
  const attempt = { companyId, username, from };
  const present = await inPlace(database, attempt, find, async (fitting, place) => {
    if (!(await fitsPassword(ask.oldPassword, fitting, from))) return null;
    const isWeak = isWeakPassword(ask.newPassword, actor.userName, ask.oldPassword);
    const newHash = isWeak ? null : await hashPassword(ask.newPassword);
    await inTransaction(database, async (tx) => {
      await giveBackPlace(tx, place);
      await noteSuccess(tx, attempt);
    });
    return { fitting, newHash };
  });
  return present ?? { fitting: null, newHash: null };
}

/**
 * Changes the caller's password and ends their other sessions.
 *
 * Refuses: password.wrong · password.weak
 */
export async function updatePassword(
  tx: Tx,
  actor: Actor,
  _: NewPassword,
  { made: { fitting, newHash } }: { readonly made: Present },
): Promise<{ status: true }> {
  const { companyId, userId } = actor;
  // Meanwhile another change may have replaced the password that was compared.
  if (fitting === null || fitting !== (await lockPassword(tx, companyId, userId))) {
    throw refuseSession("password.wrong", {}, { field: "oldPassword" });
  }
  if (newHash === null) {
    throw refuseSession("password.weak", { least: leastPasswordLength }, { field: "newPassword" });
  }
  await givePassword(tx, { companyId, userId, passwordHash: newHash, mustChange: false });
  await forgetEverywhere(tx, companyId, userId);
  await closeOtherSessions(tx, companyId, userId, actor.sessionId);
  await audit(tx, actor, {
    kind: "passwordChange",
    object: actor.userName,
    recordId: userId,
    after: { by: "themselves" },
  });
  return { status: true };
}

/** Refuses what older clients do: a password in an address stands in logs and histories. */
export async function refusePassword(_: Tx, actor: Actor): Promise<never> {
  // Answered only to signed-in users; reads and changes nothing of `actor.userId`.
  throw refuseSession("password.notInAddress", { user: actor.userName });
}
