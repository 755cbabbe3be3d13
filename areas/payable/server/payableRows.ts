import { listedNumbers } from "@fairway/areas/document/model/listedNumbers.ts";
import { isBetween, isValue } from "@fairway/areas/document/server/listDocuments.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Permission } from "@fairway/core/permission/permission.ts";
import { numberKey } from "@fairway/core/text/textKey.ts";
import { within } from "@fairway/engine/db/reach.ts";
import { type RawBuilder, sql } from "kysely";
import type * as contract from "../contract.ts";
import { refusePayable } from "../model/refusals.ts";

export type Criteria = Omit<Ask<typeof contract.exportPayables>, "format">;

/**
 * The items of vouchers that we owe, and what is paid to vendors in advance, newest first, as rows `u`
 * with their heads `d`.
 *
 * Refuses: payable.daysInOrder
 * Source: rule PY-1, areas/payable/README.md
 */
export function payableItems(actor: Actor, ask: Criteria, right: Permission): RawBuilder<unknown> {
  const { companyId, today } = actor;
  const { fromPaymentDate: from, toPaymentDate: to } = ask;
  if (from && to && from > to) {
    throw refusePayable("payable.daysInOrder", {}, { field: "toPaymentDate" });
  }
  const where = [
    sql`u.company_id = ${companyId}`,
    isPayable,
    sql`d.state <> 'Canceled'`,
    within(actor, right, "u"),
    ...isValue("u.partner_id", ask.partnerId),
    ...isValue("u.office_id", ask.officeId),
    ...isBetween("u.raised_on", null, to),
    ...(from
      ? [
          sql`(u.is_open or u.raised_on >= ${from}::date or exists (
            select from due_entry e
            where e.company_id = ${companyId} and e.due_id = u.id and e.day >= ${from}::date))`,
        ]
      : []),
    ...(ask.transactionType ? [sql`${typeOf} = ${ask.transactionType}`] : []),
    ...(ask.paymentStatus ? [sql`u.payment_status = ${ask.paymentStatus}`] : []),
    ...(ask.isOverdue ? [sql`u.is_open and u.due_on < ${today}::date`] : []),
    ...ofNumbers(companyId, ask),
  ];
  return sql`
    select u.id, u.raised_on from due u
    join document d on d.company_id = ${companyId} and d.id = u.document_id
    where ${sql.join(where, sql` and `)}
    order by u.raised_on desc, u.id desc`;
}

/** The condition that an item `u` of a document `d` is a payable. */
export const isPayable = sql`(d.kind = 'voucher' and u.side = 'credit'
  or u.kind = 'advance' and u.side = 'debit')`;

const typeOf = sql`case u.kind when 'onBehalf' then 'OBH' when 'advance' then 'ADV' else 'CREDIT' end`;

function ofNumbers(companyId: string, ask: Criteria): RawBuilder<unknown>[] {
  const numbers = listedNumbers(ask.referenceNos).map(numberKey);
  if (numbers.length === 0) return [];
  const { searchType } = ask;
  const isOne = (column: string) => sql`number_key(${sql.ref(column)}) = any(${numbers}::text[])`;
  const ofLines = [
    ...(searchType === "VAT Inv" ? [] : ["l.cd_note_no", "l.soa_no", "l.settlement_no"]),
    ...(searchType === "Document No" ? [] : ["l.invoice_no"]),
  ].map(isOne);
  const ways = [
    ...(searchType === null || searchType === "Voucher No" ? [isOne("d.number")] : []),
    ...(searchType === "Voucher No"
      ? []
      : [
          sql`exists (select from acct_management_line l
            where l.company_id = ${companyId} and l.acct_management_id = d.id
              and (${sql.join(ofLines, sql` or `)}))`,
        ]),
  ];
  return [sql`(${sql.join(ways, sql` or `)})`];
}

/**
 * The rows of payables with what was open, paid and left over the days of a range: open before the
 * first day, or the whole of an item raised in the range; paid by the entries of other documents.
 *
 * Shape: `items` are rows with `id` and `raised_on`.
 * Source: rule PY-1, areas/payable/README.md
 */
export function payableRows(
  actor: Actor,
  ask: Pick<Criteria, "fromPaymentDate" | "toPaymentDate">,
  items: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const { companyId, today } = actor;
  const from = ask.fromPaymentDate ?? null;
  const to = ask.toPaymentDate ?? null;
  const last = to === null || to > today ? today : to;
  const mayPay = actor.reach("acctPayable.add") !== "None";
  const amount = (value: RawBuilder<unknown>) =>
    sql`round(${value}, decimals_of(u.currency_id))::text`;
  return sql`
    select u.id, d.id as voucher_id, d.number as acct_ref_no, u.raised_on as acct_date,
      u.partner_id, p.account_no as partner_code, p.short_name as partner_name,
      ${typeOf} as transaction_type, l.invoice_no, l.invoice_date, l.doc_no, u.currency_id,
      ${amount(sql`u.total`)} as total_amount, u.total_vnd::text as total_amount_vnd,
      ${amount(sql`x.begin`)} as begin_amount, x.begin_vnd::text as begin_amount_vnd,
      ${amount(sql`x.paid`)} as payment_amount, x.paid_vnd::text as payment_amount_vnd,
      ${amount(sql`x.begin - x.paid`)} as remain_amount,
      (x.begin_vnd - x.paid_vnd)::text as remain_amount_vnd,
      case when x.begin - x.paid <= 0 then 'Paid' when x.begin - x.paid < u.total
        then 'Paid A Part' else 'Unpaid' end as payment_status,
      u.payment_term, u.due_on as due_date,
      case when x.begin - x.paid > 0 and u.due_on < ${last}::date
        then ${last}::date - u.due_on else 0 end as overdue_days, m.description,
      case when ${mayPay} and u.is_open and d.kind = 'voucher' then array['pay']
        else array[]::text[] end as may
    from (${items}) i
    join due u on u.company_id = ${companyId} and u.id = i.id
    join document d on d.company_id = ${companyId} and d.id = u.document_id
    left join acct_management m on m.company_id = ${companyId} and m.id = d.id
    left join partner p on p.company_id = ${companyId} and p.id = u.partner_id
    cross join lateral (
      select case when u.raised_on >= coalesce(${from}::date, u.raised_on) then u.total
          else coalesce(sum(e.amount) filter (where e.day < ${from}::date), 0) end as begin,
        case when u.raised_on >= coalesce(${from}::date, u.raised_on) then u.total_vnd
          else coalesce(sum(e.amount_vnd) filter (where e.day < ${from}::date), 0) end as begin_vnd,
        -coalesce(sum(e.amount) filter (where e.document_id <> u.document_id
          and (${from}::date is null or e.day >= ${from}::date or u.raised_on >= ${from}::date)), 0)
          as paid,
        -coalesce(sum(e.amount_vnd) filter (where e.document_id <> u.document_id
          and (${from}::date is null or e.day >= ${from}::date or u.raised_on >= ${from}::date)), 0)
          as paid_vnd
      from due_entry e
      where e.company_id = ${companyId} and e.due_id = u.id
        and (${to}::date is null or e.day <= ${to}::date)) x
    cross join lateral (
      select string_agg(distinct z.invoice_no, ', ') as invoice_no,
        min(z.invoice_date) as invoice_date,
        string_agg(distinct coalesce(z.settlement_no, z.soa_no, z.cd_note_no), ', ') as doc_no
      from acct_management_line z
      where z.company_id = ${companyId} and z.acct_management_id = d.id) l
    order by i.raised_on desc, i.id desc`;
}
