-- One mechanism for all kept sums of jobs: a table of kept rows, a view that counts the
-- same rows from the records, and one table of noted keys (engine/kept). A statement that changes
-- records adds a narrow row here, which nobody waits for; the clock folds noted keys in.

drop trigger surcharge_added_touches_profit on surcharge;
drop trigger surcharge_changed_touches_profit on surcharge;
drop trigger surcharge_gone_touches_profit on surcharge;
drop trigger shipment_opened_touches_profit on shipment;
drop trigger shipment_moved_touches_profit on shipment;
drop trigger shipment_changed_touches_job on shipment;
drop trigger shipment_gone_touches_job on shipment;
drop trigger charge_claim_added_touches_job on charge_claim;
drop trigger charge_claim_gone_touches_job on charge_claim;
drop trigger house_bill_opened_touches_job on house_bill;
drop trigger house_bill_changed_touches_job on house_bill;
drop function touch_profit_of_lines(), touch_profit_of_job(), touch_jobs_of_claims(),
  touch_job_of_bill(), touch_job();

create table kept_noted (
  company_id uuid not null,
  id uuid not null default new_id(),
  -- The changed job and its day; a job that moved is noted on both days.
  job_id uuid,
  office_id uuid,
  transaction_type text,
  service_date date,
  constraint kept_noted_pk primary key (company_id, id)
);
insert into kept_noted (company_id, office_id, transaction_type, service_date)
select distinct company_id, office_id, transaction_type, service_date from profit_touched;
insert into kept_noted (company_id, job_id) select distinct company_id, job_id from job_touched;
drop table profit_touched, job_touched;

create function note_jobs_of_lines() returns trigger
  language plpgsql
  as $$
begin
  insert into kept_noted (company_id, job_id, office_id, transaction_type, service_date)
  select s.company_id, s.id, s.office_id, s.transaction_type, s.service_date
  from (select distinct company_id, job_id from changed) c
  join shipment s on s.company_id = c.company_id and s.id = c.job_id;
  return null;
end
  $$;
create trigger surcharge_added_is_noted after insert on surcharge
  referencing new table as changed for each statement execute function note_jobs_of_lines();
create trigger surcharge_changed_is_noted after update on surcharge
  referencing new table as changed for each statement execute function note_jobs_of_lines();
create trigger surcharge_gone_is_noted after delete on surcharge
  referencing old table as changed for each statement execute function note_jobs_of_lines();

create function note_jobs_of_claims() returns trigger
  language plpgsql
  as $$
begin
  insert into kept_noted (company_id, job_id)
  select distinct l.company_id, l.job_id
  from changed k
  join surcharge l on l.company_id = k.company_id and l.id = k.charge_id
  where k.side = 'debit' or k.slot = 'ledger';
  return null;
end
  $$;
create trigger charge_claim_added_is_noted after insert on charge_claim
  referencing new table as changed for each statement execute function note_jobs_of_claims();
create trigger charge_claim_gone_is_noted after delete on charge_claim
  referencing old table as changed for each statement execute function note_jobs_of_claims();

create function note_job_of_bill() returns trigger
  language plpgsql
  as $$
begin
  if tg_op <> 'DELETE' then
    insert into kept_noted (company_id, job_id) values (new.company_id, new.job_id);
  end if;
  if tg_op <> 'INSERT' and (tg_op = 'DELETE' or old.job_id <> new.job_id) then
    insert into kept_noted (company_id, job_id) values (old.company_id, old.job_id);
  end if;
  return null;
end
  $$;
create trigger house_bill_opened_is_noted after insert or delete on house_bill
  for each row execute function note_job_of_bill();
create trigger house_bill_changed_is_noted after update on house_bill
  for each row when ((old.customer_id, old.sale_man_id, old.job_id)
    is distinct from (new.customer_id, new.sale_man_id, new.job_id))
  execute function note_job_of_bill();

create function note_job() returns trigger
  language plpgsql
  as $$
begin
  if tg_op <> 'DELETE' then
    insert into kept_noted (company_id, job_id, office_id, transaction_type, service_date)
    values (new.company_id, new.id, new.office_id, new.transaction_type, new.service_date);
  end if;
  if tg_op <> 'INSERT' then
    insert into kept_noted (company_id, job_id, office_id, transaction_type, service_date)
    values (old.company_id, old.id, old.office_id, old.transaction_type, old.service_date);
  end if;
  return null;
end
  $$;
create trigger shipment_opened_is_noted after insert or delete on shipment
  for each row execute function note_job();
create trigger shipment_changed_is_noted after update on shipment
  for each row when (
    (old.office_id, old.transaction_type, old.service_date, old.etd, old.current_status = 'Canceled')
    is distinct from
    (new.office_id, new.transaction_type, new.service_date, new.etd, new.current_status = 'Canceled'))
  execute function note_job();

