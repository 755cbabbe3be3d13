import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Owned } from "@fairway/core/permission/permission.ts";
import { refuse, refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { readValues, startValues } from "@fairway/core/resource/values.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { insertRow, newId } from "@fairway/engine/db/writeRows.ts";
import { activateRecords } from "@fairway/engine/resource/activateRecords.ts";
import { createRecord } from "@fairway/engine/resource/createRecord.ts";
import { deleteRecord } from "@fairway/engine/resource/deleteRecord.ts";
import { readRecord } from "@fairway/engine/resource/getRecord.ts";
import { type RecordChange, updateRecord } from "@fairway/engine/resource/updateRecord.ts";
import { company } from "../model/company.ts";
import { department } from "../model/department.ts";
import { group } from "../model/group.ts";
import { office } from "../model/office.ts";
import { refuseOrganisation } from "../model/refusals.ts";

type Ask = Readonly<Record<string, unknown>>;
const done = async <T>(data: Promise<T>) => ({ status: true as const, data: await data });

/** Creates an office; needs the reach Company. */
export async function addOffice(tx: Tx, actor: Actor, ask: Ask) {
  actor.must("sysOffice.write", inCompany(actor));
  return done(createRecord(tx, actor, office, ask));
}

/** Creates a department in an office within reach. */
export async function addDepartment(tx: Tx, actor: Actor, ask: Ask) {
  await mustInOffice(tx, actor, ask["branchId"]);
  return done(createRecord(tx, actor, department, ask));
}

/** Creates a group in a department within reach. */
export async function addGroup(tx: Tx, actor: Actor, ask: Ask) {
  await mustInDepartment(tx, actor, ask["departmentId"]);
  const given = Object.fromEntries(Object.entries(ask).filter(([, value]) => value != null));
  const { values, problems } = readValues(group, { ...startValues(group), ...given });
  refuseFields(problems);
  const id = newId();
  await insertRow(tx, group.table, {
    ...values,
    companyId: actor.companyId,
    id,
    ...(values["active"] === false ? { inactiveOn: "now" } : {}),
    userCreated: actor.userId,
    userModified: actor.userId,
  });
  return { status: true as const, data: { id, version: 1 } };
}

/** Changes the company; users cannot deactivate their own. */
export async function updateCompany(tx: Tx, actor: Actor, ask: RecordChange) {
  if (ask["active"] === false) throw refuseOrganisation("unit.yours");
  return done(updateRecord(tx, actor, company, ask));
}

/** Changes an office; users cannot deactivate their own. */
export async function updateOffice(tx: Tx, actor: Actor, ask: RecordChange) {
  if (ask.id === actor.officeId && ask["active"] === false) throw refuseOrganisation("unit.yours");
  return done(updateRecord(tx, actor, office, ask));
}

/** Activates or deactivates offices; users cannot deactivate their own. */
export async function activateOffices(
  tx: Tx,
  actor: Actor,
  ask: { ids: readonly string[]; active: boolean },
) {
  if (!ask.active && ask.ids.includes(actor.officeId)) throw refuseOrganisation("unit.yours");
  return done(activateRecords(tx, actor, office, ask));
}

/** Changes a department; the right must also reach its new office. */
export async function updateDepartment(tx: Tx, actor: Actor, ask: RecordChange) {
  if (ask["branchId"]) await mustInOffice(tx, actor, ask["branchId"]);
  return done(updateRecord(tx, actor, department, ask));
}

/** Changes a group; the right must also reach its new department. */
export async function updateGroup(tx: Tx, actor: Actor, ask: RecordChange) {
  if (ask["departmentId"]) await mustInDepartment(tx, actor, ask["departmentId"]);
  return done(updateRecord(tx, actor, group, ask));
}

/** Deletes an inactive unit that no record references (the engine calls `actor.must`). */
export function removeUnit(resource: Resource) {
  return async (tx: Tx, actor: Actor, ask: { id: string }) => {
    const row = await readRecord(tx, actor, resource, ask.id, true);
    actor.must(`${resource.menu}.delete`, row);
    if (row["active"]) throw refuseOrganisation("unit.active");
    return done(deleteRecord(tx, actor, resource, ask.id));
  };
}

async function mustInOffice(tx: Tx, actor: Actor, officeId: unknown): Promise<void> {
  if (!officeId) return;
  const row = await readRecord(tx, actor, office, String(officeId));
  if (!reaches(actor, "sysDepartment.write", { ...row, userCreated: null })) {
    throw refuse("access.forbidden", { permission: "sysDepartment.write" });
  }
}

async function mustInDepartment(tx: Tx, actor: Actor, departmentId: unknown): Promise<void> {
  if (!departmentId) return;
  const row = await readRecord(tx, actor, department, String(departmentId));
  if (!reaches(actor, "sysGroup.write", { ...row, userCreated: null })) {
    throw refuse("access.forbidden", { permission: "sysGroup.write" });
  }
}

const reaches = (actor: Actor, permission: `${string}.${string}`, row: Owned) =>
  actor.may(permission, row);

const inCompany = (actor: Actor): Owned => ({
  companyId: actor.companyId,
  officeId: null,
  departmentId: null,
  groupId: null,
  userCreated: null,
});
