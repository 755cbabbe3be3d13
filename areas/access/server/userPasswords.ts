import {
  addUser as insertUser,
  mayChangeUser,
} from "@fairway/areas/organisation/server/adminUsers.ts";
import type { userInput } from "@fairway/areas/organisation/model/user.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { audit } from "@fairway/engine/audit/audit.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { z } from "zod";
import { refuseAccess } from "../model/refusals.ts";
import { givePassword } from "./createPerson.ts";
import { oneTimePassword } from "./oneTimePassword.ts";
import { closeOtherSessions } from "./sessionTable.ts";

/**
 * Creates a user (`actor.mustHave` in the area below) with a password for one sign-in; who signs in
 * by the directory has none here.
 */
export async function addUser(tx: Tx, actor: Actor, ask: z.output<typeof userInput>) {
  const made = await insertUser(tx, actor, ask);
  if (ask.isLdap) return { status: true as const, data: { ...made, oneTimePassword: null } };
  const password = oneTimePassword();
  const { companyId } = actor;
  await givePassword(tx, { companyId, userId: made.id, password, mustChange: true });
  return { status: true as const, data: { ...made, oneTimePassword: password } };
}

/**
 * Gives a user a new password for one sign-in; their sessions end.
 *
 * Refuses: acting.notNow for the person as whom somebody acts · password.directory
 */
export async function resetPassword(tx: Tx, actor: Actor, ask: { id: string }) {
  if (actor.actedBy && ask.id === actor.userId) throw refuseAccess("acting.notNow");
  const user = await mayChangeUser(tx, actor, ask.id);
  if (user.isLdap) throw refuseAccess("password.directory");
  const password = oneTimePassword();
  const { companyId } = actor;
  await givePassword(tx, { companyId, userId: ask.id, password, mustChange: true });
  await closeOtherSessions(tx, companyId, ask.id, null);
  await audit(tx, actor, { kind: "passwordChange", object: user.username, recordId: ask.id });
  return { status: true as const, data: { oneTimePassword: password } };
}
