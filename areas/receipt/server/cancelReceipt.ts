import { reverseDues } from "@fairway/areas/due/server/reverseDues.ts";
import { whyNot } from "@fairway/areas/document/model/documentKind.ts";
import { updateDocument } from "@fairway/areas/document/server/documentRows.ts";
import { beginVerb, getDocument } from "@fairway/areas/document/server/openDocument.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Day } from "@fairway/core/time/day.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { receiptKind } from "../model/receiptKind.ts";
import { refuseReceipt } from "../model/refusals.ts";
import { receiptsFor } from "./receiptTable.ts";
import { tellOfReceipt } from "./tellOfReceipt.ts";
import { shownReceipt } from "./shownReceipt.ts";

/**
 * Cancels a done receipt on a day: every line gets its exact mirror, the cleared amounts and the used
 * credits are open again, the customer's advance is taken back. The lines stay.
 *
 * Locks: the receipt, the items it cleared and the customer's advance in id order.
 * Refuses: record.notFound · access.forbidden · receipt.notDone, .synced, .advanceUsed,
 *   .canceledBefore · record.conflict
 * Source: rule RC-7.
 */
export async function cancelReceipt(
  tx: Tx,
  actor: Actor,
  ask: {
    readonly id: string;
    readonly reason: string | null;
    readonly version?: number | null | undefined;
    readonly cancelDate?: Day | null | undefined;
  },
) {
  const source = receiptsFor(actor);
  const receipt = await beginVerb(tx, actor, source, { verb: "cancel", id: ask.id });
  const day = ask.cancelDate ?? actor.today;
  if (day < receipt.paymentDate || day > actor.today) {
    throw refuseReceipt(
      "receipt.canceledBefore",
      {
        receiptNo: receipt.paymentRefNo,
        day: sayDay(day),
        from: sayDay(receipt.paymentDate),
        last: sayDay(actor.today),
      },
      { field: "cancelDate" },
    );
  }
  if (ask.version && ask.version !== receipt.version) throw refuse("record.conflict");
  const by = { documentId: receipt.id, day };
  if (!(await reverseDues(tx, actor, by))) {
    // Another receipt used the advance after this one was read.
    const now = await getDocument(tx, actor.companyId, source, receipt.id);
    throw whyNot(receiptKind, "cancel", now) ?? refuse("record.conflict");
  }
  await insertMirrors(tx, actor, receipt.id);
  await updateDocument(tx, actor, receiptKind, receipt, {
    status: "Cancel",
    cancelledAt: "now",
    cancelledBy: actor.userId,
    cancelReason: ask.reason,
  });
  await tellOfReceipt(tx, { actor, receiptId: receipt.id, verb: "cancel" });
  return { status: true as const, data: await shownReceipt(tx, actor, receipt.id) };
}

async function insertMirrors(tx: Tx, actor: Actor, receiptId: string): Promise<void> {
  await run(
    tx,
    sql`
      insert into receipt_line (company_id, id, receipt_id, line_no, type, payment_type, due_id,
        billing_ref_no, partner_id, ref_currency, ref_amount,
        exchange_rate_billing, unpaid_amount_vnd, unpaid_amount_usd, paid_amount, paid_amount_vnd,
        paid_amount_usd, net_off_vnd, net_off_usd, total_paid, total_paid_vnd, total_paid_usd,
        balance_vnd, balance_usd, credit_amount, credit_id, credit_no, note, posted, negative,
        user_created, user_modified)
      select l.company_id, new_id(), l.receipt_id, l.line_no, l.type, l.payment_type, l.due_id,
        l.billing_ref_no, l.partner_id, l.ref_currency, l.ref_amount,
        l.exchange_rate_billing, coalesce(u.open_vnd - l.total_paid_vnd, 0), u.open_usd - l.total_paid_usd,
        -l.paid_amount, -l.paid_amount_vnd, -l.paid_amount_usd, -l.net_off_vnd, -l.net_off_usd,
        -l.total_paid, -l.total_paid_vnd, -l.total_paid_usd,
        coalesce(u.open_vnd, 0), u.open_usd, -l.credit_amount, l.credit_id, l.credit_no, l.note,
        true, true, ${actor.userId}, ${actor.userId}
      from receipt_line l
      left join due u on u.company_id = ${actor.companyId} and u.id = l.due_id
      where l.company_id = ${actor.companyId} and l.receipt_id = ${receiptId} and l.posted
        and not l.negative`,
  );
}
