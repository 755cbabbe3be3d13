import { listed } from "@fairway/areas/note/server/listNotes.ts";
import { openInvoices } from "@fairway/areas/invoice/server/openInvoices.ts";
import { withMay } from "@fairway/areas/invoice/server/shownInvoice.ts";
import { refuseRate } from "@fairway/areas/rate/model/refusals.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";

import { sayDay } from "@fairway/core/words/dates.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { invoicesForReceipt, processInvoice as processInvoiceCall } from "../contract.ts";
import { clearPool, needsRate } from "../model/clearPool.ts";
import { documentsOf, readPayer } from "./receiptDocuments.ts";
import { receiptPool } from "./receiptPool.ts";

/** Lists what a customer and its branches still owe, on-behalf invoices first. */
export async function offeredInvoices(tx: Tx, actor: Actor, ask: Ask<typeof invoicesForReceipt>) {
  actor.mustHave("acctARP.add");
  const { customerId: partnerId, fromDate = null, toDate = null } = ask;
  const numbers = listed(ask.numbers);
  const asked = { partnerId, fromDate, toDate, numbers };
  const open = await openInvoices(tx, actor, "acctARP.detail", asked);
  return open
    .sort((a, b) => Number(b.type === "InvoiceTemp") - Number(a.type === "InvoiceTemp"))
    .map((each) => withMay(actor, each));
}

/** Spreads an amount over invoices as they stand, writing nothing. Refuses: as saving does. */
export async function processInvoice(tx: Tx, actor: Actor, ask: Ask<typeof processInvoiceCall>) {
  actor.mustHave("acctARP.add");
  const day = ask.paymentDate ?? actor.today;
  const payer = await readPayer(tx, actor, ask.customerId, null);
  const pool = await receiptPool(tx, actor, {
    currencyId: ask.currencyId,
    amount: ask.finalPaidAmount,
    day,
    typedRate: ask.excRateUsdToLocal,
  });
  const ids = ask.payments.map((each) => each.refId);
  const invoices = ids.length
    ? await openInvoices(tx, actor, "acctARP.detail", { partnerId: ask.customerId, ids })
    : [];
  const documents = documentsOf(actor, payer, ask.payments, invoices);
  if (needsRate(pool, documents)) {
    throw refuseRate("rate.missing", { currency: "USD", day: sayDay(day) });
  }
  return clearPool(pool, documents);
}

/** Says what a customer has paid ahead, by agreement and currency. */
export async function getCustomerAdvance(tx: Tx, actor: Actor, ask: { customerId: string }) {
  actor.mustHave("acctARP.detail");
  return rows<{ agreementId: string | null; currencyId: string; balance: string }>(
    tx,
    sql`select agreement_id, currency_id, balance from customer_advance
      where company_id = ${actor.companyId} and partner_id = ${ask.customerId} and balance > 0
      order by currency_id desc, agreement_id`,
  );
}
