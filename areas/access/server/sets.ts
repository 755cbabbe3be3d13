import { mustChangeUser, readAdminUser } from "@fairway/areas/organisation/server/adminUsers.ts";
import { getOffice } from "@fairway/areas/organisation/server/getOffice.ts";
import { userWithin } from "@fairway/areas/organisation/server/userReach.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { deleteRows } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { findScreen } from "../model/menus.ts";
import { type MenuRow, rightsOf, rowsOf } from "../model/permissionRows.ts";
import { refuseAccess } from "../model/refusals.ts";
import type { Rights } from "../model/rightsFor.ts";
import { auditRights } from "./auditRights.ts";
import { mustGive } from "./mustGive.ts";
import { replaceRights } from "./permissionTable.ts";
import { lockSet, type PermissionSet, readSets, readTemplates } from "./setTable.ts";

/** Lists the rights of a user, office by office, and whether they differ from their template. */
export async function setsOfUser(tx: Tx, actor: Actor, ask: { id: string }) {
  await mustSee(tx, actor, ask.id);
  const found = await readSets(tx, actor.companyId, sql`p.user_id = ${ask.id}`);
  return found.map(({ rights: _, sample: __, ...row }) => row);
}

/** Opens the rights of a user in one office. */
export async function setOfUserInOffice(
  tx: Tx,
  actor: Actor,
  ask: { userId: string; officeId: string },
) {
  const condition = sql`p.user_id = ${ask.userId} and p.office_id = ${ask.officeId}`;
  return shown(tx, actor, (await readSets(tx, actor.companyId, condition))[0]);
}

/** Opens one set of rights. */
export async function getSet(tx: Tx, actor: Actor, ask: { id: string }) {
  return shown(tx, actor, (await readSets(tx, actor.companyId, sql`p.id = ${ask.id}`))[0]);
}

async function shown(tx: Tx, actor: Actor, set: PermissionSet | undefined) {
  if (!set) throw refuse("record.notFound");
  const user = await mustSee(tx, actor, set.userId);
  const { rights, sample: _, ...row } = set;
  const isSuper = actor.userType === "Super Admin";
  const may = user.mayWrite && reachesOffice(actor, set.officeId);
  const others = user.userType === "Normal User" && user.id !== actor.userId;
  return { ...row, menus: rowsOf(rights), permission: { allowUpdate: may && (isSuper || others) } };
}

async function mustSee(tx: Tx, actor: Actor, userId: string) {
  const user = await readAdminUser(tx, actor, userId);
  if (!user?.mayDetail) throw refuse("record.notFound");
  return user;
}

/** Rights belong to an office: the right on users must reach that office, not the user alone. */
const reachesOffice = (actor: Actor, officeId: string) =>
  actor.may("sysUserManagement.write", {
    companyId: actor.companyId,
    officeId,
    departmentId: null,
    groupId: null,
    userCreated: null,
  });

async function mustChange(tx: Tx, actor: Actor, userId: string, officeIds: readonly string[]) {
  if (userId === actor.userId && actor.userType !== "Super Admin") {
    throw refuseAccess("rights.notYourOwn");
  }
  await mustChangeUser(tx, actor, userId);
  if (!officeIds.every((each) => reachesOffice(actor, each))) {
    throw refuse("access.forbidden", { permission: "sysUserManagement.write" });
  }
}

/**
 * Copies templates to a user, one per office.
 *
 * Locks: the user. Refuses: rights.officeTwice · rights.beyondYours · rights.notYourOwn
 */
export async function addSets(
  tx: Tx,
  actor: Actor,
  ask: { userId: string; sets: readonly { officeId: string; permissionSampleId: string }[] },
) {
  const { companyId } = actor;
  const offices = ask.sets.map((each) => each.officeId);
  await mustChange(tx, actor, ask.userId, offices);
  const there = await readSets(tx, companyId, sql`p.user_id = ${ask.userId}`);
  const twice = offices.find(
    (id, at) => offices.indexOf(id) !== at || there.some((each) => each.officeId === id),
  );
  if (twice) {
    const office = await getOffice(tx, actor, twice);
    throw refuseAccess("rights.officeTwice", { office: office.shortName });
  }
  for (const { officeId, permissionSampleId } of ask.sets) {
    await getOffice(tx, actor, officeId);
    const rights = await templateRights(tx, actor, permissionSampleId);
    mustGive(actor, rights, {});
    await write(tx, actor, { userId: ask.userId, officeId, rights });
    await run(
      tx,
      sql`update user_permission set permission_sample_id = ${permissionSampleId}
        where company_id = ${companyId} and user_id = ${ask.userId} and office_id = ${officeId}`,
    );
  }
  const after = await readSets(
    tx,
    companyId,
    sql`p.user_id = ${ask.userId} and p.office_id = any(${offices}::uuid[])`,
  );
  for (const set of after) await told(tx, actor, set, {}, set.rights);
  return { status: true as const, data: { ids: after.map((each) => each.id) } };
}

