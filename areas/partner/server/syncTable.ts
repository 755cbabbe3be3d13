import { rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { enqueue } from "@fairway/engine/jobs/jobs.ts";
import { newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";

/** What waits for the accounting system: a partner or one of its bank accounts. */
export interface WaitingRecord {
  readonly kind: "Partner" | "PartnerBank";
  readonly recordId: string;
  readonly action: "ADD" | "UPDATE";
}

/** What became of handing a record to the accounting system, the newest line of it. */
export interface SyncState {
  readonly recordId: string;
  readonly action: string;
  readonly status: string;
  readonly datetimeCreated: string;
}

/** Puts records in the queue for the accounting system; one that waits already waits once. */
export async function queueForAccounting(
  tx: Tx,
  by: { readonly companyId: string; readonly userId: string },
  records: readonly WaitingRecord[],
): Promise<void> {
  if (records.length === 0) return;
  const lines = records.map((each) => ({
    company_id: by.companyId,
    id: newId(),
    kind: each.kind,
    record_id: each.recordId,
    action: each.action,
    status: "Waiting",
    user_created: by.userId,
    user_modified: by.userId,
  }));
  await run(
    tx,
    sql`insert into partner_sync (company_id, id, kind, record_id, action, status, user_created,
        user_modified)
      select r.company_id, r.id, r.kind, r.record_id, r.action, r.status, r.user_created,
        r.user_modified
      from jsonb_populate_recordset(null::partner_sync, ${JSON.stringify(lines)}::jsonb) as r
      on conflict (company_id, kind, record_id) where status = 'Waiting' do nothing`,
  );
  const { companyId } = by;
  await enqueue(tx, "carryPartners", { companyId }, { key: `partners ${companyId}` });
}

/** The newest line of each record in the queue. */
export function syncStates(
  tx: Tx,
  companyId: string,
  records: { readonly kind: WaitingRecord["kind"]; readonly ids: readonly string[] },
): Promise<SyncState[]> {
  return rows<SyncState>(
    tx,
    sql`select distinct on (record_id) record_id, action, status, datetime_created
      from partner_sync
      where company_id = ${companyId} and kind = ${records.kind}
        and record_id = any(${[...records.ids]}::uuid[])
      order by record_id, datetime_created desc, id desc`,
  );
}
