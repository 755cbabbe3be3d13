import { itemOfInvoice } from "@fairway/areas/invoice/server/itemOfInvoice.ts";
import { withNumbers } from "@fairway/areas/invoice/server/withNumbers.ts";
import { listedNumbers } from "@fairway/areas/document/model/listedNumbers.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { say } from "@fairway/core/words/words.ts";
import { within } from "@fairway/engine/db/reach.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { exportRows } from "@fairway/engine/exports/exportRows.ts";
import type { Desk } from "@fairway/engine/http/serve.ts";
import { type RawBuilder, sql } from "kysely";
import type * as contract from "../contract.ts";
import { type ReceiptMethod, receiptMethods } from "../model/receipt.ts";
import { methodWords } from "../model/receiptWords.ts";
import { refuseReceipt } from "../model/refusals.ts";
import { statementWords as words } from "../model/statementWords.ts";

type Kind = "text" | "money" | "date" | "number";
type Column = readonly [Exclude<keyof typeof words, keyof typeof titles>, Kind];
type Row = Readonly<Record<string, string | null>>;

const titles = {
  customerPayments: words.customerPayments,
  agencyPayments: words.agencyPayments,
  advances: words.advances,
};

const partner = [
  ["partnerCode", "text"],
  ["partnerName", "text"],
] as const;
const invoice = [
  ["invoiceNo", "text"],
  ["date", "date"],
] as const;
const shipment = [
  ["jobNos", "text"],
  ["mblnos", "text"],
  ["hwbnos", "text"],
] as const;
const payments = [
  ["currencyId", "text"],
  ["total", "money"],
  ["totalVnd", "money"],
  ["receiptNo", "text"],
  ["paidDate", "date"],
  ["method", "text"],
  ["paid", "money"],
  ["paidVnd", "money"],
  ["open", "money"],
  ["openVnd", "money"],
  ["dueDate", "date"],
  ["overdueDays", "number"],
] as const;
const movements = [
  ["contractNo", "text"],
  ["currencyId", "text"],
  ["day", "date"],
  ["documentNo", "text"],
  ["moved", "money"],
  ["movedVnd", "money"],
  ["balance", "money"],
  ["balanceVnd", "money"],
] as const;

/**
 * Exports the invoices of customers with each of their payments and what was open after it.
 *
 * Shape: an invoice without a payment is one row. Day and amounts are those of all receipts; number
 *   and method only of those that the user may open.
 * Refuses: access.forbidden · receipt.daysInOrder
 * Source: rule RC-26, areas/receipt/README.md
 */
export function exportCustomerPayments(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.exportCustomerPayments>,
  desk?: Desk,
) {
  const columns = [...partner, ...invoice, ...payments];
  const rows = paymentRows(actor, ask, sql`p.partner_type <> 'Agent'`);
  return sheetOf(tx, actor, { title: "customerPayments", columns, rows, ask, desk });
}

/** Exports the invoices of agents in the same way, with their jobs and bills. Source: rule RC-26 */
export function exportAgencyPayments(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.exportAgencyPayments>,
  desk?: Desk,
) {
  const columns = [...partner, ...shipment, ...invoice, ...payments];
  const rows = paymentRows(actor, ask, sql`p.partner_type = 'Agent'`);
  return sheetOf(tx, actor, { title: "agencyPayments", columns, rows, ask, desk });
}

/**
 * Exports what moved the advances of partners, by agreement and currency, with the balance after each
 * movement.
 *
 * Refuses: access.forbidden · receipt.daysInOrder
 * Source: rule RC-26
 */
export function exportReceiptAdvance(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.exportReceiptAdvance>,
  desk?: Desk,
) {
  const rows = movementRows(actor, ask);
  const columns = [...partner, ...movements];
  return sheetOf(tx, actor, { title: "advances", columns, rows, ask, desk });
}

type Asked = Ask<typeof contract.exportCustomerPayments>;

