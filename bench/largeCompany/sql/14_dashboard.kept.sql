-- What the triggers would have noted of jobs and the clock have folded in.
delete from job_touched where company_id = ':company';
delete from job_unbilled where company_id = ':company';
delete from job_customer where company_id = ':company';
insert into job_unbilled (company_id, job_id, office_id, transaction_type, service_date, etd)
select ':company', j.id, j.office_id, j.service, j.service_date, j.etd
from fill.job j
where not j.canceled and j.id in (
  select l.job_id from surcharge l
  left join charge_claim k
    on k.company_id = l.company_id and k.charge_id = l.id and k.side = 'debit'
  where l.company_id = ':company' and l.type = 'SELL' and k.charge_id is null);
insert into job_customer (company_id, job_id, customer_id, office_id, transaction_type,
  service_date, profit_vnd)
select ':company', j.id, j.customer_id, j.office_id, j.service, j.service_date, c.profit
from fill.job j
left join (
  select job_id, sum(case type when 'SELL' then amount_vnd when 'BUY' then -amount_vnd end) as profit
  from surcharge where company_id = ':company' group by job_id) c on c.job_id = j.id
where not j.canceled;
