import type { HistoryAnswer, HistoryAsk } from "@fairway/core/history/historyAnswer.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import type { Tx } from "../db/tx.ts";
import { openRecord } from "../resource/getRecord.ts";
import { readHistory } from "./readHistory.ts";

/** Returns the history of a declared record. Refuses: record.notFound · access.forbidden */
export async function recordHistory(
  tx: Tx,
  actor: Actor,
  resource: Resource,
  ask: HistoryAsk,
): Promise<HistoryAnswer> {
  await openRecord(tx, actor, resource, ask.id);
  return readHistory(tx, actor, resource, ask);
}
