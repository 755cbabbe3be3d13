import { itemOfInvoice } from "@fairway/areas/invoice/server/itemOfInvoice.ts";
import { invoiceAddress } from "@fairway/areas/invoice/server/tellOfInvoices.ts";
import { handOver, toldColumns } from "@fairway/areas/notification/server/handOver.ts";
import { listHome } from "@fairway/areas/service/model/jobHome.ts";
import { openServices } from "@fairway/areas/service/model/serviceOf.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";

const pages = JSON.stringify(
  Object.fromEntries(
    openServices.map((each) => [each.code, { menu: each.menu, home: listHome(each) }]),
  ),
);
const ofPage = (part: "menu" | "home") =>
  sql`(${pages}::jsonb -> j.transaction_type ->> ${part}::text)`;

/**
 * Tells the salesmen and the people in charge of the jobs of invoices that a posted receipt paid in
 * full; nobody waits for their money now. The money of a canceled receipt is awaited again.
 *
 * Shape: an invoice of several jobs leads each reader to one of the reader's jobs.
 */
export function tellOfReceipt(
  tx: Tx,
  { verb, ...by }: { readonly actor: Actor; readonly receiptId: string; readonly verb: Verb },
): Promise<void> {
  const isDone = verb === "done";
  return handOver(tx, by.actor, {
    told: isDone ? paid(by) : waiting(by),
    done: [
      {
        kinds: [isDone ? "invoiceToCollect" : "invoicePaid"],
        subjects: sql`select d.id ${invoicesOf(by, verb)}`,
      },
    ],
  });
}

type Verb = "done" | "cancel";

interface By {
  readonly actor: Actor;
  readonly receiptId: string;
}

const invoiceOf = {
  subjectId: sql`d.id`,
  number: sql`d.number`,
  partner: sql`q.short_name`,
};

const waiting = (by: By) => sql`
  select ${toldColumns("invoiceToCollect", {
    ...invoiceOf,
    address: sql`${invoiceAddress("")}::text || d.id`,
    owner: "d",
  })} ${invoicesOf(by, "cancel")}`;

const paid = (by: By) => {
  const { companyId } = by.actor;
  return sql`
    select ${toldColumns("invoicePaid", {
      ...invoiceOf,
      address: sql`${ofPage("home")} || '/' || j.id`,
      menu: ofPage("menu"),
      named: sql`to_jsonb(held.salesmen || j.person_incharge)`,
      owner: "j",
    })} ${invoicesOf(
      by,
      "done",
      sql`
      cross join lateral (
        select a.job_id, array_agg(distinct b.sale_man_id) as salesmen
        from acct_management_line a
        join house_bill b on b.company_id = ${companyId} and b.id = a.hblid
        where a.company_id = ${companyId} and a.acct_management_id = d.id
        group by a.job_id) held
      join shipment j on j.company_id = ${companyId} and j.id = held.job_id`,
    )}`;
};

/** An item that was paid in full until the receipt was canceled; another one was awaited all the time. */
const reopened = (companyId: string, receiptId: string) => sql`and (
  select e.open from due_entry e
  where e.company_id = ${companyId} and e.due_id = w.id and e.entry_no < (
    select min(r.entry_no) from due_entry r
    where r.company_id = ${companyId} and r.due_id = w.id and r.document_id = ${receiptId}
      and r.cause = 'reversed')
  order by e.entry_no desc limit 1) = 0`;

/** The invoices `d` of a receipt that it paid in full, or opened again; `q` is the customer. */
function invoicesOf(
  { actor: { companyId }, receiptId }: By,
  verb: Verb,
  joins: RawBuilder<unknown> = sql``,
) {
  return sql`
    from receipt_line l
    join due w on w.company_id = ${companyId} and w.id = l.due_id
      and w.is_open = ${verb === "cancel"} ${verb === "cancel" ? reopened(companyId, receiptId) : sql``}
    join document d on d.company_id = ${companyId} and d.id = w.document_id
      and ${itemOfInvoice(companyId, "w", "d")}
    join partner q on q.company_id = ${companyId} and q.id = d.partner_id
    ${joins}
    where l.company_id = ${companyId} and l.receipt_id = ${receiptId} and not l.negative
      and l.type in ('DEBIT', 'OBH')`;
}
