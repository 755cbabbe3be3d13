-- What a job earns, in VND, and how far it is billed, invoiced and paid. Margin is selling less
-- buying before VAT. What customers owe are selling and on-behalf lines with VAT: a line is billed
-- when a document of the debit side holds it, invoiced when an invoice does, and paid by the share
-- that is cleared of that invoice's item. Readers name one job, so only its lines are read.
create view job_money as
select s.company_id, s.job_id,
  sum(s.amount_vnd) filter (where s.type = 'SELL') as selling_vnd,
  sum(s.amount_vnd) filter (where s.type = 'BUY') as buying_vnd,
  sum(x.gross) as billable_vnd,
  sum(x.gross) filter (where x.is_billed) as billed_vnd,
  sum(x.gross) filter (where g.document_id is not null) as invoiced_vnd,
  round(sum(x.gross * u.cleared / nullif(u.total, 0))) as paid_vnd,
  bool_or(s.rate_outside) as rate_outside
from surcharge s
cross join lateral (
  select case when s.type <> 'BUY' then s.amount_vnd + s.vat_amount_vnd end as gross,
    s.type <> 'BUY' and exists (
      select from charge_claim k
      where k.company_id = s.company_id and k.charge_id = s.id and k.side = 'debit') as is_billed
) x
left join charge_claim g on g.company_id = s.company_id and g.charge_id = s.id
  and g.side = 'debit' and g.slot = 'ledger'
left join document d on d.company_id = s.company_id and d.id = g.document_id
left join due u on u.company_id = s.company_id and u.document_id = d.id
  and u.partner_id = d.partner_id and u.side = 'debit'
group by s.company_id, s.job_id;
