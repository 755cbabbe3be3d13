import { withMay } from "@fairway/areas/document/model/documentKind.ts";
import { getDocument } from "@fairway/areas/document/server/openDocument.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { Invoice } from "../model/invoice.ts";
import { invoiceKind } from "../model/invoiceKind.ts";
import { invoiceSource, readInvoices, withSeenReceipts } from "./invoiceTable.ts";

/** Reads one invoice by its id without checking permissions. Refuses: record.notFound */
export function readInvoice(tx: Tx, companyId: string, id: string): Promise<Invoice> {
  return getDocument(tx, companyId, invoiceSource, id);
}

/** Returns an invoice after writing it, with the verbs that the user may run. */
export async function shownInvoice(tx: Tx, actor: Actor, id: string) {
  return withMay(invoiceKind, actor, await seenInvoice(tx, actor, id));
}

/** The same of several invoices, in the order of `ids`. */
export async function shownInvoices(tx: Tx, actor: Actor, ids: readonly string[]) {
  const found = await readInvoices(tx, actor.companyId, sql`d.id = any(${[...ids]}::uuid[])`);
  const seen = new Map(
    (await withSeenReceipts(tx, actor, found)).map((invoice) => [invoice.id, invoice]),
  );
  return ids.flatMap((id) => {
    const invoice = seen.get(id);
    return invoice ? [withMay(invoiceKind, actor, invoice)] : [];
  });
}

/**
 * Reads one invoice without checking permissions; it names only receipts that the user may open.
 *
 * Refuses: record.notFound
 */
export async function seenInvoice(tx: Tx, actor: Actor, id: string): Promise<Invoice> {
  const invoice = await readInvoice(tx, actor.companyId, id);
  const [seen = invoice] = await withSeenReceipts(tx, actor, [invoice]);
  return seen;
}
