import { addUser as insertUser } from "@fairway/areas/organisation/server/adminUsers.ts";
import type { userInput } from "@fairway/areas/organisation/model/user.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { z } from "zod";
import { givePassword } from "./createPerson.ts";
import type { OneTimePassword } from "./oneTimePassword.ts";

/**
 * Creates a user (`actor.mustHave` in the area below) with a password for one sign-in; who signs in
 * by the directory has none here.
 */
export async function addUser(
  tx: Tx,
  actor: Actor,
  ask: z.output<typeof userInput>,
  { made: { password, passwordHash } }: { made: OneTimePassword },
) {
  const user = await insertUser(tx, actor, ask);
  if (ask.isLdap) return { status: true as const, data: { ...user, oneTimePassword: null } };
  const { companyId } = actor;
  await givePassword(tx, { companyId, userId: user.id, passwordHash, mustChange: true });
  return { status: true as const, data: { ...user, oneTimePassword: password } };
}
