-- The job is read first, so that a reader of some days does not add up the lines of jobs of others.
create or replace view job_customer_source as
  select s.company_id, s.id as job_id, s.office_id, s.transaction_type, s.service_date,
    c.customer_id, c.profit_vnd
  from shipment s
  cross join lateral (
    select b.customer_id,
      sum(case l.type when 'SELL' then l.amount_vnd when 'BUY' then -l.amount_vnd end) as profit_vnd
    from house_bill b
    left join surcharge l on l.company_id = b.company_id and l.hblid = b.id and l.job_id = b.job_id
    where b.company_id = s.company_id and b.job_id = s.id and b.customer_id is not null
    group by b.customer_id) c
  where s.current_status <> 'Canceled';
