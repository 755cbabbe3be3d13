import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import type { UsesAnswer } from "@fairway/core/uses/usesAnswer.ts";
import type { Tx } from "../db/tx.ts";
import { openRecord } from "../resource/getRecord.ts";
import { findUses } from "./findUses.ts";

/** Returns where a declared record is used. Refuses: record.notFound · access.forbidden */
export async function recordUses(
  tx: Tx,
  actor: Actor,
  resource: Resource,
  id: string,
): Promise<UsesAnswer> {
  await openRecord(tx, actor, resource, id);
  return findUses(tx, actor, resource, id);
}
