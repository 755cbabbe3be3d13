import { createUser, type NewUser } from "@fairway/areas/organisation/server/createUser.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { type Rights, type Role, rightsFor } from "../model/rightsFor.ts";
import { hashPassword } from "./passwords.ts";
import { writePassword } from "./passwordTable.ts";
import { replaceRights } from "./permissionTable.ts";

/** A user who can sign in: the record, a password, and rights in every office of work. */
export interface NewPerson extends NewUser {
  readonly password: string;
  readonly mustChange?: boolean;
  readonly rights: Role | Rights;
}

/** Creates a user who can sign in. */
export async function createPerson(tx: Tx, person: NewPerson): Promise<string> {
  const { password, mustChange = false, rights, ...user } = person;
  const userId = await createUser(tx, user);
  await givePassword(tx, { companyId: user.companyId, userId, password, mustChange });
  const offices = new Set(user.levels.map((level) => level.officeId));
  for (const officeId of offices) {
    await setUserRights(tx, { companyId: user.companyId, userId, officeId, rights });
  }
  return userId;
}

/** Gives a user a password. */
export async function givePassword(
  tx: Tx,
  ask: { companyId: string; userId: string; password: string; mustChange: boolean },
): Promise<void> {
  await writePassword(tx, {
    companyId: ask.companyId,
    id: ask.userId,
    passwordHash: await hashPassword(ask.password),
    mustChange: ask.mustChange,
  });
}

/** Replaces a user's rights in one office: those of a role, or a set of one's own. */
export function setUserRights(
  tx: Tx,
  set: {
    companyId: string;
    userId: string;
    officeId: string;
    rights: Role | Rights;
    by?: string | null;
  },
): Promise<void> {
  const rights = typeof set.rights === "string" ? rightsFor(set.rights) : set.rights;
  return replaceRights(tx, { ...set, rights, by: set.by ?? null });
}
