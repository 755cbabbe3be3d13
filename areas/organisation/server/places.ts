import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Owned, Permission } from "@fairway/core/permission/permission.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { stampChange } from "@fairway/engine/db/stamp.ts";
import { run, rows, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId, updateRows } from "@fairway/engine/db/writeRows.ts";
import { readRecord } from "@fairway/engine/resource/getRecord.ts";
import { sql } from "kysely";
import { company } from "../model/company.ts";
import { department } from "../model/department.ts";
import { group } from "../model/group.ts";
import { office } from "../model/office.ts";
import { levelOf, type Position, positionsOn, type Unit } from "../model/organisation.ts";
import { refuseOrganisation } from "../model/refusals.ts";
import { readAdminUser } from "./adminUserTable.ts";
import { auditPlaces } from "./auditPlaces.ts";
import { exactly, readPlaces } from "./placeTable.ts";
import { readUsers } from "./userTable.ts";

interface Placed {
  readonly id?: string | null | undefined;
  readonly userId: string;
  readonly position: Position;
}
interface Where {
  readonly officeId?: string | null | undefined;
  readonly departmentId?: string | null | undefined;
  readonly groupId?: string | null | undefined;
}

const kinds = { company, office, department, group } as const;

/** The unit's own row, by the lowest given id. */
async function unitRow(tx: Tx, actor: Actor, at: Where, lock = false) {
  const kind = at.groupId ? group : at.departmentId ? department : at.officeId ? office : company;
  const id = at.groupId ?? at.departmentId ?? at.officeId ?? actor.companyId;
  return { kind, row: await readRecord(tx, actor, kind, id, lock) };
}

/** May the actor act on a unit, by the right on units of its kind or on users? */
function mustOnUnit(actor: Actor, menu: string, action: "write" | "detail", row: Owned): void {
  const unit: Owned = { ...row, userCreated: null };
  const rights: Permission[] = [`${menu}.${action}`, `sysUserManagement.${action}`];
  if (!rights.some((each) => actor.may(each, unit))) {
    throw refuse("access.forbidden", { permission: rights[0] ?? "" });
  }
}

/** Returns the users of exactly this unit. */
export async function queryPlaces(tx: Tx, actor: Actor, ask: Where) {
  const { kind, row } = await unitRow(tx, actor, ask);
  mustOnUnit(actor, kind.menu, "detail", row);
  return readPlaces(tx, actor.companyId, sql`l.active and ${exactly(unitOf(row))}`);
}

/** Returns the places of work of the caller, or of a user within the reach on users. */
export async function placesOfUser(tx: Tx, actor: Actor, ask: { id: string }) {
  if (ask.id !== actor.userId) {
    const user = await readAdminUser(tx, actor, ask.id);
    if (!user?.mayDetail) throw refuse("record.notFound");
  }
  return readPlaces(tx, actor.companyId, sql`l.active and l.user_id = ${ask.id}`);
}

/** Returns one place, for users who may see the users of its unit. Refuses: record.notFound */
export async function getPlace(tx: Tx, actor: Actor, id: string) {
  const [place] = await readPlaces(tx, actor.companyId, sql`l.id = ${id}`);
  if (!place) throw refuse("record.notFound");
  mustOnUnit(actor, kinds[place.level].menu, "detail", owned(actor, place));
  return place;
}

const unitOf = (row: Owned): Unit => ({
  officeId: row.officeId,
  departmentId: row.departmentId,
  groupId: row.groupId,
});

/**
 * Adds users to a unit; former users are reactivated, present ones are unchanged.
 *
 * Locks: the unit.
 * Refuses: access.forbidden · level.exists · level.staffInGroupOnly · level.userInactive
 */
export async function addPlaces(
  tx: Tx,
  actor: Actor,
  ask: Where & { readonly users: readonly Placed[] },
) {
  const { kind, row } = await unitRow(tx, actor, ask, true);
  mustOnUnit(actor, kind.menu, "write", row);
  const unit = unitOf(row);
  const fresh = ask.users.filter((each) => !each.id);
  const level = levelOf(unit);
  if (fresh.some((each) => !positionsOn(level).includes(each.position))) {
    throw refuseOrganisation("level.staffInGroupOnly");
  }
  const ids = fresh.map((each) => each.userId);
  const people = await readUsers(tx, actor.companyId, {
    keyword: null,
    ids,
    active: true,
    limit: 500,
  });
  const names = new Map(people.map((each) => [each.id, each.employeeNameEn]));
  if (ids.some((id) => !names.has(id))) throw refuseOrganisation("level.userInactive");
  const there = await readPlaces(tx, actor.companyId, exactly(unit));
  const twice = ids.find(
    (id, at) => ids.indexOf(id) !== at || there.some((each) => each.active && each.userId === id),
  );
  if (twice) throw refuseOrganisation("level.exists", { name: names.get(twice) ?? "" });
  const stamp = stampChange(actor);
  const gone = new Map(there.map((each) => [each.userId, each.id]));
  const back = fresh.flatMap((each) => {
    const id = gone.get(each.userId);
    return id ? [{ id, position: each.position, active: true, inactiveOn: null, ...stamp }] : [];
  });
  await auditPlaces(tx, actor, ids, async () => {
    await updateRows(tx, "user_level", actor.companyId, back);
    await insertRows(
      tx,
      "user_level",
      fresh
        .filter((each) => !gone.has(each.userId))
        .map((each) => ({
          companyId: actor.companyId,
          id: newId(),
          userId: each.userId,
          ...unit,
          level,
          position: each.position,
          isDefault: false,
          active: true,
          version: 1,
          datetimeCreated: "now",
          datetimeModified: "now",
          userCreated: actor.userId,
          userModified: actor.userId,
        })),
    );
    await chooseDefaults(tx, actor.companyId, ids);
  });
  return { status: true as const, data: { added: fresh.length } };
}

