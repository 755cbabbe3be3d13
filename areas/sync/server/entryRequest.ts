import { localCurrency } from "@fairway/core/money/currency.ts";
import { usualTerms } from "@fairway/areas/invoice/model/invoice.ts";
import { one, rows, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import { accountOf, type ConnectorSettings } from "@fairway/areas/outbox/model/connectors.ts";
import { type Entry, linesOf, type Posting } from "../model/entry.ts";

interface OfDocument {
  readonly companyId: string;
  readonly recordId: string;
  readonly dataType: string;
}

/**
 * Reads an invoice, a voucher or a receipt as a journal entry.
 *
 * Source: rule OB-7, areas/outbox/README.md
 */
export async function entryRequest(
  tx: Tx,
  sent: OfDocument,
  key: string,
  settings: ConnectorSettings,
): Promise<Entry> {
  const { companyId, recordId, dataType } = sent;
  const { currencyId, ...head } = await one<
    Omit<Entry, "key" | "lines"> & { readonly currencyId: string }
  >(
    tx,
    sql`select d.number, coalesce(m.date, r.payment_date) as day, p.account_no as partner_code,
        coalesce(p.partner_name_vn, p.partner_name_en, p.short_name) as partner_name, d.currency_id,
        coalesce(m.description, r.description, '') as description
      from document d
      join partner p on p.company_id = ${companyId} and p.id = d.partner_id
      left join acct_management m on m.company_id = ${companyId} and m.id = d.id
      left join receipt r on r.company_id = ${companyId} and r.id = d.id
      where d.company_id = ${companyId} and d.id = ${recordId}`,
  );
  const isReceipt = dataType === "PAYMENT";
  const postings = await rows<Posting>(tx, isReceipt ? ofReceipt(sent) : ofInvoice(sent));
  const lines = linesOf(postings, {
    currency: currencyId === localCurrency ? null : currencyId,
    mayDiffer: isReceipt,
    accountOf: (kind) => accountOf(settings, kind),
  });
  return { key, ...head, lines };
}

const usual = [...new Set(Object.values(usualTerms).map(({ accountNo }) => accountNo))];

const foreignOf = (amount: RawBuilder<unknown>) =>
  sql`case when d.currency_id <> ${localCurrency} then trim_scale(${amount})::text end`;

/** The item of an invoice or a voucher against its lines, net and VAT apart. */
function ofInvoice({ companyId, recordId }: OfDocument) {
  return sql`
    with own as (
      select d.currency_id, w.side, w.kind, w.total, w.total_vnd,
        case when m.account_no = any(${usual}::text[]) then null else m.account_no end as account_no
      from document d
      join acct_management m on m.company_id = ${companyId} and m.id = d.id
      join due w on w.company_id = ${companyId} and w.document_id = d.id
      where d.company_id = ${companyId} and d.id = ${recordId}
    ), lines as (
      select case when s.type = 'OBH' then 'onBehalf' when l.side = 'debit' then 'sell' else 'buy' end
          as of, sum(l.amount_vnd) as net, sum(l.vat_amount_vnd) as vat
      from acct_management_line l
      join surcharge s on s.company_id = ${companyId} and s.id = l.charge_id
      where l.company_id = ${companyId} and l.acct_management_id = ${recordId}
      group by 1
    )
    select case when d.side = 'credit' then 'payable' when d.kind = 'onBehalf' then 'receivableObh'
        else 'receivable' end as kind, d.account_no as own_account,
      (case d.side when 'debit' then d.total_vnd else -d.total_vnd end)::text as amount,
      ${foreignOf(sql`case d.side when 'debit' then d.total else -d.total end`)} as foreign
    from own d
    union all
    select case when x.of = 'sell' then 'revenue' when x.of = 'buy' then 'cost'
        when d.side = 'debit' then 'onBehalfCollected' else 'onBehalfPaid' end, null,
      (case d.side when 'debit' then -1 else 1 end
        * (x.net + case x.of when 'onBehalf' then x.vat else 0 end))::text, null
    from lines x, own d
    union all
    select case x.of when 'sell' then 'vatOut' else 'vatIn' end, null,
      (case d.side when 'debit' then -x.vat else x.vat end)::text, null
    from lines x, own d where x.of <> 'onBehalf'`;
}

/** The money of a receipt and the items that it moved; the rest is the difference of exchange. */
function ofReceipt({ companyId, recordId }: OfDocument) {
  return sql`
    select case when r.payment_method like '%Cash' then 'cash' else 'bank' end as kind,
      null as own_account, r.paid_amount_vnd::text as amount,
      ${foreignOf(sql`r.paid_amount`)} as foreign
    from receipt r
    join document d on d.company_id = ${companyId} and d.id = r.id
    where r.company_id = ${companyId} and r.id = ${recordId}
      and r.paid_amount_vnd <> 0 and r.payment_method not like 'Net%'
    union all
    select case when w.kind = 'advance' then 'advance' when w.side = 'credit' then 'payable'
        when w.kind = 'onBehalf' then 'receivableObh' else 'receivable' end, null,
      (case when w.side = 'debit' then sum(e.amount_vnd) else -sum(e.amount_vnd) end)::text, null
    from due_entry e
    join due w on w.company_id = ${companyId} and w.id = e.due_id
    where e.company_id = ${companyId} and e.document_id = ${recordId}
    group by 1, w.side
    having sum(e.amount_vnd) <> 0`;
}
