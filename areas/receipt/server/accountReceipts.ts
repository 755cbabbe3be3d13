import { sendDocuments } from "@fairway/areas/document/server/sendDocuments.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { within } from "@fairway/engine/db/reach.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import { receiptSource } from "./receiptTable.ts";

/**
 * Sends done receipts to the accounting system, all or none.
 *
 * Locks: the receipts.
 * Refuses: record.notFound · access.forbidden · receipt.notDone, .synced
 * Source: rule RC-25, areas/receipt/README.md
 */
export async function accountReceipts(
  tx: Tx,
  actor: Actor,
  { ids }: Ask<typeof contract.accountReceipts>,
) {
  const sent = { verb: "account", ids, dataType: "PAYMENT" } as const;
  const receipts = await sendDocuments(tx, actor, receiptSource, sent);
  return { status: true as const, data: receipts.map(({ paymentRefNo }) => paymentRefNo) };
}

/** Lists what done receipts paid of VAT invoices and was not sent, within the reach of the user. */
export function invoicePaymentsToSync(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.invoicePaymentsToSync>,
) {
  return paymentsToSync(tx, actor, "DEBIT", ask.ids);
}

/** Lists what done receipts paid of on-behalf invoices and was not sent. */
export function obhPaymentsToSync(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.obhPaymentsToSync>,
) {
  return paymentsToSync(tx, actor, "OBH", ask.ids);
}

/** More payments than this are listed by receipts. */
const mostPayments = 1000;

function paymentsToSync(
  tx: Tx,
  actor: Actor,
  type: "DEBIT" | "OBH",
  receiptIds: readonly string[],
): Promise<Answer<typeof contract.invoicePaymentsToSync>> {
  const { companyId } = actor;
  const only = receiptIds.length > 0 ? sql`d.id = any(${[...receiptIds]}::uuid[])` : sql`true`;
  return rows(
    tx,
    sql`select d.id as receipt_id, d.number as receipt_no, r.payment_date, h.id as invoice_id,
        h.number as invoice_no, p.short_name as partner_name, d.currency_id,
        l.total_paid as paid_amount, l.total_paid_vnd as paid_amount_vnd,
        l.total_paid_usd as paid_amount_usd
      from document d
      join receipt r on r.company_id = ${companyId} and r.id = d.id
      join receipt_line l on l.company_id = ${companyId} and l.receipt_id = d.id and l.posted
        and not l.negative and l.type = ${type}
      join due u on u.company_id = ${companyId} and u.id = l.due_id
      join document h on h.company_id = ${companyId} and h.id = u.document_id
      left join partner p on p.company_id = ${companyId} and p.id = h.partner_id
      where ${within(actor, "acctARP.list", "d")} and d.kind = 'receipt' and d.state = 'Done'
        and d.sync_status is distinct from 'Synced' and ${only}
        and not exists (select from sync_item i where i.company_id = ${companyId}
          and i.record_id = d.id and i.state in ('Waiting', 'Failed'))
      order by r.payment_date, d.id, l.line_no limit ${sql.lit(mostPayments)}`,
  );
}
