import type { BookCurrency } from "@fairway/core/money/currency.ts";
import { linesToSend } from "@fairway/areas/charge/server/linesToSend.ts";
import { updateDocument } from "@fairway/areas/document/server/documentRows.ts";
import { lockDocument } from "@fairway/areas/document/server/openDocument.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { addInvoice } from "../contract.ts";
import type { Invoice } from "../model/invoice.ts";
import { invoiceKind, numberOf } from "../model/invoiceKind.ts";
import { refuseInvoice } from "../model/refusals.ts";
import { cancelInvoice } from "./cancelInvoice.ts";
import { readInvoices, invoiceSource } from "./invoiceTable.ts";
import { issueInvoice } from "./issueInvoice.ts";

/** An invoice that the accounting system made. */
export interface LedgerInvoice {
  readonly type: "Invoice" | "InvoiceTemp";
  readonly referenceNo: string;
  readonly partnerId: string;
  readonly chargeIds: readonly string[];
  readonly invoiceNo: string;
  readonly serie: string;
  readonly date: string;
  readonly currencyId: BookCurrency;
  /** VND for one US dollar; null for that of the lines. */
  readonly rate: string | null;
  readonly rateReason: string | null;
  /** Unit: days. */
  readonly paymentTerm: number;
  readonly accountNo: string | null;
  readonly description: string | null;
}

/** Reads the invoices with a reference of the accounting system that are not canceled. */
export function invoicesOfReference(
  tx: Tx,
  companyId: string,
  referenceNo: string,
): Promise<Invoice[]> {
  return readInvoices(
    tx,
    companyId,
    sql`o.reference_no = ${referenceNo} and d.state <> 'Canceled'`,
  );
}

/**
 * Issues an invoice as the accounting system made it, with its number and its reference.
 *
 * Locks and refuses: as `issueInvoice`; invoice.referenceTaken
 * Source: rule IN-25, areas/invoice/README.md
 */
export async function issueLedgerInvoice(
  tx: Tx,
  actor: Actor,
  { referenceNo, invoiceNo, rate, ...made }: LedgerInvoice,
): Promise<Invoice> {
  const ask = addInvoice.body.parse({
    ...made,
    invoiceNoReal: invoiceNo,
    excRateUsdToLocal: rate,
    paymentMethod: "Bank Transfer / Cash",
  });
  const [taken] = await invoicesOfReference(tx, actor.companyId, referenceNo);
  if (taken && taken.type === made.type) {
    throw refuseInvoice("invoice.referenceTaken", { referenceNo });
  }
  const { data } = await issueInvoice(tx, actor, ask);
  return withReference(tx, actor, data.id, referenceNo);
}

/**
 * Cancels the invoices of a reference, on behalf of the accounting system that made them; returns the
 * ids of the notes and statements whose lines were on them.
 *
 * Locks and refuses: as `cancelInvoice`; invoice.unknownReference
 * Source: rule IN-25
 */
export async function cancelLedgerInvoices(
  tx: Tx,
  actor: Actor,
  referenceNo: string,
  mayReach: (invoice: Invoice) => void,
): Promise<string[]> {
  const invoices = await invoicesOfReference(tx, actor.companyId, referenceNo);
  if (invoices.length === 0) throw refuseInvoice("invoice.unknownReference", { referenceNo });
  invoices.forEach(mayReach);
  return cancelForLedger(tx, actor, invoices);
}

/**
 * Cancels invoices or vouchers that the accounting system made; returns the ids of the other documents
 * that sent their lines.
 *
 * Locks and refuses: as `cancelInvoice`
 */
export async function cancelForLedger(
  tx: Tx,
  actor: Actor,
  invoices: readonly Invoice[],
): Promise<string[]> {
  const { companyId } = actor;
  const ids = invoices.map(({ id }) => id);
  // The lines come before the invoices, as with every verb.
  await linesToSend(tx, actor, "ledger", ids);
  const holders = await rows<{ id: string }>(
    tx,
    sql`select distinct k.document_id as id from charge_claim l
      join charge_claim k on k.company_id = ${companyId} and k.charge_id = l.charge_id
        and k.side = l.side and k.slot = 'sync'
      where l.company_id = ${companyId} and l.document_id = any(${ids}::uuid[])
        and l.slot = 'ledger' and not k.document_id = any(${ids}::uuid[])
      order by 1`,
  );
  for (const invoice of invoices) {
    await withoutReference(tx, actor, invoice.id);
    const reason = `Removed by accounting: ${numberOf(invoice)}`;
    await cancelInvoice(tx, actor, { id: invoice.id, reason });
  }
  return holders.map(({ id }) => id);
}

/**
 * Locks a document that the accounting system made and takes its reference off: without it, it is a
 * document like any other, which may be changed and canceled while unpaid.
 */
export async function withoutReference(tx: Tx, actor: Actor, id: string): Promise<Invoice> {
  const locked = await lockDocument(tx, actor.companyId, invoiceSource, id);
  await updateDocument(tx, actor, invoiceKind, locked, { referenceNo: null });
  return locked;
}

/** Gives a document the reference under which the accounting system has it. */
export async function withReference(
  tx: Tx,
  actor: Actor,
  id: string,
  referenceNo: string,
): Promise<Invoice> {
  const invoice = await lockDocument(tx, actor.companyId, invoiceSource, id);
  await updateDocument(tx, actor, invoiceKind, invoice, {
    referenceNo,
    status: "Updated Invoice",
  });
  return invoice;
}
