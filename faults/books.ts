import type { Pool } from "pg";

/** What must hold whatever happened: a sentence, and SQL that gives a line for each breach. */
const rules: Readonly<Record<string, string>> = {
  "a note's totals are the sum of its charges": `
    select d.number from cd_note n
    join document d on d.company_id = n.company_id and d.id = n.id
    left join lateral (
      select count(*) as lines, sum(s.amount_vnd + s.vat_amount_vnd) as vnd
      from charge_claim k join surcharge s on s.company_id = k.company_id and s.id = k.charge_id
      where k.company_id = n.company_id and k.document_id = n.id and k.slot = 'note') c on true
    where c.lines <> n.charge_count or c.vnd is distinct from n.total_vnd`,
  "a note's totals by currency are the sum of its charges": `
    select d.number from cd_note n
    join document d on d.company_id = n.company_id and d.id = n.id
    join cd_note_total t on t.company_id = n.company_id and t.cd_note_id = n.id
    where t.total is distinct from (
      select sum(s.total) from charge_claim k
      join surcharge s on s.company_id = k.company_id and s.id = k.charge_id
      where k.company_id = n.company_id and k.document_id = n.id and k.slot = 'note'
        and s.currency_id = t.currency_id)`,
  "an invoice's total is the sum of its lines": `
    select d.voucher_id from acct_management d
    where d.total_amount_vnd is distinct from (
      select sum(l.amount_vnd + l.vat_amount_vnd) from acct_management_line l
      where l.company_id = d.company_id and l.acct_management_id = d.id)`,
  "what is cleared of an item is the sum of its posted receipt lines, and never more than owed": `
    select u.id::text from due u
    where u.cleared > u.total or u.kind <> 'advance' and u.cleared <> (
      select coalesce(sum(l.total_paid), 0) from receipt_line l
      where l.company_id = u.company_id and l.due_id = u.id and l.posted)`,
  "an invoice has one item, over its total": `
    select d.voucher_id from acct_management d
    left join due u on u.company_id = d.company_id and u.document_id = d.id
    where (u.total, u.total_vnd, u.total_usd) is distinct from
      (d.total_amount, d.total_amount_vnd, d.total_amount_usd)`,
  "an item is the sum of its entries: those of its own document its total, the others what is cleared": `
    select u.id::text from due u
    join lateral (
      select count(*) as entries,
        coalesce(sum(e.amount) filter (where e.document_id = u.document_id), 0) as total,
        coalesce(sum(e.amount_vnd) filter (where e.document_id = u.document_id), 0) as total_vnd,
        -coalesce(sum(e.amount) filter (where e.document_id <> u.document_id), 0) as cleared,
        -coalesce(sum(e.amount_vnd) filter (where e.document_id <> u.document_id), 0) as cleared_vnd
      from due_entry e where e.company_id = u.company_id and e.due_id = u.id) e on true
    where (u.entries, u.total, u.total_vnd, u.cleared, u.cleared_vnd) is distinct from
      (e.entries, e.total, e.total_vnd, e.cleared, e.cleared_vnd)`,
  "a posted receipt is spent exactly, a cancelled one not at all": `
    select d.number from receipt r
    join document d on d.company_id = r.company_id and d.id = r.id
    where case d.state when 'Done' then r.final_paid_amount else 0 end <> (
      select coalesce(sum(l.paid_amount), 0) from receipt_line l
      where l.company_id = r.company_id and l.receipt_id = r.id and l.posted)`,
  "a note says whether an invoice or a voucher holds its charges": `
    select n.number from document n
    cross join lateral (
      select case when bool_or(d.kind = 'voucher') then 'Issued Voucher'
        when count(*) > 0 then 'Issued Invoice' else 'New' end as status
      from charge_claim k
      join charge_claim l on l.company_id = k.company_id and l.charge_id = k.charge_id
        and l.side = k.side and l.slot = 'ledger'
      join document d on d.company_id = l.company_id and d.id = l.document_id
      where k.company_id = n.company_id and k.document_id = n.id and k.slot = 'note') stated
    where n.kind = 'note' and n.state <> stated.status`,
  "what customers have paid ahead is what their receipts kept and did not use": `
    select r.customer_id::text from (
      select r.company_id, d.partner_id as customer_id, r.agreement_id, r.currency_id,
        sum(coalesce(l.paid_amount, 0) - r.cus_advance_amount) as ahead
      from receipt r
      join document d on d.company_id = r.company_id and d.id = r.id
      left join receipt_line l on l.company_id = r.company_id and l.receipt_id = r.id
        and l.type = 'ADV' and l.posted
      where d.state = 'Done'
      group by 1, 2, 3, 4) r
    where r.ahead <> (
      select coalesce(sum(u.open), 0) from due u
      where u.company_id = r.company_id and u.partner_id = r.customer_id and u.kind = 'advance'
        and u.agreement_id is not distinct from r.agreement_id and u.currency_id = r.currency_id)`,
  "every number of a series is used once, without a gap": `
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
    where q.kind in ('job', 'cdNote', 'voucherId', 'invoiceNoTempt', 'houseBill', 'receipt')
      and used.n <> q.last_number`,
  "every record with a version has the history of its making": `
    select s.job_no from shipment s where not exists (
      select from history h where h.company_id = s.company_id and h.table_name = 'shipment'
        and h.record_id = s.id and h.action = 'insert')
    union all select d.number from document d
    join document_kind k on k.code = d.kind and k.code in ('note', 'receipt')
    where not exists (
      select from history h where h.company_id = d.company_id and h.table_name = k.table_name
        and h.record_id = d.id and h.action = 'insert')`,
  "every job has a bill, and a virtual one only where there is no other": `
    select s.job_no from shipment s
    left join house_bill b on b.company_id = s.company_id and b.job_id = s.id
    group by s.company_id, s.id, s.job_no
    having count(b.id) = 0 or count(b.id) > 1 and bool_or(b.is_virtual)`,
  "the profit of a day nobody has touched since is the sum of its jobs' lines": `
    select coalesce(d.service_date, x.service_date)::text
    from profit_day d
    full join (
      select s.company_id, s.office_id, s.transaction_type, s.service_date, count(*) as jobs,
        sum(l.selling) as selling, sum(l.buying) as buying
      from shipment s
      left join (
        select company_id, job_id, sum(amount_vnd) filter (where type = 'SELL') as selling,
          sum(amount_vnd) filter (where type = 'BUY') as buying
        from surcharge group by company_id, job_id) l
        on l.company_id = s.company_id and l.job_id = s.id
      where s.current_status <> 'Canceled'
      group by s.company_id, s.office_id, s.transaction_type, s.service_date) x
      using (company_id, office_id, transaction_type, service_date)
    where (d.jobs, d.selling_vnd, d.buying_vnd) is distinct from
        (x.jobs, coalesce(x.selling, 0), coalesce(x.buying, 0))
      and (company_id, office_id, transaction_type, service_date) not in (
        select t.company_id, t.office_id, t.transaction_type, t.service_date
        from kept_noted t where t.service_date is not null)`,
  "a job kept as unbilled that nobody has touched since has a selling line on no document": `
    select coalesce(d.job_id, x.job_id)::text
    from job_unbilled d
    full join (
      select distinct s.company_id, s.id as job_id, s.office_id, s.transaction_type,
        s.service_date, coalesce(s.etd, s.service_date) as sails_on
      from shipment s
      join surcharge l on l.company_id = s.company_id and l.job_id = s.id and l.type = 'SELL'
      left join charge_claim k
        on k.company_id = l.company_id and k.charge_id = l.id and k.side = 'debit'
      where s.current_status <> 'Canceled' and k.charge_id is null) x
      using (company_id, job_id, office_id, transaction_type, service_date, sails_on)
    where (d.job_id is null or x.job_id is null)
      and job_id not in (select t.job_id from kept_noted t where t.job_id is not null)`,
  "what a customer earned by a job that nobody has touched since is the sum of its lines": `
    select coalesce(d.job_id, x.job_id)::text
    from job_customer d
    full join (
      select s.company_id, s.id as job_id, b.customer_id, s.office_id, s.transaction_type,
        s.service_date, sum(l.profit) as profit
      from shipment s
      join house_bill b on b.company_id = s.company_id and b.job_id = s.id
        and b.customer_id is not null
      left join (
        select company_id, hblid,
          sum(case type when 'SELL' then amount_vnd when 'BUY' then -amount_vnd end) as profit
        from surcharge group by company_id, hblid) l
        on l.company_id = b.company_id and l.hblid = b.id
      where s.current_status <> 'Canceled'
      group by s.company_id, s.id, b.customer_id) x
      using (company_id, job_id, customer_id, office_id, transaction_type, service_date)
    where (d.job_id is null or x.job_id is null or d.profit_vnd is distinct from x.profit)
      and job_id not in (select t.job_id from kept_noted t where t.job_id is not null)`,
  "every document has the row of its kind": `
    select d.number from document d
    where not exists (
      select from cd_note n where n.company_id = d.company_id and n.id = d.id
      union all select from acct_management m where m.company_id = d.company_id and m.id = d.id
      union all select from receipt r where r.company_id = d.company_id and r.id = d.id)`,
  "a key that is kept has its answer": `
    select key_hash from idempotency_key where answer is null`,
};

/** Checks the books and gives a sentence for each rule that is broken, with the first breaches. */
export async function brokenRules(pool: Pool): Promise<string[]> {
  const broken: string[] = [];
  for (const [sentence, text] of Object.entries(rules)) {
    const found = await pool.query({ text, rowMode: "array" });
    if (found.rows.length === 0) continue;
    const first = found.rows.slice(0, 5).map((row) => String(row[0]));
    broken.push(`not true that ${sentence}: ${first.join(", ")} (${found.rows.length})`);
  }
  return broken;
}

/** How many rules the books are held to. */
export const ruleCount = Object.keys(rules).length;
