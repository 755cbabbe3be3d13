-- What the triggers would have noted and the clock have folded in.
delete from profit_touched where company_id = ':company';
delete from profit_day where company_id = ':company';
insert into profit_day (company_id, office_id, transaction_type, service_date, jobs, selling_vnd,
  buying_vnd)
select ':company', j.office_id, j.service, j.service_date, count(*), coalesce(sum(c.selling), 0),
  coalesce(sum(c.buying), 0)
from fill.job j
left join (
  select job_id, sum(amount_vnd) filter (where type = 'SELL') as selling,
    sum(amount_vnd) filter (where type = 'BUY') as buying
  from surcharge where company_id = ':company' group by job_id) c on c.job_id = j.id
where not j.canceled
group by 2, 3, 4;
analyze profit_day;
