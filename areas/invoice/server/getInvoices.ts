import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { Invoice } from "../model/invoice.ts";
import { readInvoices } from "./invoiceTable.ts";

/** Reads invoices by their ids without checking permissions. Refuses: record.notFound */
export async function getInvoices(
  tx: Tx,
  { companyId }: Actor,
  ids: readonly string[],
): Promise<Invoice[]> {
  if (ids.length === 0) return [];
  const found = await readInvoices(tx, companyId, sql`d.id = any(${[...ids]}::uuid[])`);
  if (found.length < new Set(ids).size) throw refuse("record.notFound");
  return found;
}
