import type { SyncState } from "../model/syncStatus.ts";
import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";

/**
 * Notes on a document what the accounting system answered.
 *
 * Locks: the document.
 * Source: rule DO-16
 */
export async function noteAnswer(
  tx: Tx,
  { companyId, userId }: { readonly companyId: string; readonly userId: string | null },
  answered: { readonly ids: readonly string[]; readonly syncStatus: SyncState },
): Promise<void> {
  await run(
    tx,
    sql`update document d set sync_status = ${answered.syncStatus}, last_sync_date = now(),
        user_modified = ${userId}::uuid, datetime_modified = now(), version = d.version + 1
      where d.company_id = ${companyId} and d.id = any(${[...answered.ids]}::uuid[])`,
  );
}
