import type { DueSide } from "@fairway/areas/due/model/due.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Permission } from "@fairway/core/permission/permission.ts";
import { within } from "@fairway/engine/db/reach.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { Invoice } from "../model/invoice.ts";
import { readInvoices, withSeenReceipts } from "./invoiceTable.ts";

/** The criteria of the unpaid invoices. */
export interface OpenInvoicesAsk {
  readonly partnerId: string;
  readonly ids?: readonly string[];
  readonly numbers?: readonly string[];
  readonly fromDate?: string | null;
  readonly toDate?: string | null;
  /** What is owed to us, unless stated otherwise. */
  readonly side?: DueSide;
}

/**
 * Lists the unpaid invoices and vouchers of a partner and its branches on one side, within the reach of a right; they name
 * only receipts that the user may open.
 */
export async function openInvoices(
  tx: Tx,
  actor: Actor,
  permission: Permission,
  ask: OpenInvoicesAsk,
): Promise<Invoice[]> {
  const { companyId } = actor;
  const where = [
    within(actor, permission, "d"),
    sql<boolean>`w.is_open and w.side = ${ask.side ?? "debit"}`,
    sql<boolean>`w.partner_id in (select x.id from partner x where x.company_id = ${companyId}
      and (x.id = ${ask.partnerId} or x.parent_id = ${ask.partnerId}))`,
  ];
  if (ask.ids?.length) where.push(sql<boolean>`d.id = any(${[...ask.ids]}::uuid[])`);
  if (ask.fromDate) where.push(sql<boolean>`o.date >= ${ask.fromDate}::date`);
  if (ask.toDate) where.push(sql<boolean>`o.date <= ${ask.toDate}::date`);
  if (ask.numbers?.length) {
    const numbers = sql`${[...ask.numbers]}::text[]`;
    where.push(sql<boolean>`(o.voucher_id = any(${numbers}) or o.invoice_no_tempt = any(${numbers})
      or o.invoice_no_real = any(${numbers}) or exists (
        select from acct_management_line l
        where l.company_id = ${companyId} and l.acct_management_id = d.id
          and (l.cd_note_no = any(${numbers}) or l.soa_no = any(${numbers}) or l.job_no = any(${numbers})
            or l.hwbno = any(${numbers}) or l.mblno = any(${numbers}))))`);
  }
  const found = await readInvoices(tx, companyId, sql.join(where, sql` and `));
  return withSeenReceipts(tx, actor, found);
}
