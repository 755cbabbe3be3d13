import type { DecimalText } from "@fairway/core/money/decimal.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";

/** What is cleared on one invoice, in its own currency and in the books' two; below zero undoes. */
export interface InvoicePayment {
  readonly invoiceId: string;
  readonly amount: DecimalText;
  readonly amountVnd: DecimalText;
  readonly amountUsd: DecimalText;
}

/**
 * Adds payments to locked invoices; their balance and payment status follow in the same row.
 *
 * Refuses: invoice.overpaid · invoice.paidBelowZero
 * Source: rule IN-7.
 */
export async function applyPayments(
  tx: Tx,
  actor: Actor,
  payments: readonly InvoicePayment[],
): Promise<void> {
  if (payments.length === 0) return;
  const { companyId } = actor;
  await run(
    tx,
    sql`
      update acct_management d
      set paid_amount = d.paid_amount + x.amount,
        paid_amount_vnd = d.paid_amount_vnd + x."amountVnd",
        paid_amount_usd = d.paid_amount_usd + x."amountUsd",
        user_modified = ${actor.userId}, datetime_modified = now(), version = d.version + 1
      from jsonb_to_recordset(${JSON.stringify(payments)}::jsonb) as x
        ("invoiceId" uuid, amount numeric, "amountVnd" numeric, "amountUsd" numeric)
      where d.company_id = ${companyId} and d.id = x."invoiceId"`,
  );
}
