import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { audit } from "@fairway/engine/audit/audit.ts";
import { registerConstraints } from "@fairway/engine/db/constraintRefusals.ts";
import { one, type Tx } from "@fairway/engine/db/tx.ts";
import { createRecord } from "@fairway/engine/resource/createRecord.ts";
import type { Criteria } from "@fairway/engine/resource/criteria.ts";
import { deleteRecord } from "@fairway/engine/resource/deleteRecord.ts";
import { readRecord } from "@fairway/engine/resource/getRecord.ts";
import { listRecords } from "@fairway/engine/resource/listRecords.ts";
import { type RecordChange, updateRecord } from "@fairway/engine/resource/updateRecord.ts";
import { sql } from "kysely";
import { refuseAccess } from "../model/refusals.ts";
import { sysAuthorization, sysAuthorizedApproval } from "../model/sysAuthorization.ts";

type Ask = Readonly<Record<string, unknown>>;

registerConstraints({
  sys_authorization_once: () => refuseAccess("authorization.exists"),
  sys_authorized_approval_once: () => refuseAccess("authorization.exists"),
});

/** Authorizes a user to act for another on shipments; entered by that other or an administrator. Rule AC-14. */
export async function addAuthorization(tx: Tx, actor: Actor, ask: Ask) {
  const userId = text(ask["userId"]) ?? actor.userId;
  await mustGiveFor(tx, actor, userId);
  await mustBeAtWork(tx, actor, "assignTo", text(ask["assignTo"]));
  return done(tx, actor, createRecord(tx, actor, sysAuthorization, { ...ask, userId }), {
    authorization: "shipment",
    after: { ...ask, userId },
  });
}

/** Names a deputy for approvals; for oneself, or by an administrator. Rule AC-15. */
export async function addApproval(tx: Tx, actor: Actor, ask: Ask) {
  const authorizer = text(ask["authorizer"]) ?? actor.userId;
  const officeId = text(ask["officeCommissioner"]);
  await mustGiveFor(tx, actor, authorizer);
  await mustBeAtWork(tx, actor, "authorizer", authorizer, officeId);
  await mustBeAtWork(tx, actor, "commissioner", text(ask["commissioner"]), officeId);
  return done(tx, actor, createRecord(tx, actor, sysAuthorizedApproval, { ...ask, authorizer }), {
    authorization: "approval",
    after: { ...ask, authorizer },
  });
}

/**
 * Changes an authorization; users other than the authorizing one may only deactivate it.
 *
 * Refuses: authorization.notYours · authorization.inactivePerson · record.conflict
 */
export async function updateAuthorization(tx: Tx, actor: Actor, ask: RecordChange) {
  const { change, before } = await changeOf(tx, actor, sysAuthorization, "userId", ask);
  await mustBeAtWork(tx, actor, "assignTo", text(change["assignTo"]));
  return done(tx, actor, updateRecord(tx, actor, sysAuthorization, change), {
    authorization: "shipment",
    before,
    after: change,
  });
}

/** Changes a deputy's authority; users other than the approver may only deactivate it. */
export async function updateApproval(tx: Tx, actor: Actor, ask: RecordChange) {
  const { change, before } = await changeOf(tx, actor, sysAuthorizedApproval, "authorizer", ask);
  const officeId = text(change["officeCommissioner"]);
  if (officeId) {
    const row = await readRecord(tx, actor, sysAuthorizedApproval, ask.id);
    await mustBeAtWork(tx, actor, "officeCommissioner", text(row["authorizer"]), officeId);
    await mustBeAtWork(tx, actor, "commissioner", text(change["commissioner"]), officeId);
  }
  return done(tx, actor, updateRecord(tx, actor, sysAuthorizedApproval, change), {
    authorization: "approval",
    before,
    after: change,
  });
}

/** Deletes what is switched off (`actor.must` by the engine). */
export function removeAuthority(resource: Resource) {
  return async (tx: Tx, actor: Actor, ask: { id: string }) => {
    const row = await readRecord(tx, actor, resource, ask.id, true);
    actor.must(`${resource.menu}.delete`, row);
    if (row["active"]) throw refuseAccess("authorization.active");
    return done(tx, actor, deleteRecord(tx, actor, resource, ask.id), {
      authorization: resource === sysAuthorization ? "shipment" : "approval",
      before: plainOf(resource, row),
    });
  };
}

/** Searches without pages, within the list's reach (`actor.mustHave` by the engine). */
export function queryAuthorities(resource: Resource) {
  return async (tx: Tx, actor: Actor, ask: Criteria) => {
    return (await listRecords(tx, actor, resource, { ...ask, page: 1, size: 1000 })).data;
  };
}

async function changeOf(
  tx: Tx,
  actor: Actor,
  resource: Resource,
  giver: string,
  ask: RecordChange,
): Promise<{ change: RecordChange; before: Ask }> {
  const row = await readRecord(tx, actor, resource, ask.id, true);
  actor.must(`${resource.menu}.write`, row);
  const before = plainOf(resource, row);
  if (await maySpeakFor(tx, actor, String(row[giver]))) return { change: ask, before };
  if (ask["active"] !== false) throw refuseAccess("authorization.notYours");
  return { change: { id: ask.id, version: ask.version, active: false }, before };
}

async function mustGiveFor(tx: Tx, actor: Actor, userId: string): Promise<void> {
  if (!(await maySpeakFor(tx, actor, userId))) throw refuseAccess("authorization.notYours");
}

/** One's own work, or that of others for an administrator: of the office, or of the company. */
async function maySpeakFor(tx: Tx, actor: Actor, userId: string): Promise<boolean> {
  if (userId === actor.userId || actor.userType === "Super Admin") return true;
  return actor.userType === "Local Admin" && (await worksIn(tx, actor, userId, actor.officeId));
}

async function mustBeAtWork(
  tx: Tx,
  actor: Actor,
  field: string,
  userId: string | null,
  officeId: string | null = null,
): Promise<void> {
  if (userId && !(await worksIn(tx, actor, userId, officeId))) {
    throw refuseAccess("authorization.inactivePerson", {}, { field });
  }
}

async function worksIn(
  tx: Tx,
  actor: Actor,
  userId: string,
  officeId: string | null,
): Promise<boolean> {
  const found = await one<{ works: boolean }>(
    tx,
    sql`select exists (select from sys_user u
      join user_level l on l.company_id = ${actor.companyId} and l.user_id = u.id and l.active
      where u.company_id = ${actor.companyId} and u.id = ${userId} and u.active
        and (${officeId}::uuid is null or l.office_id = ${officeId}::uuid)) as works`,
  );
  return found.works;
}

/** Waits for the write and records the authorization in the audit. */
async function done<T extends { id: string }>(
  tx: Tx,
  actor: Actor,
  writing: Promise<T>,
  { authorization, before, after }: { authorization: string; before?: Ask; after?: Ask },
) {
  const data = await writing;
  await audit(tx, actor, {
    kind: "permissionChange",
    object: `authorization · ${authorization}`,
    recordId: data.id,
    before,
    after,
  });
  return { status: true as const, data };
}

const plainOf = (resource: Resource, row: Ask): Ask =>
  Object.fromEntries(Object.keys(resource.fields).map((name) => [name, row[name]]));

// A malformed id belongs to no user; the engine refuses the field.
const text = (value: unknown): string | null =>
  typeof value === "string" && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)
    ? value
    : null;
