import type { HistoryAsk } from "@fairway/core/history/historyAnswer.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { readValues, startValues } from "@fairway/core/resource/values.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { deleteRows, insertRow } from "@fairway/engine/db/writeRows.ts";
import { chooseRecords } from "@fairway/engine/resource/chooseRecords.ts";
import { knowConstraints } from "@fairway/engine/resource/constraints.ts";
import { newRow } from "@fairway/engine/resource/createRecord.ts";
import { refuseUsed } from "@fairway/engine/uses/findUses.ts";
import { readRecord } from "@fairway/engine/resource/getRecord.ts";
import { readHistory } from "@fairway/engine/history/readHistory.ts";
import type { RecordRow } from "@fairway/engine/resource/recordRow.ts";
import { changeRecord, type RecordChange } from "@fairway/engine/resource/updateRecord.ts";
import { type GuardedPartner, guardedPartner } from "./partnerPermit.ts";

// E-mail addresses, bank accounts and places of a partner are declared records whose rights are
// the partner's: users who may change the partner may change them.

/** A record below a partner, and what the actor may do with it. */
export type ChildRow = RecordRow & { readonly partnerId: string };

/** The records of a kind below a partner. Refuses: record.notFound · access.forbidden */
export async function listChildren(
  tx: Tx,
  actor: Actor,
  resource: Resource,
  partnerId: string,
): Promise<ChildRow[]> {
  const partner = await guardedPartner(tx, actor, partnerId, "detail");
  const found = await chooseRecords(tx, actor, resource, { partnerId, size: 500 });
  return found.map((row) => permitted(row, partner));
}

/**
 * Reads a record below a partner under the partner's rights.
 *
 * Locks: the record, when asked to.
 * Refuses: record.notFound · access.forbidden
 */
export async function guardedChild(
  tx: Tx,
  actor: Actor,
  resource: Resource,
  ask: { readonly id: string; readonly action: "detail" | "write"; readonly lock?: boolean },
): Promise<{ row: ChildRow; partner: GuardedPartner }> {
  const read = await readRecord(tx, actor, resource, ask.id, ask.lock ?? false);
  const partner = await guardedPartner(tx, actor, String(read["partnerId"]), ask.action);
  return { row: permitted(read, partner), partner };
}

/** Opens a record below a partner. Refuses: record.notFound · access.forbidden */
export async function openChild(tx: Tx, actor: Actor, resource: Resource, id: string) {
  const { row } = await guardedChild(tx, actor, resource, { id, action: "detail" });
  const allowed = row.may.includes("update");
  return { ...row, permission: { allowUpdate: allowed, allowDelete: allowed } };
}

/** Who changed a record below a partner and how. Refuses: record.notFound · access.forbidden */
export async function childHistory(tx: Tx, actor: Actor, resource: Resource, ask: HistoryAsk) {
  await guardedChild(tx, actor, resource, { id: ask.id, action: "detail" });
  return readHistory(tx, actor, resource, ask);
}

/**
 * Adds a record below a partner.
 *
 * Locks: the partner.
 * Refuses: record.notFound · access.forbidden · ask.invalid · record.exists
 */
export async function addChild(
  tx: Tx,
  actor: Actor,
  resource: Resource,
  ask: Readonly<Record<string, unknown>> & { readonly partnerId: string },
  more: Readonly<Record<string, unknown>> = {},
) {
  await guardedPartner(tx, actor, ask.partnerId, "write", true);
  knowConstraints(resource);
  const given = Object.fromEntries(
    Object.entries(ask).filter(([, value]) => value !== null && value !== undefined),
  );
  const { values, problems } = readValues(resource, { ...startValues(resource), ...given });
  refuseFields(problems);
  // A field of the declaration may bear the name of an owner's column: it then is that column.
  const row = { ...newRow(actor, resource, values), ...values, ...more };
  await insertRow(tx, resource.table, row);
  return { id: String((row as Record<string, unknown>)["id"]), version: 1 };
}

/**
 * Changes a record below a partner; it stays with its partner.
 *
 * Locks: the record.
 * Refuses: record.notFound · access.forbidden · record.conflict · ask.invalid · record.exists
 */
export async function updateChild(tx: Tx, actor: Actor, resource: Resource, ask: RecordChange) {
  const { row } = await guardedChild(tx, actor, resource, {
    id: ask.id,
    action: "write",
    lock: true,
  });
  knowConstraints(resource);
  return changeRecord(tx, actor, resource, row, ask);
}

/**
 * Deletes a record below a partner that nothing refers to.
 *
 * Locks: the record.
 * Refuses: record.notFound · access.forbidden · record.inUse
 */
export async function removeChild(tx: Tx, actor: Actor, resource: Resource, id: string) {
  await guardedChild(tx, actor, resource, { id, action: "write", lock: true });
  await refuseUsed(tx, actor, resource, id);
  await deleteRows(tx, resource.table, actor.companyId, [id], actor.userId);
  return { id };
}

function permitted(row: RecordRow, partner: GuardedPartner): ChildRow {
  const may = partner.may.includes("update") ? ["update", "delete"] : [];
  return { ...row, may } as ChildRow;
}
