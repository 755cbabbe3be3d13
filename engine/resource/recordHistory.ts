import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import type { HistoryAnswer, UsesAnswer } from "@fairway/core/resource/shapes.ts";
import type { Tx } from "../db/tx.ts";
import { readHistory } from "../history/readHistory.ts";
import { findUses } from "../uses/findUses.ts";
import { readRecord } from "./getRecord.ts";
import { mustOn } from "./permit.ts";

/** The history of a declared record. Refuses: record.notFound · access.forbidden */
export async function recordHistory(
  tx: Tx,
  actor: Actor,
  resource: Resource,
  id: string,
): Promise<HistoryAnswer> {
  mustOn(actor, resource, "detail", await readRecord(tx, actor, resource, id));
  return readHistory(tx, actor, resource, id);
}

/** Where a declared record is used. Refuses: record.notFound · access.forbidden */
export async function recordUses(
  tx: Tx,
  actor: Actor,
  resource: Resource,
  id: string,
): Promise<UsesAnswer> {
  mustOn(actor, resource, "detail", await readRecord(tx, actor, resource, id));
  return findUses(tx, actor, resource, id);
}
