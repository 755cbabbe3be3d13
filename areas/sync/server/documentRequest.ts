import { one, rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";

/** A document as the accounting system reads it: its head and its lines, under that system's names. */
export interface DocumentRequest {
  readonly [Name: string]: unknown;
  readonly Details: readonly Readonly<Record<string, unknown>>[];
}

interface OfDocument {
  readonly companyId: string;
  readonly recordId: string;
  readonly dataType: string;
}

/**
 * Reads a document as it is sent.
 *
 * Shape: amounts are decimal texts, days YYYY-MM-DD; `Amount` and `Amount3` are in VND.
 * Source: rule OB-6, areas/outbox/README.md
 */
export async function documentRequest(tx: Tx, sent: OfDocument): Promise<DocumentRequest> {
  const head = await headOf(tx, sent);
  const lines = await linesOf(tx, sent);
  return { ...head, Details: lines };
}

function headOf(tx: Tx, { companyId, recordId, dataType }: OfDocument) {
  return one<{ head: Record<string, unknown> }>(
    tx,
    sql`select jsonb_build_object(
        'Stt', d.id, 'BranchCode', o.code, 'OfficeCode', o.internal_code, 'TransCode', d.kind,
        'DocDate', coalesce(n.exchange_date, s.exchange_date, t.request_date, a.request_date,
          m.date, r.payment_date),
        'ReferenceNo', d.number,
        'CustomerCode', coalesce(p.account_no, u.staff_code),
        'CustomerName', coalesce(p.partner_name_vn, p.partner_name_en, u.employee_name_vn),
        'CustomerMode', p.partner_mode, 'LocalBranchCode', p.internal_code,
        'TaxCode', p.tax_code,
        'CurrencyCode', d.currency_id,
        'ExchangeRate', trim_scale(coalesce(n.exc_rate_usd_to_local, s.exc_rate_usd_to_local,
          a.exc_rate_usd_to_local, m.exc_rate_usd_to_local, r.exc_rate_usd_to_local))::text,
        'Description0', coalesce(n.note, s.note, t.note, a.advance_note, m.description,
          r.description),
        'DataType', ${dataType}::text,
        'PaymentMethod', coalesce(t.payment_method, a.payment_method, m.payment_method,
          r.payment_method),
        'PaymentTerm', coalesce(w.payment_term, a.payment_term),
        'DueDate', coalesce(w.due_on, a.due_date, t.due_date, s.payment_due_date),
        'EmailEInvoice', (select string_agg(e.email, '; ' order by e.email) from partner_email e
          where e.company_id = ${companyId} and e.partner_id = d.partner_id
            and e.office_id = d.office_id and e.type = 'Billing'),
        'Payee', coalesce(t.bank_account_name, a.bank_account_name),
        'BankAccountNo', coalesce(t.bank_account_no, a.bank_account_no, r.bank_account_no),
        'SettleAmount', trim_scale(t.amount)::text,
        'AtchDocInfo', coalesce((select jsonb_agg(jsonb_build_object('RowId', f.id,
            'Date', f.datetime_created, 'Name', f.name,
            'Path', f.module_name || '/' || f.folder || '/' || f.object_id) order by f.id)
          from attached_file f where f.company_id = ${companyId} and f.object_id = d.id), '[]')
      ) as head
      from document d
      left join office o on o.company_id = ${companyId} and o.id = d.office_id
      left join partner p on p.company_id = ${companyId} and p.id = d.partner_id
      left join person u on u.company_id = ${companyId} and u.id = d.user_created
      left join cd_note n on n.company_id = ${companyId} and n.id = d.id
      left join soa s on s.company_id = ${companyId} and s.id = d.id
      left join settlement t on t.company_id = ${companyId} and t.id = d.id
      left join advance a on a.company_id = ${companyId} and a.id = d.id
      left join acct_management m on m.company_id = ${companyId} and m.id = d.id
      left join receipt r on r.company_id = ${companyId} and r.id = d.id
      left join lateral (
        select x.payment_term, x.due_on from due x
        where x.company_id = ${companyId} and x.document_id = d.id
        order by x.kind, x.id limit 1) w on true
      where d.company_id = ${companyId} and d.id = ${recordId}`,
  ).then(({ head }) => head);
}

async function linesOf(tx: Tx, sent: OfDocument) {
  const read =
    { ADVANCE: linesOfAdvance, PAYMENT: linesOfReceipt }[sent.dataType] ?? linesOfCharges;
  const found = await rows<{ line: Record<string, unknown> }>(tx, read(sent));
  return found.map(({ line }) => line);
}

/** One line for each charge that the document sends, with the amounts that the document has of it. */
function linesOfCharges({ companyId, recordId }: OfDocument) {
  return sql`select jsonb_build_object(
      'RowId', s.id, 'Ma_SpHt', j.job_no, 'ItemCode', c.code, 'Description', c.charge_name_vn,
      'Unit', u.code, 'CurrencyCode', s.currency_id,
      'ExchangeRate', trim_scale(coalesce(l.final_exchange_rate, s.final_exchange_rate))::text,
      'BillEntryNo', coalesce(t.custom_no, b.hwbno), 'MasterBillNo', j.mawb,
      'DeptCode', coalesce(c.product_dept, j.transaction_type), 'NganhCode', 'FWD',
      'Quantity9', trim_scale(s.quantity)::text,
      'OriginalUnitPrice', trim_scale(s.unit_price)::text,
      'TaxRate', case when s.vatrate >= 0 then trim_scale(s.vatrate / 100)::text end,
      'OriginalAmount', trim_scale(coalesce(l.net_amount, s.net_amount))::text,
      'OriginalAmount3', trim_scale(coalesce(l.vat_amount, s.vat_amount))::text,
      'OBHPartnerCode', case when s.type = 'OBH' then
        case k.side when 'debit' then y.account_no else o.account_no end end,
      'ChargeType', case when s.type = 'OBH' then 'OBH'
        when k.side = 'debit' then 'DEBIT' else 'CREDIT' end,
      'AccountNo', case k.side when 'debit' then g.debit_account_no else g.credit_account_no end,
      'ContraAccount', coalesce(l.contra_account,
        case k.side when 'debit' then g.credit_account_no else g.debit_account_no end),
      'VATAccount', coalesce(l.vat_account,
        case k.side when 'debit' then g.credit_account_no_vat else g.debit_account_no_vat end),
      'AtchDocNo', coalesce(l.invoice_no, s.invoice_no),
      'AtchDocDate', coalesce(l.invoice_date, s.invoice_date),
      'AtchDocSerialNo', coalesce(l.serie, s.series_no),
      'Amount', coalesce(l.amount_vnd, t.net_vnd, s.amount_vnd + coalesce(s.net_adjust_vnd, 0))::text,
      'Amount3', coalesce(l.vat_amount_vnd, t.vat_vnd,
        s.vat_amount_vnd + coalesce(s.vat_adjust_vnd, 0))::text,
      'CustomerCodeBook', o.account_no, 'CustomerCodeVAT', v.account_no,
      'CustomerCodeTransfer', y.account_no, 'Stt_Cd_Htt', x.number,
      'IsRefund', case when t.advance_id is null then 0 else 1 end) as line
    from charge_claim k
    join surcharge s on s.company_id = ${companyId} and s.id = k.charge_id
    join charge c on c.company_id = ${companyId} and c.id = s.charge_id
    join shipment j on j.company_id = ${companyId} and j.id = s.job_id
    left join house_bill b on b.company_id = ${companyId} and b.id = s.hblid
    left join unit u on u.company_id = ${companyId} and u.id = s.unit_id
    left join partner o on o.company_id = ${companyId} and o.id = s.payment_object_id
    left join partner y on y.company_id = ${companyId} and y.id = s.payer_id
    left join partner v on v.company_id = ${companyId} and v.id = s.vat_partner_id
    left join acct_management_line l on l.company_id = ${companyId}
      and l.acct_management_id = k.document_id and l.charge_id = s.id
    left join settlement_line t on t.company_id = ${companyId}
      and t.settlement_id = k.document_id and t.charge_id = s.id
    left join document x on x.company_id = ${companyId} and x.id = t.advance_id
    left join lateral (
      select a.* from charge_default_account a
      where a.company_id = ${companyId} and a.charge_id = c.id and a.active
      order by a.voucher_type, a.id limit 1) g on true
    where k.company_id = ${companyId} and k.document_id = ${recordId} and k.slot = 'sync'
    order by j.job_no, s.line_no, s.id, k.side`;
}

/** One line for each house of an advance. */
function linesOfAdvance({ companyId, recordId }: OfDocument) {
  return sql`select jsonb_build_object('RowId', l.id, 'Ma_SpHt', j.job_no,
      'BillEntryNo', coalesce(l.custom_no, b.hwbno), 'MasterBillNo', j.mawb,
      'DeptCode', j.transaction_type, 'NganhCode', 'FWD', 'Description', l.description,
      'OriginalAmount', trim_scale(l.amount)::text, 'Amount', l.amount_vnd::text,
      'ChargeType', 'NONE') as line
    from advance_line l
    join shipment j on j.company_id = ${companyId} and j.id = l.job_id
    join house_bill b on b.company_id = ${companyId} and b.id = l.hblid
    where l.company_id = ${companyId} and l.advance_id = ${recordId}
    order by l.line_no`;
}

/** One line for each document that a receipt clears, and for what it keeps. */
function linesOfReceipt({ companyId, recordId }: OfDocument) {
  return sql`select jsonb_build_object('RowId', l.id,
      'OriginalAmount', trim_scale(l.total_paid)::text,
      'Amount', l.total_paid_vnd::text,
      'PaidAmount', trim_scale(l.paid_amount)::text, 'PaidAmountVnd', l.paid_amount_vnd::text,
      'Description', l.note, 'ObhPartnerCode', case when l.type = 'OBH' then p.account_no end,
      'BankAccountNo', r.bank_account_no, 'Stt_Cd_Htt', coalesce(m.reference_no, h.number),
      'ChargeType', l.type, 'DebitAccount', m.account_no, 'NganhCode', 'FWD',
      'CustomerCode', p.account_no) as line
    from receipt_line l
    join receipt r on r.company_id = ${companyId} and r.id = l.receipt_id
    left join partner p on p.company_id = ${companyId} and p.id = l.partner_id
    left join due u on u.company_id = ${companyId} and u.id = l.due_id
    left join document h on h.company_id = ${companyId} and h.id = u.document_id
    left join acct_management m on m.company_id = ${companyId} and m.id = h.id
    where l.company_id = ${companyId} and l.receipt_id = ${recordId} and l.posted
      and not l.negative
    order by l.line_no`;
}