// A user without a default place signs in at their first place in an office.
async function chooseDefaults(tx: Tx, companyId: string, userIds: readonly string[]) {
  await run(
    tx,
    sql`update user_level t set is_default = true
      from (select distinct on (l.user_id) l.id from user_level l
        where l.company_id = ${companyId} and l.user_id = any(${[...userIds]}::uuid[])
          and l.active and l.office_id is not null
          and not exists (select from user_level other where other.company_id = ${companyId}
            and other.user_id = l.user_id and other.is_default)
        order by l.user_id, l.id) first
      where t.company_id = ${companyId} and t.id = first.id`,
  );
}

/**
 * Changes the position of a user in a unit; unit and user do not change.
 *
 * Locks: the place. Refuses: record.notFound · access.forbidden · level.staffInGroupOnly
 */
export async function changePlace(tx: Tx, actor: Actor, ask: { id: string; position: Position }) {
  const place = await lockPlace(tx, actor, ask.id);
  mustOnUnit(actor, kinds[place.level].menu, "write", owned(actor, place));
  if (!positionsOn(place.level).includes(ask.position)) {
    throw refuseOrganisation("level.staffInGroupOnly");
  }
  await auditPlaces(tx, actor, [place.userId], () =>
    updateRows(tx, "user_level", actor.companyId, [
      { ...stampChange(actor), id: ask.id, position: ask.position },
    ]),
  );
  return { status: true as const, data: { id: ask.id } };
}

/** Removes a user from a unit; the row stays as inactive, and the user's session there ends. */
export async function removePlace(tx: Tx, actor: Actor, ask: { id: string }) {
  const place = await lockPlace(tx, actor, ask.id);
  mustOnUnit(actor, kinds[place.level].menu, "write", owned(actor, place));
  if (
    place.userId === actor.userId &&
    place.officeId === actor.officeId &&
    place.departmentId === actor.departmentId &&
    place.groupId === actor.groupId
  ) {
    throw refuseOrganisation("level.yours");
  }
  await auditPlaces(tx, actor, [place.userId], async () => {
    await updateRows(tx, "user_level", actor.companyId, [
      { ...stampChange(actor), id: ask.id, active: false, isDefault: false, inactiveOn: "now" },
    ]);
    await chooseDefaults(tx, actor.companyId, [place.userId]);
  });
  return { status: true as const, data: { id: ask.id } };
}

/** Makes a place the default at sign-in: the caller's own, or of a user within reach. */
export async function setDefaultPlace(tx: Tx, actor: Actor, ask: { Id: string }) {
  const place = await lockPlace(tx, actor, ask.Id);
  if (place.userId !== actor.userId) {
    const user = await readAdminUser(tx, actor, place.userId, true);
    if (!user?.mayWrite) throw refuse("record.notFound");
  }
  if (!place.active || !place.officeId) throw refuseOrganisation("level.defaultNeedsOffice");
  const { companyId } = actor;
  await auditPlaces(tx, actor, [place.userId], async () => {
    await run(
      tx,
      sql`update user_level set is_default = false, user_modified = ${actor.userId}
        where company_id = ${companyId} and user_id = ${place.userId} and is_default`,
    );
    await updateRows(tx, "user_level", companyId, [
      { ...stampChange(actor), id: place.id, isDefault: true },
    ]);
  });
  return { status: true as const, data: { id: place.id } };
}

async function lockPlace(tx: Tx, actor: Actor, id: string) {
  await rows(
    tx,
    sql`select id from user_level where company_id = ${actor.companyId} and id = ${id} for update`,
  );
  const [place] = await readPlaces(tx, actor.companyId, sql`l.id = ${id}`);
  if (!place) throw refuse("record.notFound");
  return place;
}

const owned = (actor: Actor, unit: Unit): Owned => ({
  ...unit,
  companyId: actor.companyId,
  userCreated: null,
});
