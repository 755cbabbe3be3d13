import type { Actor } from "@fairway/core/permission/actor.ts";
import { one, rows, type Tx } from "@fairway/engine/db/tx.ts";
import { newId } from "@fairway/engine/db/writeRows.ts";
import { enqueueAll } from "@fairway/engine/jobs/jobs.ts";
import { sql } from "kysely";
import { type DataType, dataTypeWords, documentTypes } from "../model/item.ts";
import { refuseOutbox } from "../model/refusals.ts";
import { type ConnectorKind, postedTypes, takesEntries } from "../model/connectors.ts";
import { jobKeyOf } from "./enqueueItem.ts";

/** A record that goes to the accounting system. */
export interface SentRecord {
  readonly recordId: string;
  readonly dataType: DataType;
  readonly number: string;
  readonly partnerId: string | null;
  readonly officeId: string | null;
  readonly departmentId: string | null;
  readonly groupId: string | null;
  /** True after a rejection, or where the accounting system has an earlier state of the record. */
  readonly isUpdate: boolean;
}

/**
 * Writes an item for each record and lets the job carry them after the commit. Without a connector
 * accountants enter the records by hand: the items are accepted at once.
 *
 * Shape: true where the items wait. The caller has locked the records.
 * Refuses: outbox.alreadySent · outbox.notPosted
 * Source: rules OB-1 and OB-2, areas/outbox/README.md
 */
export async function queueItems(
  tx: Tx,
  { companyId, userId }: Pick<Actor, "companyId" | "userId">,
  records: readonly SentRecord[],
): Promise<boolean> {
  if (records.length === 0) return false;
  const sent = records.map((each) => ({ ...each, id: newId() }));
  const written = await rows<{ connector: ConnectorKind | null }>(
    tx,
    sql`with chosen as (
        select connector from accounting_connector where company_id = ${companyId}
      )
      insert into sync_item (company_id, id, data_type, record_id, number, partner_id, office_id,
        department_id, group_id, action, sync_version, state, answered_at, user_created,
        user_modified)
      select ${companyId}::uuid, r.id, r."dataType", r."recordId", r.number, r."partnerId",
        r."officeId", r."departmentId", r."groupId",
        case when r."isUpdate" then 'UPDATE' else 'ADD' end,
        coalesce((select max(i.sync_version) from sync_item i
          where i.company_id = ${companyId} and i.record_id = r."recordId"), 0) + 1,
        case when exists (select from chosen) then 'Waiting' else 'Synced' end,
        case when not exists (select from chosen) then now() end,
        ${userId}::uuid, ${userId}::uuid
      from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb) as r (id uuid, "dataType" text,
        "recordId" uuid, number text, "partnerId" uuid, "officeId" uuid, "departmentId" uuid,
        "groupId" uuid, "isUpdate" boolean)
      where not exists (select from sync_item i where i.company_id = ${companyId}
        and i.record_id = r."recordId" and i.state in ('Waiting', 'Failed'))
      returning (select connector from chosen) as connector`,
  );
  if (written.length < sent.length) throw await whyNotQueued(tx, companyId, sent);
  const connector = written[0]?.connector ?? null;
  const unposted = records.find(
    ({ dataType }) => documentTypes.includes(dataType) && !postedTypes.includes(dataType),
  );
  if (connector && takesEntries(connector) && unposted) {
    const { number, dataType } = unposted;
    throw refuseOutbox("outbox.notPosted", { number, kind: dataTypeWords[dataType] });
  }
  if (!connector) return false;
  await enqueueAll(
    tx,
    "sendItem",
    sent.map(({ id }) => ({ payload: { companyId, id }, key: jobKeyOf(id) })),
  );
  return true;
}

/** The refusal of records of which one is on its way already; what was written now does not count. */
async function whyNotQueued(
  tx: Tx,
  companyId: string,
  sent: readonly { readonly id: string; readonly recordId: string }[],
) {
  const open = await one<{ number: string }>(
    tx,
    sql`select i.number from sync_item i where i.company_id = ${companyId}
      and i.record_id = any(${sent.map(({ recordId }) => recordId)}::uuid[])
      and i.id <> all(${sent.map(({ id }) => id)}::uuid[])
      and i.state in ('Waiting', 'Failed') order by i.id limit 1`,
  );
  return refuseOutbox("outbox.alreadySent", open);
}

/** The records among these that the accounting system has in an earlier state. */
export async function wasSent(
  tx: Tx,
  companyId: string,
  recordIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await rows<{ recordId: string }>(
    tx,
    sql`select distinct i.record_id from sync_item i where i.company_id = ${companyId}
      and i.record_id = any(${[...recordIds]}::uuid[]) and i.state = 'Synced'`,
  );
  return new Set(found.map(({ recordId }) => recordId));
}
