import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { Invoice } from "../model/invoice.ts";
import { readInvoices } from "./invoiceTable.ts";

/** Finds one invoice by its id or voucher number without checking permissions. Refuses: record.notFound */
export async function findInvoice(tx: Tx, companyId: string, ref: string): Promise<Invoice> {
  const where = sql`(d.id::text = ${ref.toLowerCase()} or number_key(o.voucher_id) = number_key(${ref}))`;
  const [invoice] = await readInvoices(tx, companyId, where);
  if (!invoice) throw refuse("record.notFound");
  return invoice;
}
