import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { say, type Words } from "@fairway/core/words/words.ts";
import { within } from "@fairway/engine/db/reach.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { exportRows } from "@fairway/engine/exports/exportRows.ts";
import type { Desk } from "@fairway/engine/http/serve.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import type { Payable } from "../model/payable.ts";
import { methodWords, payableWords as words, transactionWords } from "../model/payableWords.ts";
import { payableItems, payableRows } from "./payableRows.ts";

type Kind = "text" | "money" | "date" | "number";

const listed = [
  ["acctRefNo", "text"],
  ["acctDate", "date"],
  ["partnerCode", "text"],
  ["partner", "text"],
  ["transactionType", "text"],
  ["invoiceNo", "text"],
  ["invoiceDate", "date"],
  ["docNo", "text"],
  ["currency", "text"],
] as const;
const sums = [
  ["beginAmount", "money"],
  ["paymentAmount", "money"],
  ["remainAmount", "money"],
  ["beginAmountVnd", "money"],
  ["paymentAmountVnd", "money"],
  ["remainAmountVnd", "money"],
] as const;
const terms = [
  ["paymentTerm", "number"],
  ["dueDate", "date"],
  ["overdueDays", "number"],
  ["description", "text"],
] as const;
const payments = [
  ["paymentNo", "text"],
  ["paymentDate", "date"],
  ["method", "text"],
  ["paymentAmount", "money"],
  ["paymentAmountVnd", "money"],
  ["gainLoss", "money"],
] as const;

/** Exports the payables of a range. Refuses: access.forbidden · payable.daysInOrder */
export async function exportPayables(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.exportPayables>,
  desk?: Desk,
) {
  actor.mustHave("acctPayable.export");
  const items = payableItems(actor, ask, "acctPayable.export");
  return sheetOf<Payable>(tx, actor, {
    columns: [...listed, ...sums, ...terms],
    rows: (limit) => payableRows(actor, ask, sql`${items} limit ${limit}`),
    said: (row) => ({
      paymentTerm: String(row.paymentTerm),
      overdueDays: String(row.overdueDays),
    }),
    format: ask.format,
    database: desk?.database,
  });
}

type Paid = Payable & {
  readonly paymentNo: string | null;
  readonly paymentMethod: string | null;
  readonly gainLossVnd: string | null;
};

/** Exports each payment of the payables of a range. Refuses: as `exportPayables` */
export async function exportPayablePayments(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.exportPayablePayments>,
  desk?: Desk,
) {
  actor.mustHave("acctPayable.export");
  const { companyId } = actor;
  const items = payableItems(actor, ask, "acctPayable.export");
  const from = ask.fromPaymentDate ?? null;
  const to = ask.toPaymentDate ?? null;
  return sheetOf<Paid>(tx, actor, {
    columns: [...listed, ...payments],
    rows: (limit) => sql`
      select i.id, i.voucher_id, i.acct_ref_no, i.acct_date, i.partner_code, i.partner_name,
        i.transaction_type, i.invoice_no, i.invoice_date, i.doc_no, i.currency_id,
        case when h.kind <> 'vendorPayment' or ${within(actor, "acctPayable.detail", "h")}
          then h.number end as payment_no, coalesce(v.payment_date, x.day) as payment_date,
        v.payment_method, x.amount::text as payment_amount, x.amount_vnd::text as payment_amount_vnd,
        l.gain_loss_vnd::text as gain_loss_vnd
      from (${payableRows(actor, ask, items)}) i
      join lateral (
        select e.document_id, min(e.day) as day, -sum(e.amount) as amount,
          -sum(e.amount_vnd) as amount_vnd
        from due_entry e
        where e.company_id = ${companyId} and e.due_id = i.id and e.document_id <> i.voucher_id
          and (${from}::date is null or e.day >= ${from}::date)
          and (${to}::date is null or e.day <= ${to}::date)
        group by e.document_id having sum(e.amount) <> 0) x on true
      join document h on h.company_id = ${companyId} and h.id = x.document_id
      left join vendor_payment v on v.company_id = ${companyId} and v.id = h.id
      left join vendor_payment_line l on l.company_id = ${companyId} and l.payment_id = h.id
        and l.due_id = i.id
      order by i.acct_date desc, i.id desc, h.number
      limit ${limit}`,
    said: ({ paymentNo, paymentMethod, gainLossVnd }) => ({
      paymentNo,
      method: paymentMethod && saidIn(actor, methodWords[paymentMethod]),
      gainLoss: gainLossVnd,
    }),
    format: ask.format,
    database: desk?.database,
  });
}

const saidIn = ({ language }: Actor, text: Words | undefined) => (text ? say(text, language) : "");

/** Writes rows of payables as a sheet with these columns. */
function sheetOf<Row extends Payable>(
  tx: Tx,
  actor: Actor,
  sheet: Pick<Parameters<typeof exportRows<Row>>[1], "rows" | "format" | "database"> & {
    readonly columns: readonly (readonly [keyof typeof words, Kind])[];
    readonly said: (row: Row) => Readonly<Record<string, string | null>>;
  },
) {
  const { columns, said, ...rest } = sheet;
  return exportRows<Row>(tx, {
    ...rest,
    title: saidIn(actor, words.payables),
    columns: columns.map(([key, kind]) => ({ key, header: saidIn(actor, words[key]), kind })),
    count: rest.rows,
    said: (row) => ({
      ...row,
      partner: row.partnerName,
      currency: row.currencyId,
      transactionType: saidIn(actor, transactionWords[row.transactionType]),
      ...said(row),
    }),
  });
}
