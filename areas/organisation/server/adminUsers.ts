import { decimal } from "@fairway/core/money/decimal.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { audit } from "@fairway/engine/audit/audit.ts";
import { stampChange } from "@fairway/engine/db/stamp.ts";
import { type Tx, maybe } from "@fairway/engine/db/tx.ts";
import {
  deleteRows,
  insertRow,
  newId,
  updateRows,
  updateVersioned,
} from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import type { z } from "zod";
import { refuseOrganisation } from "../model/refusals.ts";
import type { profileInput, userChange, userInput } from "../model/user.ts";
import { readAdminUser, readUserPage, type UserCriteria } from "./adminUserTable.ts";

export { readAdminUser } from "./adminUserTable.ts";

/** Lists the users within the actor's reach. */
export function pageUsers(tx: Tx, actor: Actor, ask: UserCriteria) {
  actor.mustHave("sysUserManagement.list");
  return readUserPage(tx, actor, ask);
}

/** Returns one user. Refuses: record.notFound */
export async function getUser(tx: Tx, actor: Actor, ask: { id: string }) {
  const { mayDetail, mayWrite, mayDelete, employeeId: _, ...user } = await openUser(tx, actor, ask);
  if (!mayDetail) throw refuse("record.notFound");
  const superOnly = isAdministrator(user.userType) && actor.userType !== "Super Admin";
  const number = (text: string | null) => (text === null ? null : decimal(text).toFixed());
  return {
    ...user,
    creditLimit: number(user.creditLimit),
    creditRate: number(user.creditRate),
    permission: { allowUpdate: mayWrite && !superOnly, allowDelete: mayDelete && !superOnly },
  };
}

async function openUser(tx: Tx, actor: Actor, ask: { id: string }, lock = false) {
  const user = await readAdminUser(tx, actor, ask.id, lock);
  if (!user) throw refuse("record.notFound");
  return user;
}

const isAdministrator = (userType: string) => userType !== "Normal User";

/**
 * Loads and locks a user whom the actor may change.
 *
 * Refuses: record.notFound · access.forbidden · user.superOnly
 */
export async function mustChangeUser(
  tx: Tx,
  actor: Actor,
  id: string,
  action: "write" | "delete" = "write",
) {
  const user = await openUser(tx, actor, { id }, true);
  if (!(action === "write" ? user.mayWrite : user.mayDelete)) {
    throw user.mayDetail
      ? refuse("access.forbidden", { permission: `sysUserManagement.${action}` })
      : refuse("record.notFound");
  }
  mustBeSuper(actor, user.userType);
  return user;
}

function mustBeSuper(actor: Actor, userType: string): void {
  if (isAdministrator(userType) && actor.userType !== "Super Admin") {
    throw refuseOrganisation("user.superOnly");
  }
}

/** Creates a user with the employee, without a place of work or a password. */
export async function addUser(
  tx: Tx,
  actor: Actor,
  ask: z.output<typeof userInput>,
): Promise<{ id: string; version: number }> {
  actor.mustHave("sysUserManagement.add");
  mustBeSuper(actor, ask.userType);
  const { companyId } = actor;
  const [id, employeeId] = [newId(), newId()];
  const stamps = { companyId, userCreated: actor.userId, userModified: actor.userId };
  await insertRow(tx, "employee", { ...stamps, id: employeeId, ...employeeOf(ask) });
  await insertRow(tx, "sys_user", {
    ...stamps,
    id,
    employeeId,
    ...userOf(ask),
    ...(ask.active ? {} : { inactiveOn: "now" }),
  });
  await auditStanding(tx, actor, { id, username: ask.username, after: ask });
  return { id, version: 1 };
}

/**
 * Changes a user and the employee; bank data, picture and signature are unchanged.
 *
 * Locks: the user. Refuses: record.conflict · user.notYourself · user.superOnly
 */
