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
  const passwordHash = await hashPassword(password);
  await givePassword(tx, { companyId: user.companyId, userId, passwordHash, mustChange });
  const offices = new Set(user.levels.map((level) => level.officeId));
  for (const officeId of offices) {
    await setUserRights(tx, { companyId: user.companyId, userId, officeId, rights });
  }
  return userId;
}

/** Gives a user a password, of which only the hash is stored. */
export function givePassword(
  tx: Tx,
  {
    userId,
    ...password
  }: { companyId: string; userId: string; passwordHash: string; mustChange: boolean },
): Promise<void> {
  return writePassword(tx, { ...password, id: userId });
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