-- The profit of each office in each service on each day, before VAT in VND.
create view profit_day_source as
  select s.company_id, s.office_id, s.transaction_type, s.service_date, count(*)::int as jobs,
    coalesce(sum(c.selling_vnd), 0) as selling_vnd, coalesce(sum(c.buying_vnd), 0) as buying_vnd
  from shipment s
  cross join lateral (
    select sum(l.amount_vnd) filter (where l.type = 'SELL') as selling_vnd,
      sum(l.amount_vnd) filter (where l.type = 'BUY') as buying_vnd
    from surcharge l where l.company_id = s.company_id and l.job_id = s.id) c
  where s.current_status <> 'Canceled'
  group by s.company_id, s.office_id, s.transaction_type, s.service_date;

-- Jobs with a selling line on no document of the debit side. A job without ETD counts from its
-- service date.
drop index job_unbilled_by_day;
alter table job_unbilled rename column etd to sails_on;
create index job_unbilled_by_day on job_unbilled (company_id, transaction_type, service_date)
  include (office_id, sails_on, job_id);
create view job_unbilled_source as
  select s.company_id, s.id as job_id, s.office_id, s.transaction_type, s.service_date,
    coalesce(s.etd, s.service_date) as sails_on
  from shipment s
  where s.current_status <> 'Canceled' and exists (
    select from surcharge l
    where l.company_id = s.company_id and l.job_id = s.id and l.type = 'SELL' and not exists (
      select from charge_claim k
      where k.company_id = l.company_id and k.charge_id = l.id and k.side = 'debit'));
insert into job_unbilled (company_id, job_id, office_id, transaction_type, service_date, sails_on)
select v.company_id, v.job_id, v.office_id, v.transaction_type, v.service_date, v.sails_on
from job_unbilled_source v
join shipment s on s.company_id = v.company_id and s.id = v.job_id and s.etd is null
on conflict do nothing;

-- The profit from each customer of a job, before VAT in VND; null without a line.
create view job_customer_source as
  select s.company_id, s.id as job_id, s.office_id, s.transaction_type, s.service_date,
    b.customer_id,
    sum(case l.type when 'SELL' then l.amount_vnd when 'BUY' then -l.amount_vnd end) as profit_vnd
  from shipment s
  join house_bill b on b.company_id = s.company_id and b.job_id = s.id
    and b.customer_id is not null
  left join surcharge l on l.company_id = s.company_id and l.hblid = b.id and l.job_id = s.id
  where s.current_status <> 'Canceled'
  group by s.company_id, s.id, s.office_id, s.transaction_type, s.service_date, b.customer_id;

-- Lines that no invoice or voucher holds yet, by job, side, partner, salesman, type and currency.
create table open_line (
  company_id uuid not null,
  job_id uuid not null,
  line_no integer not null,
  side text not null,
  type text not null,
  partner_id uuid not null,
  sale_man_id uuid,
  office_id uuid not null,
  transaction_type text not null,
  service_date date not null,
  currency_id text not null,
  lines integer not null,
  total numeric not null,
  total_vnd numeric not null,
  -- Unknown when a line has no amount in US dollars.
  total_usd numeric,
  constraint open_line_pk primary key (company_id, job_id, line_no)
) with (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01);
create index open_line_by_partner on open_line (company_id, partner_id, side)
  include (sale_man_id, office_id, transaction_type, type, service_date, currency_id, total,
    total_vnd, total_usd, job_id);
create view open_line_source as
  select g.*
  from (
    select l.company_id, l.job_id,
      row_number() over (partition by l.company_id, l.job_id
        order by x.side, l.type, x.partner_id, b.sale_man_id, l.currency_id)::int as line_no,
      x.side, l.type, x.partner_id, b.sale_man_id, s.office_id, s.transaction_type,
      s.service_date, l.currency_id, count(*)::int as lines, sum(l.total) as total,
      sum(l.amount_vnd + l.vat_amount_vnd) as total_vnd,
      case when count(*) = count(l.amount_usd) then sum(l.amount_usd + l.vat_amount_usd) end
        as total_usd
    from shipment s
    join surcharge l on l.company_id = s.company_id and l.job_id = s.id
    join house_bill b on b.company_id = s.company_id and b.id = l.hblid
    cross join lateral (
      select 'debit' as side, l.payment_object_id as partner_id where l.type in ('SELL', 'OBH')
      union all
      select 'credit', case l.type when 'BUY' then l.payment_object_id else l.payer_id end
      where l.type in ('BUY', 'OBH')) x
    where s.current_status <> 'Canceled' and not exists (
      select from charge_claim k
      where k.company_id = l.company_id and k.charge_id = l.id and k.side = x.side
        and k.slot = 'ledger')
    group by l.company_id, l.job_id, x.side, l.type, x.partner_id, b.sale_man_id, s.office_id,
      s.transaction_type, s.service_date, l.currency_id) g;
insert into open_line (company_id, job_id, line_no, side, type, partner_id, sale_man_id, office_id,
  transaction_type, service_date, currency_id, lines, total, total_vnd, total_usd)
select company_id, job_id, line_no, side, type, partner_id, sale_man_id, office_id,
  transaction_type, service_date, currency_id, lines, total, total_vnd, total_usd
from open_line_source;
