import { type RawBuilder, sql } from "kysely";

/** What must always hold: a sentence, and a query of one company that gives a line for each breach. */
export const bookRules: Readonly<Record<string, (companyId: string) => RawBuilder<unknown>>> = {
  "a note's totals are the sum of its charges": (companyId) => sql`
    select d.number from cd_note n
    join document d on d.company_id = n.company_id and d.id = n.id
    left join lateral (
      select count(*) as lines, sum(s.amount_vnd + s.vat_amount_vnd) as vnd
      from charge_claim k join surcharge s on s.company_id = k.company_id and s.id = k.charge_id
      where k.company_id = n.company_id and k.document_id = n.id and k.slot = 'note') c on true
    where n.company_id = ${companyId} and (c.lines <> n.charge_count or c.vnd is distinct from n.total_vnd)`,
  "a note's totals by currency are the sum of its charges": (companyId) => sql`
    select d.number from cd_note n
    join document d on d.company_id = n.company_id and d.id = n.id
    join cd_note_total t on t.company_id = n.company_id and t.cd_note_id = n.id
    where n.company_id = ${companyId} and t.total is distinct from (
      select sum(s.total) from charge_claim k
      join surcharge s on s.company_id = k.company_id and s.id = k.charge_id
      where k.company_id = n.company_id and k.document_id = n.id and k.slot = 'note'
        and s.currency_id = t.currency_id)`,
  "an invoice's total is the sum of its lines": (companyId) => sql`
    select d.voucher_id from acct_management d
    where d.company_id = ${companyId} and d.total_amount_vnd is distinct from (
      select sum(l.amount_vnd + l.vat_amount_vnd) from acct_management_line l
      where l.company_id = d.company_id and l.acct_management_id = d.id)`,
  "what is cleared of an item is the sum of its posted receipt lines, and never more than owed": (
    companyId,
  ) => sql`
    select u.id::text from due u
    where u.company_id = ${companyId} and (u.cleared > u.total or u.kind <> 'advance' and u.cleared <> (
      select coalesce(sum(l.total_paid), 0) from receipt_line l
      where l.company_id = u.company_id and l.due_id = u.id and l.posted))`,
  "an invoice has one item, over its total": (companyId) => sql`
    select d.voucher_id from acct_management d
    left join due u on u.company_id = d.company_id and u.document_id = d.id
    where d.company_id = ${companyId} and (u.total, u.total_vnd, u.total_usd) is distinct from
      (d.total_amount, d.total_amount_vnd, d.total_amount_usd)`,
  "an item is the sum of its entries: those of its own document its total, the others what is cleared":
    (companyId) => sql`
    select u.id::text from due u
    join lateral (
      select count(*) as entries,
        coalesce(sum(e.amount) filter (where e.document_id = u.document_id), 0) as total,
        coalesce(sum(e.amount_vnd) filter (where e.document_id = u.document_id), 0) as total_vnd,
        -coalesce(sum(e.amount) filter (where e.document_id <> u.document_id), 0) as cleared,
        -coalesce(sum(e.amount_vnd) filter (where e.document_id <> u.document_id), 0) as cleared_vnd
      from due_entry e where e.company_id = u.company_id and e.due_id = u.id) e on true
    where u.company_id = ${companyId} and (u.entries, u.total, u.total_vnd, u.cleared, u.cleared_vnd) is distinct from
      (e.entries, e.total, e.total_vnd, e.cleared, e.cleared_vnd)`,
  "a posted receipt is spent exactly, a cancelled one not at all": (companyId) => sql`
    select d.number from receipt r
    join document d on d.company_id = r.company_id and d.id = r.id
    where r.company_id = ${companyId} and case d.state when 'Done' then r.final_paid_amount else 0 end <> (
      select coalesce(sum(l.paid_amount), 0) from receipt_line l
      where l.company_id = r.company_id and l.receipt_id = r.id and l.posted)`,
  "a note says whether an invoice or a voucher holds its charges": (companyId) => sql`
    select n.number from document n
    cross join lateral (
      select case when bool_or(d.kind = 'voucher') then 'Issued Voucher'
        when count(*) > 0 then 'Issued Invoice' else 'New' end as status
      from charge_claim k
      join charge_claim l on l.company_id = k.company_id and l.charge_id = k.charge_id
        and l.side = k.side and l.slot = 'ledger'
      join document d on d.company_id = l.company_id and d.id = l.document_id
      where k.company_id = n.company_id and k.document_id = n.id and k.slot = 'note') stated
    where n.company_id = ${companyId} and n.kind = 'note' and n.state <> stated.status`,
  "what customers have paid ahead is what their receipts kept and did not use": (companyId) => sql`
    select r.customer_id::text from (
      select r.company_id, d.partner_id as customer_id, r.agreement_id, r.currency_id,
        sum(coalesce(l.paid_amount, 0) - r.cus_advance_amount) as ahead
      from receipt r
      join document d on d.company_id = r.company_id and d.id = r.id
      left join receipt_line l on l.company_id = r.company_id and l.receipt_id = r.id
        and l.type = 'ADV' and l.posted
      where r.company_id = ${companyId} and d.state = 'Done'
      group by 1, 2, 3, 4) r
    where r.ahead <> (
      select coalesce(sum(u.open), 0) from due u
      where u.company_id = r.company_id and u.partner_id = r.customer_id and u.kind = 'advance'
        and u.agreement_id is not distinct from r.agreement_id and u.currency_id = r.currency_id)`,
  "every number of a series is used once, without a gap": (companyId) => sql`
    select q.kind || ' ' || q.prefix || q.period || ': ' || q.last_number || ' drawn, '
      || used.n || ' used' from document_sequence q
    cross join lateral (
      select count(*) as n from (
        select job_no as no from shipment where q.kind = 'job' and company_id = q.company_id
        union all select number from document
          where q.kind = 'cdNote' and company_id = q.company_id and kind = 'note'
        union all select voucher_id from acct_management
          where q.kind = 'voucherId' and company_id = q.company_id
        union all select serie || invoice_no_tempt from acct_management
          where q.kind = 'invoiceNoTempt' and company_id = q.company_id
        union all select hwbno from house_bill
          where q.kind = 'houseBill' and company_id = q.company_id
        union all select number from document
          where q.kind = 'receipt' and company_id = q.company_id and kind = 'receipt') x
      where starts_with(x.no, q.prefix || q.period)) used
    where q.company_id = ${companyId} and q.kind in ('job', 'cdNote', 'voucherId', 'invoiceNoTempt', 'houseBill', 'receipt')
      and used.n <> q.last_number`,
  "every record with a version has the history of its making": (companyId) => sql`
    select s.job_no from shipment s where s.company_id = ${companyId} and not exists (
      select from history h where h.company_id = s.company_id and h.table_name = 'shipment'
        and h.record_id = s.id and h.action = 'insert')
    union all select d.number from document d
    join document_kind k on k.code = d.kind and k.code in ('note', 'receipt')
    where d.company_id = ${companyId} and not exists (
      select from history h where h.company_id = d.company_id and h.table_name = k.table_name
        and h.record_id = d.id and h.action = 'insert')`,
  "every job has a bill, and a virtual one only where there is no other": (companyId) => sql`
    select s.job_no from shipment s
    left join house_bill b on b.company_id = s.company_id and b.job_id = s.id
    where s.company_id = ${companyId}
    group by s.company_id, s.id, s.job_no
    having count(b.id) = 0 or count(b.id) > 1 and bool_or(b.is_virtual)`,
  "every document has the row of its kind": (companyId) => sql`
    select d.number from document d
    where d.company_id = ${companyId} and not exists (
      select from cd_note n where n.company_id = d.company_id and n.id = d.id
      union all select from acct_management m where m.company_id = d.company_id and m.id = d.id
      union all select from receipt r where r.company_id = d.company_id and r.id = d.id)`,
  "a key that is kept has its answer": (companyId) => sql`
    select key_hash from idempotency_key where company_id = ${companyId} and answer is null`,
};
