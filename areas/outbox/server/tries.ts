import type { DataType } from "@fairway/areas/outbox/model/item.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { within } from "@fairway/engine/db/reach.ts";
import { maybe, one, rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { lockRows } from "@fairway/engine/db/lockRow.ts";
import { newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";

/** The item of a job. */
export interface ItemKey {
  readonly companyId: string;
  readonly id: string;
}

/** An item as the worker needs it. */
export interface StoredItem {
  readonly id: string;
  readonly dataType: DataType;
  readonly recordId: string;
  readonly number: string;
  readonly officeId: string | null;
  readonly departmentId: string | null;
  readonly groupId: string | null;
  readonly action: "ADD" | "UPDATE";
  readonly syncVersion: number;
  readonly state: string;
  readonly tried: number;
  readonly request: unknown;
  readonly userCreated: string;
}

const columns = sql`i.id, i.data_type, i.record_id, i.number, i.office_id, i.department_id,
  i.group_id, i.action, i.sync_version, i.state, i.tried, i.request, i.user_created`;

/** Locks an item and reads it. */
export function lockItem(tx: Tx, { companyId, id }: ItemKey): Promise<StoredItem | null> {
  return maybe<StoredItem>(
    tx,
    sql`select ${columns}
      from sync_item i where i.company_id = ${companyId} and i.id = ${id} for update`,
  );
}

/** Keeps what is sent, as it is at the first try. */
export async function keepRequest(tx: Tx, { companyId, id }: ItemKey, request: unknown) {
  await run(
    tx,
    sql`update sync_item set request = ${JSON.stringify(request)}::jsonb
      where company_id = ${companyId} and id = ${id}`,
  );
}

/** More than this wait for the next file. */
const mostInFile = 2000;

/** Locks the items that wait and that the user may export, the oldest first, and reads them. */
export function lockWaiting(tx: Tx, actor: Actor): Promise<StoredItem[]> {
  return rows<StoredItem>(
    tx,
    sql`select ${columns} from sync_item i
      where ${within(actor, "accManagement.export", "i")} and i.state = 'Waiting'
      order by i.datetime_created, i.id limit ${sql.lit(mostInFile)} for update`,
  );
}

/** Reads the items of records, one for each version that was sent. */
export function itemsOfRecords(
  tx: Tx,
  companyId: string,
  recordIds: readonly string[],
): Promise<StoredItem[]> {
  return rows<StoredItem>(
    tx,
    sql`select ${columns} from sync_item i
      where i.company_id = ${companyId} and i.record_id = any(${[...recordIds]}::uuid[])
      order by i.id`,
  );
}

/**
 * Begins a try: those that broke off before end as unknown. Returns its id, and whether the
 * accounting system may have the record by an earlier one.
 */
export async function insertTry(
  tx: Tx,
  { companyId, id }: ItemKey,
): Promise<{ readonly id: string; readonly mayBeThere: boolean }> {
  await run(
    tx,
    sql`update sync_attempt set outcome = 'Unknown', ended_at = now()
      where company_id = ${companyId} and item_id = ${id} and outcome is null`,
  );
  const { mayBeThere } = await one<{ mayBeThere: boolean }>(
    tx,
    sql`select exists (select from sync_attempt t where t.company_id = ${companyId}
      and t.item_id = ${id} and t.outcome = 'Unknown') as may_be_there`,
  );
  const tryId = newId();
  await run(
    tx,
    sql`insert into sync_attempt (company_id, id, item_id) values (${companyId}, ${tryId}, ${id})`,
  );
  return { id: tryId, mayBeThere };
}

/** Ends a try with its outcome and what was answered. */
export async function endTry(
  tx: Tx,
  { companyId, id }: ItemKey,
  ended: { readonly outcome: string; readonly answer: string },
): Promise<void> {
  await run(
    tx,
    sql`update sync_attempt set outcome = ${ended.outcome}, ended_at = now(),
        answer = ${ended.answer.slice(0, 2000)}
      where company_id = ${companyId} and id = ${id}`,
  );
}

/** Notes the answer of the accounting system on an item. */
export async function answerItem(
  tx: Tx,
  { companyId, id }: ItemKey,
  answered: {
    readonly state: "Synced" | "Rejected";
    readonly ledgerNo: string | null;
    readonly reason: string | null;
  },
): Promise<void> {
  await run(
    tx,
    sql`update sync_item set state = ${answered.state}, ledger_no = ${answered.ledgerNo},
        reason = ${answered.reason}, answered_at = now(), next_try_at = null,
        datetime_modified = now(), version = version + 1
      where company_id = ${companyId} and id = ${id}`,
  );
}

/** Notes on items that wait that the accounting system has their records. Locks: the items, in id order. */
export async function acceptItems(
  tx: Tx,
  companyId: string,
  accepted: readonly { readonly id: string; readonly ledgerNo: string | null }[],
): Promise<void> {
  await lockRows(tx, "sync_item", { companyId, ids: accepted.map(({ id }) => id) });
  await run(
    tx,
    sql`update sync_item i set state = 'Synced', ledger_no = r."ledgerNo", reason = null,
        answered_at = now(), next_try_at = null, datetime_modified = now(), version = i.version + 1
      from jsonb_to_recordset(${JSON.stringify(accepted)}::jsonb) as r (id uuid, "ledgerNo" text)
      where i.company_id = ${companyId} and i.id = r.id and i.state in ('Waiting', 'Failed')`,
  );
}

/** Notes that an item waits for its next try, or for a user where there is none. */
export async function postponeItem(
  tx: Tx,
  { companyId, id }: ItemKey,
  afterSeconds: number | null,
): Promise<void> {
  await run(
    tx,
    sql`update sync_item set tried = tried + 1,
        state = case when ${afterSeconds}::int is null then 'Failed' else 'Waiting' end,
        next_try_at = now() + make_interval(secs => ${afterSeconds}::int),
        datetime_modified = now(), version = version + 1
      where company_id = ${companyId} and id = ${id}`,
  );
}

/** Reads the last item of a record. */
export function lastSynced(
  tx: Tx,
  companyId: string,
  recordId: string,
): Promise<StoredItem | null> {
  return maybe<StoredItem>(
    tx,
    sql`select ${columns} from sync_item i
      where i.company_id = ${companyId} and i.record_id = ${recordId}
      order by i.sync_version desc limit 1`,
  );
}

/** Notes that the accounting system sent an accepted record back; false where it is not accepted. */
export async function rejectSynced(
  tx: Tx,
  { companyId, id }: ItemKey,
  reason: string,
): Promise<boolean> {
  const changed = await run(
    tx,
    sql`update sync_item set state = 'Rejected', reason = ${reason}, answered_at = now(),
        datetime_modified = now(), version = version + 1
      where company_id = ${companyId} and id = ${id} and state = 'Synced'`,
  );
  return changed === 1;
}
