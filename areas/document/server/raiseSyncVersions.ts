import type { Actor } from "@fairway/core/permission/actor.ts";
import { lockRows } from "@fairway/engine/db/lockRow.ts";
import { rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";

/** A document of any kind as its sync version is raised. */
export interface SyncedDocument {
  readonly id: string;
  readonly number: string;
  readonly state: string;
  readonly syncStatus: string | null;
}

/** Locks documents of a kind that have one of the numbers, and reads them. */
export async function lockByNumbers(
  tx: Tx,
  { companyId }: Pick<Actor, "companyId">,
  kind: string,
  numbers: readonly string[],
): Promise<SyncedDocument[]> {
  const read = () =>
    rows<SyncedDocument>(
      tx,
      sql`select d.id, d.number, d.state, d.sync_status from document d
        where d.company_id = ${companyId} and d.kind = ${kind}
          and number_key(d.number) in (select number_key(n) from unnest(${[...numbers]}::text[]) n)
        order by d.id`,
    );
  const ids = (await read()).map(({ id }) => id);
  await lockRows(tx, "document", { companyId, ids });
  return read();
}

/**
 * Raises the sync version of documents, so that they are sent to the accounting system again, and
 * returns the versions by id. The ids stay; a rejection by the accounting system is taken back.
 *
 * Shape: the caller has checked the right and locked the documents.
 * Source: rule DO-15
 */
export async function raiseSyncVersions(
  tx: Tx,
  { companyId, userId }: Pick<Actor, "companyId" | "userId">,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const raised = await rows<{ id: string; syncVersion: number }>(
    tx,
    sql`insert into document_sync_version as kept (company_id, id, sync_version, user_modified)
      select ${companyId}::uuid, i, 2, ${userId}::uuid from unnest(${[...ids]}::uuid[]) i
      on conflict (company_id, id) do update set sync_version = kept.sync_version + 1,
        user_modified = excluded.user_modified, datetime_modified = now()
      returning kept.id, kept.sync_version`,
  );
  await run(
    tx,
    sql`update document d set sync_status = null, user_modified = ${userId},
        datetime_modified = now(), version = d.version + 1
      where d.company_id = ${companyId} and d.id = any(${[...ids]}::uuid[])
        and d.sync_status = 'Rejected'`,
  );
  return new Map(raised.map(({ id, syncVersion }) => [id, syncVersion]));
}
