import { listed } from "@fairway/areas/note/server/listNotes.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { fold } from "@fairway/core/words/fold.ts";
import { anywhere } from "@fairway/engine/db/anywhere.ts";
import { within } from "@fairway/engine/db/reach.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { pageInvoices } from "../contract.ts";
import { readInvoicePage } from "./invoiceTable.ts";
import { withMay } from "./shownInvoice.ts";

/** Pages the invoices a person may see; with no filter the last three months up to the newest. */
export async function listInvoices(tx: Tx, actor: Actor, ask: Ask<typeof pageInvoices>) {
  const { companyId } = actor;
  const page = ask.pageNumber ?? ask.page;
  const size = ask.pageSize ?? ask.size;
  const where = [
    within(actor, "accManagement.list", "d"),
    sql<boolean>`d.type = any(${ask.types}::text[])`,
  ];
  const always = where.length;
  const numbers = listed(ask.referenceNos);
  if (numbers.length === 1) {
    where.push(sql<boolean>`d.search like ${anywhere(fold(numbers[0] as string))}`);
  } else if (numbers.length > 1) {
    const asked = sql`${numbers}::text[]`;
    where.push(sql<boolean>`(d.voucher_id = any(${asked}) or d.invoice_no_tempt = any(${asked})
      or d.invoice_no_real = any(${asked}))`);
  }
  if (ask.partnerId) where.push(sql<boolean>`d.partner_id = ${ask.partnerId}`);
  if (ask.fromIssuedDate) where.push(sql<boolean>`d.date >= ${ask.fromIssuedDate}::date`);
  if (ask.toIssuedDate) where.push(sql<boolean>`d.date <= ${ask.toIssuedDate}::date`);
  if (ask.creatorId) where.push(sql<boolean>`d.user_created = ${ask.creatorId}`);
  if (ask.status) where.push(sql<boolean>`d.status = ${ask.status}`);
  if (ask.paymentStatus) {
    const isOpen = ask.paymentStatus !== "Paid";
    where.push(sql<boolean>`exists (select from due o
      where o.company_id = ${companyId} and o.document_id = d.id
        and o.payment_status = ${ask.paymentStatus} and o.is_open = ${sql.lit(isOpen)})`);
  }
  if (where.length === always) {
    where.push(sql<boolean>`d.datetime_modified >= (
      select max(x.datetime_modified) - interval '3 months' from acct_management x
      where x.company_id = ${companyId})`);
  }
  const found = await readInvoicePage(tx, companyId, sql.join(where, sql` and `), { page, size });
  return { ...found, data: found.data.map((each) => withMay(actor, each)), page, size };
}
