-- What the triggers would have noted and the clock have folded in.
delete from kept_noted where company_id = ':company';
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
delete from job_unbilled where company_id = ':company';
delete from job_customer where company_id = ':company';
delete from open_line where company_id = ':company';
insert into job_unbilled (company_id, job_id, office_id, transaction_type, service_date, sails_on, vnd,
  delivered_on, cleared_on, eta, atd, etd, opened_on)
select company_id, job_id, office_id, transaction_type, service_date, sails_on, vnd, delivered_on,
  cleared_on, eta, atd, etd, opened_on
from job_unbilled_source where company_id = ':company';
insert into job_customer (company_id, job_id, customer_id, office_id, transaction_type,
  service_date, profit_vnd)
select company_id, job_id, customer_id, office_id, transaction_type, service_date, profit_vnd
from job_customer_source where company_id = ':company';
insert into open_line (company_id, job_id, line_no, side, type, partner_id, sale_man_id, office_id,
  transaction_type, service_date, currency_id, lines, total, total_vnd, total_usd)
select company_id, job_id, line_no, side, type, partner_id, sale_man_id, office_id,
  transaction_type, service_date, currency_id, lines, total, total_vnd, total_usd
from open_line_source where company_id = ':company';
delete from due_day where company_id = ':company';
insert into due_day (company_id, raised_on, line_no, side, kind, due_on, office_id, department_id,
  group_id, user_created, items, open_vnd)
select company_id, raised_on, line_no, side, kind, due_on, office_id, department_id, group_id,
  user_created, items, open_vnd
from due_day_source where company_id = ':company';
delete from open_sum where company_id = ':company';
delete from open_sum_move where company_id = ':company';
insert into open_sum (company_id, partner_id, sale_man_id, office_id, transaction_type, type,
  currency_id, lines, total, total_vnd, total_usd, without_usd)
select company_id, partner_id, sale_man_id, office_id, transaction_type, type, currency_id, lines,
  total, total_vnd, total_usd, without_usd
from open_sum_source where company_id = ':company';
