import { sendWithLines } from "@fairway/areas/charge/server/sendWithLines.ts";
import { isSynced } from "@fairway/areas/document/server/isSynced.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import { numberOf } from "../model/invoiceKind.ts";
import { invoiceSource } from "./invoiceTable.ts";

/**
 * Sends vouchers and invoices with their lines to the accounting system, all or none.
 *
 * Locks: the jobs, then the lines, then the documents.
 * Refuses: record.notFound · access.forbidden · invoice.fromAccounting, .canceled · charge.taken when
 *   another document sent a line
 * Source: rule IN-24, areas/invoice/README.md
 */
export async function accountInvoices(
  tx: Tx,
  actor: Actor,
  { ids }: Ask<typeof contract.accountInvoices>,
) {
  const vouchers = await rows<{ id: string }>(
    tx,
    sql`select id from document where company_id = ${actor.companyId}
      and id = any(${[...ids]}::uuid[]) and kind = 'voucher'`,
  );
  const isVoucher = new Set(vouchers.map(({ id }) => id));
  const groups = [
    { dataType: "VOUCHER", ids: ids.filter((id) => isVoucher.has(id)) },
    { dataType: "INVOICE", ids: ids.filter((id) => !isVoucher.has(id)) },
  ] as const;
  let numbers: string[] = [];
  for (const group of groups) {
    if (group.ids.length === 0) continue;
    const sent = { verb: "account", slot: "ledger", ...group } as const;
    const invoices = await sendWithLines(tx, actor, invoiceSource, sent);
    numbers = numbers.concat(invoices.map(numberOf));
  }
  return { status: true as const, data: numbers };
}

/** Returns whether the accounting system has a voucher. Refuses: record.notFound · access.forbidden */
export function checkVoucherSynced(
  tx: Tx,
  actor: Actor,
  { id }: Ask<typeof contract.checkVoucherSynced>,
) {
  return isSynced(tx, actor, invoiceSource, id);
}
