import { rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";

/** A partner or bank account that waits for the accounting system. */
export interface WaitingForAccounting {
  readonly kind: "Partner" | "PartnerBank";
  readonly recordId: string;
  readonly action: "ADD" | "UPDATE";
  readonly number: string;
  readonly partnerId: string;
  readonly officeId: string | null;
  readonly departmentId: string | null;
  readonly groupId: string | null;
  readonly userCreated: string;
}

/** More than this wait for the next run. */
const atOnce = 500;

/** Locks the queue of partners and reads what waits in it without being on its way, the oldest first. */
export function waitingForAccounting(tx: Tx, companyId: string): Promise<WaitingForAccounting[]> {
  return rows<WaitingForAccounting>(
    tx,
    sql`with waiting as (
        select w.kind, w.record_id, w.action, w.user_created, w.datetime_created
        from partner_sync w
        where w.company_id = ${companyId} and w.status = 'Waiting'
          and not exists (select from sync_item i where i.company_id = ${companyId}
            and i.record_id = w.record_id and i.state in ('Waiting', 'Failed'))
        order by w.datetime_created, w.id limit ${sql.lit(atOnce)} for update skip locked)
      select w.kind, w.record_id, w.action, p.account_no as number, p.id as partner_id, p.office_id,
        p.department_id, p.group_id, coalesce(w.user_created, p.user_created) as user_created
      from waiting w
      left join partner_bank b on b.company_id = ${companyId} and b.id = w.record_id
      join partner p on p.company_id = ${companyId}
        and p.id = case w.kind when 'Partner' then w.record_id else b.partner_id end
      order by w.datetime_created`,
  );
}

/** Notes what became of records that waited for the accounting system. */
export async function noteCarried(
  tx: Tx,
  { companyId, userId }: { readonly companyId: string; readonly userId: string },
  recordIds: readonly string[],
  status: "Sent" | "Failed",
): Promise<void> {
  await run(
    tx,
    sql`update partner_sync set status = ${status}, user_modified = ${userId},
        datetime_modified = now()
      where company_id = ${companyId} and record_id = any(${[...recordIds]}::uuid[]) and status = 'Waiting'`,
  );
}
