import { listedNumbers } from "@fairway/areas/document/model/listedNumbers.ts";
import { withMay } from "@fairway/areas/document/model/documentKind.ts";
import { invoiceKind } from "@fairway/areas/invoice/model/invoiceKind.ts";
import { clearPool } from "@fairway/areas/due/model/clearPool.ts";
import type { DueSide } from "@fairway/areas/due/model/due.ts";
import { payWith } from "@fairway/areas/due/model/payWith.ts";
import { dueSums } from "@fairway/areas/due/server/dueSums.ts";
import { getInvoices } from "@fairway/areas/invoice/server/getInvoices.ts";
import { openInvoices } from "@fairway/areas/invoice/server/openInvoices.ts";
import { mayOpenPartner } from "@fairway/areas/partner/server/partnerPermit.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { invoicesForReceipt, processInvoice as processInvoiceCall } from "../contract.ts";
import { whyNoMoney, whyNotSpread } from "../model/whyNotSaved.ts";
import { creditDocumentsOf, creditsOf, documentsOf, readPayer } from "./receiptDocuments.ts";
import { receiptPool } from "./receiptPool.ts";

type Offer = Ask<typeof invoicesForReceipt>;

/** Lists the unpaid invoices of a customer and its branches, on-behalf invoices first. */
export function offeredInvoices(tx: Tx, actor: Actor, ask: Offer) {
  return offered(tx, actor, ask, "debit");
}

/** Lists the open vouchers that we owe to a customer and its branches. */
export function offeredCredits(tx: Tx, actor: Actor, ask: Offer) {
  return offered(tx, actor, ask, "credit");
}

async function offered(tx: Tx, actor: Actor, ask: Offer, side: DueSide) {
  actor.mustHave("acctARP.add");
  const { customerId: partnerId, fromDate = null, toDate = null } = ask;
  const numbers = listedNumbers(ask.numbers);
  const asked = { partnerId, fromDate, toDate, numbers, side };
  const open = await openInvoices(tx, actor, "acctARP.detail", asked);
  return open
    .sort((a, b) => Number(b.type === "InvoiceTemp") - Number(a.type === "InvoiceTemp"))
    .map((each) => withMay(invoiceKind, actor, each));
}

/** Spreads an amount over present invoices without writing. Refuses: as saving does. */
export async function processInvoice(tx: Tx, actor: Actor, ask: Ask<typeof processInvoiceCall>) {
  actor.mustHave("acctARP.add");
  const hasCredits = ask.credits.length > 0;
  const noMoney = hasCredits ? null : whyNoMoney(ask.currencyId, [ask.finalPaidAmount]);
  if (noMoney) throw noMoney;
  const day = ask.paymentDate ?? actor.today;
  const payer = await readPayer(tx, actor, ask.customerId, null);
  const pool = await receiptPool(tx, actor, {
    currencyId: ask.currencyId,
    amount: ask.finalPaidAmount,
    day,
    officeId: actor.officeId,
    typedRate: ask.excRateUsdToLocal,
    rateReason: ask.rateReason,
  });
  const asked = await creditsOf(tx, actor, ask.credits);
  const ids = [...ask.payments, ...asked].map((each) => each.refId);
  const invoices = await getInvoices(tx, actor, ids);
  const documents = documentsOf(actor, payer, ask.payments, invoices);
  const credits = creditDocumentsOf(actor, payer, asked, invoices, pool);
  const problem = whyNotSpread(pool, day, documents, credits);
  if (problem) throw problem;
  const means = { ...pool, paid: pool.amount, advance: "0", credits };
  const spending = payWith(means, documents);
  const { lines, ...left } = clearPool(spending.pool, documents);
  const byRef = <Line extends { readonly id: string }>({ id: refId, ...line }: Line) => ({
    refId,
    ...line,
  });
  return { lines: lines.map(byRef), credits: spending.credits.map(byRef), ...left };
}

/**
 * Returns the advances of a customer that the user may use, by agreement and currency: those of the
 * office, and those within reach.
 */
export async function getCustomerAdvance(tx: Tx, actor: Actor, ask: { customerId: string }) {
  actor.mustHave("acctARP.detail");
  if (!(await mayOpenPartner(tx, actor, ask.customerId))) return [];
  const ahead = { partnerId: ask.customerId, side: "credit", kind: "advance" } as const;
  const sums = await dueSums(tx, actor, ahead, "acctARP.detail");
  return sums.map(({ agreementId, currencyId, open }) => ({
    agreementId,
    currencyId,
    balance: open,
  }));
}
