-- Lines that only documents make: a carrier's advance until it is approved (ADV), and what is neither
-- bought nor sold (OTHER).
alter table surcharge drop constraint surcharge_type_known;
alter table surcharge add constraint surcharge_type_known
  check (type in ('BUY', 'SELL', 'OBH', 'OTHER', 'ADV'));

-- What customers owe are selling and on-behalf lines.
create or replace function job_money(of_company uuid, of_job uuid)
returns table (selling_vnd numeric, buying_vnd numeric, billable_vnd numeric, billed_vnd numeric,
  invoiced_vnd numeric, paid_vnd numeric, rate_outside boolean)
language sql stable
as $$
  select
    sum(s.amount_vnd) filter (where s.type = 'SELL'),
    sum(s.amount_vnd) filter (where s.type = 'BUY'),
    sum(x.gross),
    sum(x.gross) filter (where x.is_billed),
    sum(x.gross) filter (where g.document_id is not null),
    round(sum(x.gross * u.cleared / nullif(u.total, 0))),
    bool_or(s.rate_outside)
  from surcharge s
  cross join lateral (
    select case when s.type in ('SELL', 'OBH') then s.amount_vnd + s.vat_amount_vnd end as gross,
      s.type in ('SELL', 'OBH') and exists (
        select from charge_claim k
        where k.company_id = of_company and k.charge_id = s.id and k.side = 'debit') as is_billed
  ) x
  left join charge_claim g on g.company_id = of_company and g.charge_id = s.id
    and g.side = 'debit' and g.slot = 'ledger'
  left join document d on d.company_id = of_company and d.id = g.document_id
  left join due u on u.company_id = of_company and u.document_id = d.id
    and u.partner_id = d.partner_id and u.side = 'debit'
  where s.company_id = of_company and s.job_id = of_job
  group by s.job_id
$$;