export async function updateUser(tx: Tx, actor: Actor, ask: z.output<typeof userChange>) {
  const before = await mustChangeUser(tx, actor, ask.id);
  mustBeSuper(actor, ask.userType);
  const isOff = !ask.active || ask.workingStatus === "Off";
  const isDemoted = before.userType === "Super Admin" && ask.userType !== "Super Admin";
  if (ask.id === actor.userId && (isOff || isDemoted)) throw refuseOrganisation("user.notYourself");
  const stamp = stampChange(actor);
  const key = { companyId: actor.companyId, id: ask.id, version: ask.version };
  const version = await updateVersioned(tx, "sys_user", key, {
    ...userOf(ask),
    ...(before.active === ask.active ? {} : { inactiveOn: ask.active ? null : "now" }),
    ...stamp,
  });
  await updateRows(tx, "employee", actor.companyId, [
    { ...employeeOf(ask), ...stamp, id: before.employeeId },
  ]);
  await auditStanding(tx, actor, { id: ask.id, username: before.username, before, after: ask });
  return { status: true as const, data: { id: ask.id, version } };
}

/**
 * Deletes a user whom no record references.
 *
 * Refuses: unit.active · user.hasLevels · record.inUse, by the foreign keys
 */
export async function deleteUser(tx: Tx, actor: Actor, ask: { id: string }) {
  const user = await mustChangeUser(tx, actor, ask.id, "delete");
  if (user.active) throw refuseOrganisation("unit.active");
  const level = await maybe(
    tx,
    sql`select id from user_level
      where company_id = ${actor.companyId} and user_id = ${ask.id} limit 1`,
  );
  if (level) throw refuseOrganisation("user.hasLevels");
  await deleteRows(tx, "sys_user", actor.companyId, [ask.id], actor.userId);
  await deleteRows(tx, "employee", actor.companyId, [user.employeeId], actor.userId);
  await auditStanding(tx, actor, { id: ask.id, username: user.username, before: user });
  return { status: true as const, data: { id: ask.id } };
}

interface Standing {
  readonly userType: string;
  readonly workingStatus: string;
  readonly active: boolean;
}

/** Records in the audit that a user may or may no longer sign in, or the changed kind of user. */
async function auditStanding(
  tx: Tx,
  actor: Actor,
  user: { id: string; username: string; before?: Standing; after?: Standing },
): Promise<void> {
  const part = (at: Standing | undefined) =>
    at ? { userType: at.userType, workingStatus: at.workingStatus, active: at.active } : null;
  const [before, after] = [part(user.before), part(user.after)];
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  await audit(tx, actor, {
    kind: "permissionChange",
    object: user.username,
    recordId: user.id,
    before,
    after,
  });
}

/** Changes the caller's own profile (`actor.userId`). */
export async function updateProfile(tx: Tx, actor: Actor, ask: z.output<typeof profileInput>) {
  const user = await openUser(tx, actor, { id: actor.userId }, true);
  const { description = user.description, ...person } = ask;
  // Omitted values are unchanged.
  const told = Object.fromEntries(Object.entries(person).filter(([, each]) => each !== undefined));
  const { companyId } = actor;
  const stamp = stampChange(actor);
  await updateRows(tx, "employee", companyId, [{ ...told, ...stamp, id: user.employeeId }]);
  // Other users with this record open must reload it before saving.
  const read = { companyId, id: actor.userId, version: user.version };
  await updateVersioned(tx, "sys_user", read, { description, ...stamp });
  return { status: true as const, data: { id: actor.userId } };
}

const employeeOf = (ask: z.output<typeof userInput>) => ({
  staffCode: ask.staffCode,
  employeeNameEn: ask.employeeNameEn,
  employeeNameVn: ask.employeeNameVn,
  title: ask.title,
  tel: ask.tel,
  email: ask.email,
  personalId: ask.personalId,
});

const userOf = (ask: z.output<typeof userInput>) => ({
  username: ask.username,
  description: ask.description,
  userType: ask.userType,
  userRole: ask.userRole,
  workingStatus: ask.workingStatus,
  creditLimit: ask.creditLimit ?? null,
  ...(ask.isLdap === undefined ? {} : { isLdap: ask.isLdap }),
  active: ask.active,
});
