import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { newId } from "@fairway/engine/db/writeRows.ts";
import { enqueueAll } from "@fairway/engine/jobs/jobs.ts";
import { sql } from "kysely";
import type { DataType } from "../model/item.ts";
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
 * Source: rules OB-1 and OB-2, areas/outbox/README.md
 */
export async function queueItems(
  tx: Tx,
  { companyId, userId }: Pick<Actor, "companyId" | "userId">,
  records: readonly SentRecord[],
): Promise<boolean> {
  if (records.length === 0) return false;
  const sent = records.map((each) => ({ ...each, id: newId() }));
  const written = await rows<{ id: string; state: string }>(
    tx,
    sql`insert into sync_item (company_id, id, data_type, record_id, number, partner_id, office_id,
        department_id, group_id, action, sync_version, state, answered_at, user_created,
        user_modified)
      select ${companyId}::uuid, r.id, r."dataType", r."recordId", r.number, r."partnerId",
        r."officeId", r."departmentId", r."groupId",
        case when r."isUpdate" then 'UPDATE' else 'ADD' end,
        coalesce((select max(i.sync_version) from sync_item i
          where i.company_id = ${companyId} and i.record_id = r."recordId"), 0) + 1,
        case when c.id is null then 'Synced' else 'Waiting' end,
        case when c.id is null then now() end, ${userId}::uuid, ${userId}::uuid
      from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb) as r (id uuid, "dataType" text,
        "recordId" uuid, number text, "partnerId" uuid, "officeId" uuid, "departmentId" uuid,
        "groupId" uuid, "isUpdate" boolean)
      left join accounting_connector c on c.company_id = ${companyId}
      returning id, state`,
  );
  const waiting = written.filter(({ state }) => state === "Waiting");
  await enqueueAll(
    tx,
    "sendItem",
    waiting.map(({ id }) => ({ payload: { companyId, id }, key: jobKeyOf(id) })),
  );
  return waiting.length > 0;
}
