-- What each office earned in each service on each day, so that a report need not read the lines.
-- A change of lines or jobs only notes the day it touched, which no two people do at the same row;
-- a report reads noted days from the lines, and the clock folds them in.

create table profit_day (
  company_id uuid not null,
  office_id uuid not null,
  transaction_type text not null,
  service_date date not null,
  jobs integer not null,
  selling_vnd numeric not null,
  buying_vnd numeric not null,
  constraint profit_day_pk primary key (company_id, office_id, transaction_type, service_date)
);
create index profit_day_by_date on profit_day (company_id, service_date)
  include (office_id, transaction_type, jobs, selling_vnd, buying_vnd);

create table profit_touched (
  company_id uuid not null,
  id uuid not null default new_id(),
  office_id uuid not null,
  transaction_type text not null,
  service_date date not null,
  constraint profit_touched_pk primary key (company_id, id)
);

create function touch_profit_of_lines() returns trigger
  language plpgsql
  as $$
begin
  insert into profit_touched (company_id, office_id, transaction_type, service_date)
  select distinct s.company_id, s.office_id, s.transaction_type, s.service_date
  from (select distinct company_id, job_id from changed) c
  join shipment s on s.company_id = c.company_id and s.id = c.job_id;
  return null;
end
  $$;
create trigger surcharge_added_touches_profit after insert on surcharge
  referencing new table as changed for each statement execute function touch_profit_of_lines();
create trigger surcharge_changed_touches_profit after update on surcharge
  referencing new table as changed for each statement execute function touch_profit_of_lines();
create trigger surcharge_gone_touches_profit after delete on surcharge
  referencing old table as changed for each statement execute function touch_profit_of_lines();

create function touch_profit_of_job() returns trigger
  language plpgsql
  as $$
begin
  insert into profit_touched (company_id, office_id, transaction_type, service_date)
  values (new.company_id, new.office_id, new.transaction_type, new.service_date);
  if tg_op = 'UPDATE' then
    insert into profit_touched (company_id, office_id, transaction_type, service_date)
    values (old.company_id, old.office_id, old.transaction_type, old.service_date);
  end if;
  return null;
end
  $$;
create trigger shipment_opened_touches_profit after insert on shipment
  for each row execute function touch_profit_of_job();
create trigger shipment_moved_touches_profit after update on shipment
  for each row when (
    (old.office_id, old.transaction_type, old.service_date, old.current_status = 'Canceled')
    is distinct from
    (new.office_id, new.transaction_type, new.service_date, new.current_status = 'Canceled'))
  execute function touch_profit_of_job();

insert into profit_day (company_id, office_id, transaction_type, service_date, jobs, selling_vnd,
  buying_vnd)
select s.company_id, s.office_id, s.transaction_type, s.service_date, count(distinct s.id),
  coalesce(sum(c.amount_vnd) filter (where c.type = 'SELL'), 0),
  coalesce(sum(c.amount_vnd) filter (where c.type = 'BUY'), 0)
from shipment s
left join surcharge c on c.company_id = s.company_id and c.job_id = s.id
where s.current_status <> 'Canceled'
group by s.company_id, s.office_id, s.transaction_type, s.service_date;
