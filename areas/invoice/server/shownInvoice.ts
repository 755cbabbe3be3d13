import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { Invoice } from "../model/invoice.ts";
import { whyNotChangeable } from "../model/whyNotInvoiced.ts";
import { readInvoices } from "./invoiceTable.ts";

/** An invoice with what the asking person may do with it. */
export function withMay(actor: Actor, invoice: Invoice): Invoice & { may: string[] } {
  const may: string[] = [];
  const open = whyNotChangeable(invoice) === null;
  const invoices = actor.reach("accManagement.Invoice") !== "None";
  if (open && invoices && actor.may("accManagement.write", invoice)) may.push("update");
  if (open && actor.may("accManagement.delete", invoice)) may.push("delete");
  const isOpen = invoice.paymentStatus !== "Paid" && invoice.type !== "Voucher";
  if (isOpen && actor.reach("acctARP.add") !== "None") may.push("receive");
  return { ...invoice, may };
}

/** Reads one invoice by its id without checking permissions. Refuses: record.notFound */
export async function readInvoice(tx: Tx, companyId: string, id: string): Promise<Invoice> {
  const [invoice] = await readInvoices(tx, companyId, sql`d.id = ${id}`);
  if (!invoice) throw refuse("record.notFound");
  return invoice;
}

/** The invoice just written, as the person may see it. */
export async function shownInvoice(tx: Tx, actor: Actor, id: string) {
  return withMay(actor, await readInvoice(tx, actor.companyId, id));
}
