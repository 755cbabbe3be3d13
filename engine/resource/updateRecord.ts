import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse, refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import type { Written } from "@fairway/core/resource/shapes.ts";
import { readValues } from "@fairway/core/resource/values.ts";
import { stampChange } from "../db/stamp.ts";
import type { Tx } from "../db/tx.ts";
import { updateVersioned } from "../db/writeRows.ts";
import { knowConstraints } from "./constraints.ts";
import { readRecord } from "./getRecord.ts";
import { mustLink } from "./mustLink.ts";
import { mustOn } from "./permit.ts";
import { claimFiles } from "../files/recordFiles.ts";
import type { RecordRow } from "./recordRow.ts";

/** A requested change: the record, the version that was read, and the fields. */
export type RecordChange = { readonly id: string; readonly version: number } & Readonly<
  Record<string, unknown>
>;

/**
 * Changes a record; fields that are not sent keep their values, locked ones always do.
 *
 * Locks: the record.
 * Refuses: record.notFound · access.forbidden · record.conflict · ask.invalid · record.exists
 */
export async function updateRecord(
  tx: Tx,
  actor: Actor,
  resource: Resource,
  ask: RecordChange,
): Promise<Written["data"]> {
  knowConstraints(resource);
  const before = await readRecord(tx, actor, resource, ask.id, true);
  mustOn(actor, resource, "write", before);
  return changeRecord(tx, actor, resource, before, ask);
}

/** Changes a record that the caller has read, locked and checked. */
export async function changeRecord(
  tx: Tx,
  actor: Actor,
  resource: Resource,
  before: RecordRow,
  ask: RecordChange,
): Promise<Written["data"]> {
  if (before.version !== ask.version) throw refuse("record.conflict");
  const sent: Record<string, unknown> = {};
  const fixed: Record<string, unknown> = {};
  for (const [name, spec] of Object.entries(resource.fields)) {
    if (spec.locked) fixed[name] = before[name];
    else sent[name] = ask[name] === undefined ? before[name] : ask[name];
  }
  const { values, problems } = readValues(resource, sent, fixed);
  refuseFields(problems);
  await mustLink(tx, actor, resource, values);
  await claimFiles(tx, actor, resource, ask.id, values, before);
  const changes = { ...values, ...activeStamp(before, values), ...stampChange(actor) };
  const companyId = resource.shared === "company" ? before.companyId : null;
  const version = await updateVersioned(tx, resource.table, { ...ask, companyId }, changes);
  return { id: ask.id, version };
}

/** The day a record became inactive; activating it clears the day. */
export function activeStamp(
  before: Readonly<Record<string, unknown>>,
  values: Readonly<Record<string, unknown>>,
) {
  if (!("active" in values) || before["active"] === values["active"]) return {};
  return { inactiveOn: values["active"] ? null : "now" };
}
