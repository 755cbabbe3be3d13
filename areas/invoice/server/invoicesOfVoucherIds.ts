import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { Invoice, InvoiceType } from "../model/invoice.ts";
import { readInvoices } from "./invoiceTable.ts";

/**
 * Reads the invoices of some types that have one of these voucher numbers.
 *
 * Shape: the numbers are keys as `numberKey` makes them.
 */
export function invoicesOfVoucherIds(
  tx: Tx,
  companyId: string,
  types: readonly InvoiceType[],
  keys: readonly string[],
): Promise<Invoice[]> {
  return readInvoices(
    tx,
    companyId,
    sql`o.type = any(${[...types]}::text[]) and number_key(o.voucher_id) = any(${[...keys]}::text[])`,
  );
}
