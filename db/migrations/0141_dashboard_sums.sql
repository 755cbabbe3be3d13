-- Which jobs have selling lines on no document, and what each customer of a job earned, so that the
-- dashboard need not read the lines. A change only notes the jobs it touched, which no two people do
-- at the same row; whoever reads takes noted jobs from the lines, and the clock folds them in.

create table job_unbilled (
  company_id uuid not null,
  job_id uuid not null,
  office_id uuid not null,
  transaction_type text not null,
  service_date date not null,
  etd date not null,
  constraint job_unbilled_pk primary key (company_id, job_id)
) with (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01);
create index job_unbilled_by_day on job_unbilled (company_id, transaction_type, service_date)
  include (office_id, etd, job_id);

create table job_customer (
  company_id uuid not null,
  job_id uuid not null,
  customer_id uuid not null,
  office_id uuid not null,
  transaction_type text not null,
  service_date date not null,
  -- Null without a line.
  profit_vnd numeric,
  constraint job_customer_pk primary key (company_id, job_id, customer_id)
) with (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01);
create index job_customer_by_day on job_customer (company_id, transaction_type, service_date)
  include (office_id, customer_id, profit_vnd, job_id);

create table job_touched (
  company_id uuid not null,
  id uuid not null default new_id(),
  job_id uuid not null,
  constraint job_touched_pk primary key (company_id, id)
);

-- Lines touch the day of their job and the job.
create or replace function touch_profit_of_lines() returns trigger
  language plpgsql
  as $$
begin
  insert into profit_touched (company_id, office_id, transaction_type, service_date)
  select distinct s.company_id, s.office_id, s.transaction_type, s.service_date
  from (select distinct company_id, job_id from changed) c
  join shipment s on s.company_id = c.company_id and s.id = c.job_id;
  insert into job_touched (company_id, job_id) select distinct company_id, job_id from changed;
  return null;
end
  $$;

create function touch_jobs_of_claims() returns trigger
  language plpgsql
  as $$
begin
  insert into job_touched (company_id, job_id)
  select distinct l.company_id, l.job_id
  from changed k
  join surcharge l on l.company_id = k.company_id and l.id = k.charge_id and l.type = 'SELL'
  where k.side = 'debit';
  return null;
end
  $$;
create trigger charge_claim_added_touches_job after insert on charge_claim
  referencing new table as changed for each statement execute function touch_jobs_of_claims();
create trigger charge_claim_gone_touches_job after delete on charge_claim
  referencing old table as changed for each statement execute function touch_jobs_of_claims();

create function touch_job_of_bill() returns trigger
  language plpgsql
  as $$
begin
  if tg_op <> 'DELETE' then
    insert into job_touched (company_id, job_id) values (new.company_id, new.job_id);
  end if;
  if tg_op <> 'INSERT' and (tg_op = 'DELETE' or old.job_id <> new.job_id) then
    insert into job_touched (company_id, job_id) values (old.company_id, old.job_id);
  end if;
  return null;
end
  $$;
create trigger house_bill_opened_touches_job after insert or delete on house_bill
  for each row execute function touch_job_of_bill();
create trigger house_bill_changed_touches_job after update on house_bill
  for each row when ((old.customer_id, old.job_id) is distinct from (new.customer_id, new.job_id))
  execute function touch_job_of_bill();

-- A new job has neither bills nor lines.
create function touch_job() returns trigger
  language plpgsql
  as $$
begin
  insert into job_touched (company_id, job_id) values (old.company_id, old.id);
  return null;
end
  $$;
create trigger shipment_changed_touches_job after update on shipment
  for each row when (
    (old.office_id, old.transaction_type, old.service_date, old.etd, old.current_status = 'Canceled')
    is distinct from
    (new.office_id, new.transaction_type, new.service_date, new.etd, new.current_status = 'Canceled'))
  execute function touch_job();
create trigger shipment_gone_touches_job after delete on shipment
  for each row execute function touch_job();

insert into job_unbilled (company_id, job_id, office_id, transaction_type, service_date, etd)
select s.company_id, s.id, s.office_id, s.transaction_type, s.service_date, s.etd
from shipment s
where s.current_status <> 'Canceled' and s.etd is not null and exists (
  select from surcharge l
  where l.company_id = s.company_id and l.job_id = s.id and l.type = 'SELL' and not exists (
    select from charge_claim k
    where k.company_id = l.company_id and k.charge_id = l.id and k.side = 'debit'));

insert into job_customer (company_id, job_id, customer_id, office_id, transaction_type,
  service_date, profit_vnd)
select s.company_id, s.id, b.customer_id, s.office_id, s.transaction_type, s.service_date,
  sum(case l.type when 'SELL' then l.amount_vnd when 'BUY' then -l.amount_vnd end)
from shipment s
join house_bill b on b.company_id = s.company_id and b.job_id = s.id
left join surcharge l on l.company_id = s.company_id and l.job_id = s.id and l.hblid = b.id
where s.current_status <> 'Canceled'
group by s.company_id, s.id, b.customer_id;