function paymentRows(
  actor: Actor,
  ask: Asked,
  isKind: RawBuilder<unknown>,
): (limit: number) => RawBuilder<unknown> {
  const { companyId, today } = actor;
  const numbers = listedNumbers(ask.referenceNos);
  const conditions = [
    within(actor, "acctARP.export", "d"),
    sql`d.kind in ('invoice', 'obhInvoice') and d.state <> 'Canceled'`,
    isKind,
    ...(ask.partnerId ? [sql`d.partner_id = ${ask.partnerId}`] : []),
    ...(numbers.length > 0 ? [sql`d.id in (${withNumbers(companyId, numbers)})`] : []),
    ...(ask.fromDate ? [sql`m.date >= ${ask.fromDate}::date`] : []),
    ...(ask.toDate ? [sql`m.date <= ${ask.toDate}::date`] : []),
  ];
  return (limit) => sql`
    select p.account_no as partner_code, p.short_name as partner_name, d.number as invoice_no,
      m.date, b.job_nos, b.mblnos, b.hwbnos, d.currency_id, w.total::text as total,
      w.total_vnd::text as total_vnd,
      case when ${within(actor, "acctARP.detail", "h")} then h.number end as receipt_no,
      x.day as paid_date,
      case when ${within(actor, "acctARP.detail", "h")} then r.payment_method end as method,
      x.paid::text as paid, x.paid_vnd::text as paid_vnd, coalesce(x.open, w.total)::text as open,
      coalesce(x.open_vnd, w.total_vnd)::text as open_vnd, w.due_on as due_date,
      case when w.is_open and w.due_on < ${today}::date
        then (${today}::date - w.due_on)::text end as overdue_days
    from document d
    join acct_management m on m.company_id = ${companyId} and m.id = d.id
    join partner p on p.company_id = ${companyId} and p.id = d.partner_id
    join due w on ${itemOfInvoice(companyId, "w", "d")}
    left join lateral (
      select string_agg(distinct l.job_no, ', ' order by l.job_no) as job_nos,
        string_agg(distinct l.mblno, ', ' order by l.mblno) as mblnos,
        string_agg(distinct l.hwbno, ', ' order by l.hwbno) as hwbnos
      from acct_management_line l
      where l.company_id = ${companyId} and l.acct_management_id = d.id) b on true
    left join lateral (
      select e.document_id, e.day, e.entry_no, -e.amount as paid, -e.amount_vnd as paid_vnd, e.open,
        e.open_vnd
      from due_entry e
      where e.company_id = ${companyId} and e.due_id = w.id and e.document_id <> d.id
        and e.amount <> 0) x on true
    left join document h on h.company_id = ${companyId} and h.id = x.document_id
    left join receipt r on r.company_id = ${companyId} and r.id = h.id
    where d.company_id = ${companyId} and ${sql.join(conditions, sql` and `)}
    order by p.account_no, m.date, d.id, x.entry_no
    limit ${limit}`;
}

function movementRows(actor: Actor, ask: Asked): (limit: number) => RawBuilder<unknown> {
  const { companyId } = actor;
  const { fromDate: from, toDate: to } = ask;
  const numbers = listedNumbers(ask.referenceNos);
  return (limit) => sql`
    select * from (
      select p.account_no as partner_code, p.short_name as partner_name, a.contract_no,
        u.currency_id, e.day,
        case when ${within(actor, "acctARP.detail", "h")} then h.number end as document_no,
        e.amount::text as moved, e.amount_vnd::text as moved_vnd,
        (sum(e.amount) over pool)::text as balance,
        (sum(e.amount_vnd) over pool)::text as balance_vnd,
        row_number() over pool as place, u.agreement_id
      from due u
      join document k on k.company_id = ${companyId} and k.id = u.document_id
      join due_entry e on e.company_id = ${companyId} and e.due_id = u.id and e.amount <> 0
      join document h on h.company_id = ${companyId} and h.id = e.document_id
      join partner p on p.company_id = ${companyId} and p.id = u.partner_id
      left join partner_agreement a on a.company_id = ${companyId} and a.id = u.agreement_id
      where u.company_id = ${companyId} and u.kind = 'advance'
        and ${within(actor, "acctARP.export", "k")}
        ${ask.partnerId ? sql`and u.partner_id = ${ask.partnerId}` : sql``}
      window pool as (partition by u.partner_id, u.agreement_id, u.currency_id
        order by e.day, e.datetime_created, e.due_id, e.entry_no)) t
    where (${from}::date is null or t.day >= ${from}::date)
      and (${to}::date is null or t.day <= ${to}::date)
      ${numbers.length > 0 ? sql`and t.document_no = any(${numbers}::text[])` : sql``}
    order by t.partner_code, t.agreement_id, t.currency_id, t.place
    limit ${limit}`;
}

function sheetOf(
  tx: Tx,
  actor: Actor,
  sheet: {
    readonly title: keyof typeof titles;
    readonly columns: readonly Column[];
    readonly rows: (limit: number) => RawBuilder<unknown>;
    readonly ask: Asked;
    readonly desk: Desk | undefined;
  },
) {
  actor.mustHave("acctARP.export");
  const { fromDate, toDate, format } = sheet.ask;
  if (fromDate && toDate && toDate < fromDate) {
    throw refuseReceipt("receipt.daysInOrder", {}, { field: "toDate" });
  }
  const { language } = actor;
  return exportRows<Row>(tx, {
    title: say(titles[sheet.title], language),
    columns: sheet.columns.map(([key, kind]) => ({ key, header: say(words[key], language), kind })),
    rows: sheet.rows,
    count: sheet.rows,
    said: (row) => ({ ...row, ...("method" in row ? { method: methodOf(row["method"]) } : {}) }),
    format,
    database: sheet.desk?.database,
  });

  function methodOf(method: string | null | undefined): string | null {
    const known = receiptMethods.find((each): each is ReceiptMethod => each === method);
    return known ? say(methodWords[known], language) : null;
  }
}
