import { listed } from "@fairway/areas/note/server/listNotes.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { fold } from "@fairway/core/words/fold.ts";
import { anywhere } from "@fairway/engine/db/anywhere.ts";
import { within } from "@fairway/engine/db/reach.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { pageReceipts } from "../contract.ts";
import { readReceiptPage } from "./receiptTable.ts";
import { withMay } from "./shownReceipt.ts";

/** Pages the receipts a person may see; with no filter the last three months up to the newest. */
export async function listReceipts(tx: Tx, actor: Actor, ask: Ask<typeof pageReceipts>) {
  const { companyId } = actor;
  const where = [within(actor, "acctARP.list", "r")];
  if (ask.type) where.push(sql<boolean>`r.type = ${ask.type}`);
  const always = where.length;
  const numbers = listed(ask.refNo);
  if (numbers.length > 0) {
    const own =
      numbers.length === 1
        ? sql`o.search like ${anywhere(fold(numbers[0] as string))}`
        : sql`o.payment_ref_no = any(${numbers}::text[])`;
    where.push(sql<boolean>`r.id in (
      select o.id from receipt o where o.company_id = ${companyId} and ${own}
      union select l.receipt_id from receipt_line l
        where l.company_id = ${companyId} and l.invoice_no = any(${numbers}::text[]))`);
  }
  if (ask.customerId) where.push(sql<boolean>`r.customer_id = ${ask.customerId}`);
  const dated = ask.dateType === "Paid Date" ? sql`r.payment_date` : sql`r.datetime_created::date`;
  if (ask.dateFrom) where.push(sql<boolean>`${dated} >= ${ask.dateFrom}::date`);
  if (ask.dateTo) where.push(sql<boolean>`${dated} <= ${ask.dateTo}::date`);
  if (ask.currencyId) where.push(sql<boolean>`r.currency_id = ${ask.currencyId}`);
  if (ask.status) where.push(sql<boolean>`r.status = ${ask.status}`);
  if (ask.class) where.push(sql<boolean>`r.class = ${ask.class}`);
  if (ask.paymentMethod) where.push(sql<boolean>`r.payment_method = ${ask.paymentMethod}`);
  if (where.length === always) {
    where.push(sql<boolean>`r.datetime_modified >= (
      select max(x.datetime_modified) - interval '3 months' from receipt x
      where x.company_id = ${companyId})`);
  }
  const found = await readReceiptPage(tx, companyId, sql.join(where, sql` and `), ask);
  const data = found.data.map((each) => withMay(actor, each));
  return { ...found, data, page: ask.page, size: ask.size };
}