async function templateRights(tx: Tx, actor: Actor, id: string): Promise<Rights> {
  const [template] = await readTemplates(tx, actor.companyId, sql`t.id = ${id} and t.active`);
  if (!template) throw refuse("record.notFound");
  return template.rights;
}

const told = (tx: Tx, actor: Actor, set: PermissionSet, before: Rights, after: Rights) =>
  auditRights(tx, actor, {
    id: set.id,
    object: `${set.userName} · ${set.officeName}`,
    before,
    after,
  });

const write = (tx: Tx, actor: Actor, set: { userId: string; officeId: string; rights: Rights }) =>
  replaceRights(tx, { ...set, companyId: actor.companyId, by: actor.userId });

/** Loads a set that the person may change, with the version that was read. */
async function lockedSet(tx: Tx, actor: Actor, id: string, version?: number) {
  await lockSet(tx, actor.companyId, id);
  const [set] = await readSets(tx, actor.companyId, sql`p.id = ${id}`);
  if (!set) throw refuse("record.notFound");
  await mustChange(tx, actor, set.userId, [set.officeId]);
  if (version !== undefined && set.version !== version) throw refuse("record.conflict");
  return set;
}

/**
 * Changes a user's rights in one office; running sessions have them with their next call.
 *
 * Refuses: record.conflict · rights.beyondYours · rights.notYourOwn
 */
export async function updateSet(
  tx: Tx,
  actor: Actor,
  ask: { id: string; version: number; menus: readonly MenuRow[] },
) {
  const set = await lockedSet(tx, actor, ask.id, ask.version);
  const rights = rightsOf(ask.menus);
  mustGive(actor, rights, set.rights);
  await write(tx, actor, { ...set, rights });
  await told(tx, actor, set, set.rights, rights);
  return { status: true as const, data: { id: set.id, version: set.version + 1 } };
}

/** Copies the template into the set again. */
export async function reapplyTemplate(tx: Tx, actor: Actor, ask: { id: string; version: number }) {
  const set = await lockedSet(tx, actor, ask.id, ask.version);
  if (!set.sample) throw refuseAccess("rights.noTemplate");
  mustGive(actor, set.sample, set.rights);
  await write(tx, actor, { ...set, rights: set.sample });
  await told(tx, actor, set, set.rights, set.sample);
  return { status: true as const, data: { id: set.id, version: set.version + 1 } };
}

/** Takes a user's rights in one office. */
export async function deleteSet(tx: Tx, actor: Actor, ask: { id: string }) {
  const set = await lockedSet(tx, actor, ask.id);
  await deleteRows(tx, "user_permission", actor.companyId, [set.id], actor.userId);
  await told(tx, actor, set, set.rights, {});
  return { status: true as const, data: { id: set.id } };
}

/** Lists active users within the person's reach on a screen who have access to it. */
export function usersWithPermission(
  tx: Tx,
  actor: Actor,
  ask: { menuID: string; action: "Detail" | "Write" | "Delete" | "List" },
): Promise<{ id: string; username: string; employeeNameEn: string; employeeNameVn: string }[]> {
  const screen = findScreen(ask.menuID);
  if (!screen) throw refuse("record.notFound");
  const { companyId } = actor;
  return rows(
    tx,
    sql`select u.id, u.username, e.employee_name_en, e.employee_name_vn
      from sys_user u
      join employee e on e.company_id = ${companyId} and e.id = u.employee_id
      where ${userWithin(actor, `${screen.id}.${ask.action.toLowerCase()}`)} and u.active
        and exists (select from user_permission p
          join user_permission_general g on g.company_id = ${companyId}
            and g.user_permission_id = p.id and g.menu_id = ${screen.id} and g.access
          where p.company_id = ${companyId} and p.user_id = u.id)
      order by e.employee_name_en, u.id`,
  );
}
