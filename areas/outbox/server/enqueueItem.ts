import type { Tx } from "@fairway/engine/db/tx.ts";
import { enqueue } from "@fairway/engine/jobs/jobs.ts";

/** The key under which the job of an item waits once. */
export const jobKeyOf = (id: string) => `sync ${id}`;

/** Lets the job carry an item, after so many seconds. */
export function enqueueItem(
  tx: Tx,
  { companyId, id }: { readonly companyId: string; readonly id: string },
  afterSeconds = 0,
): Promise<void> {
  return enqueue(tx, "sendItem", { companyId, id }, { key: jobKeyOf(id), afterSeconds });
}
