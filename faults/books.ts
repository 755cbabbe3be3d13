import type { Pool } from "pg";

/** What must hold whatever happened: a sentence, and SQL that gives a line for each breach. */
const rules: Readonly<Record<string, string>> = {
  "a note's totals are the sum of its charges": `
    select n.code from cd_note n
    left join lateral (
      select count(*) as lines, sum(s.amount_vnd + s.vat_amount_vnd) as vnd
      from charge_claim k join surcharge s on s.company_id = k.company_id and s.id = k.charge_id
      where k.company_id = n.company_id and k.document_id = n.id and k.kind = 'note') c on true
    where c.lines <> n.charge_count or c.vnd is distinct from n.total_vnd`,
  "a note's totals by currency are the sum of its charges": `
    select n.code from cd_note n join cd_note_total t
      on t.company_id = n.company_id and t.cd_note_id = n.id
    where t.total is distinct from (
      select sum(s.total) from charge_claim k
      join surcharge s on s.company_id = k.company_id and s.id = k.charge_id
      where k.company_id = n.company_id and k.document_id = n.id and k.kind = 'note'
        and s.currency_id = t.currency_id)`,
  "an invoice's total is the sum of its lines": `
    select d.voucher_id from acct_management d
    where d.total_amount_vnd is distinct from (
      select sum(l.amount_vnd + l.vat_amount_vnd) from acct_management_line l
      where l.company_id = d.company_id and l.acct_management_id = d.id)`,
  "what is paid of an invoice is the sum of its posted receipts, and never more than owed": `
    select d.voucher_id from acct_management d
    where d.paid_amount > d.total_amount or d.paid_amount <> (
      select coalesce(sum(l.total_paid), 0) from receipt_line l
      where l.company_id = d.company_id and l.ref_id = d.id and l.posted)`,
  "a posted receipt is spent exactly, a cancelled one not at all": `
    select r.payment_ref_no from receipt r
    where case r.status when 'Done' then r.final_paid_amount else 0 end <> (
      select coalesce(sum(l.paid_amount), 0) from receipt_line l
      where l.company_id = r.company_id and l.receipt_id = r.id and l.posted)`,
  "a customer's advance is the sum of its movements": `
    select a.id::text from customer_advance a
    where a.balance <> (
      select coalesce(sum(e.amount), 0) from customer_advance_entry e
      where e.company_id = a.company_id and e.partner_id = a.partner_id
        and e.agreement_id is not distinct from a.agreement_id and e.currency_id = a.currency_id)`,
  "a claim stands on a document that exists": `
    select k.document_no from charge_claim k
    where not exists (select from cd_note n where n.company_id = k.company_id and n.id = k.document_id)
      and not exists (select from acct_management d
        where d.company_id = k.company_id and d.id = k.document_id)`,
  "every number of a series is used once, without a gap": `
    select q.kind || ' ' || q.prefix || q.period || ': ' || q.last_number || ' drawn, '
      || used.n || ' used' from document_sequence q
    cross join lateral (
      select count(*) as n from (
        select job_no as no from shipment where q.kind = 'job' and company_id = q.company_id
        union all select code from cd_note where q.kind = 'cdNote' and company_id = q.company_id
        union all select voucher_id from acct_management
          where q.kind = 'voucherId' and company_id = q.company_id
        union all select serie || invoice_no_tempt from acct_management
          where q.kind = 'invoiceNoTempt' and company_id = q.company_id
        union all select hwbno from house_bill
          where q.kind = 'houseBill' and company_id = q.company_id
        union all select payment_ref_no from receipt
          where q.kind = 'receipt' and company_id = q.company_id) x
      where starts_with(x.no, q.prefix || q.period)) used
    where q.kind in ('job', 'cdNote', 'voucherId', 'invoiceNoTempt', 'houseBill', 'receipt')
      and used.n <> q.last_number`,
  "every record with a version has the history of its making": `
    select s.job_no from shipment s where not exists (
      select from history h where h.company_id = s.company_id and h.table_name = 'shipment'
        and h.record_id = s.id and h.action = 'insert')
    union all select n.code from cd_note n where not exists (
      select from history h where h.company_id = n.company_id and h.table_name = 'cd_note'
        and h.record_id = n.id and h.action = 'insert')
    union all select r.payment_ref_no from receipt r where not exists (
      select from history h where h.company_id = r.company_id and h.table_name = 'receipt'
        and h.record_id = r.id and h.action = 'insert')`,
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
