import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { Invoice } from "../model/invoice.ts";
import { readInvoices } from "./invoiceTable.ts";

/**
 * Locks invoices for a payment and reads what they owe now.
 *
 * Locks: the invoices in id order, so that two receipts over the same ones wait, not deadlock.
 * Refuses: record.notFound when one of them is not there.
 */
export async function lockInvoices(
  tx: Tx,
  actor: Actor,
  ids: readonly string[],
): Promise<Invoice[]> {
  const asked = [...new Set(ids)].sort();
  if (asked.length === 0) return [];
  const locked = await run(
    tx,
    sql`select id from acct_management
      where company_id = ${actor.companyId} and id = any(${asked}::uuid[])
      order by id for no key update`,
  );
  if (locked !== asked.length) throw refuse("record.notFound");
  return readInvoices(tx, actor.companyId, sql`d.id = any(${asked}::uuid[])`);
}
