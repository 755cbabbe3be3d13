-- Selling that is past its billing day, ranked by its amount: the kept row of a job that is not billed
-- has the amount and the days on which its billing day depends. The number of days after each of them is
-- a rule of the service, which an office may change (areas/billme).

alter table job_unbilled
  add column vnd numeric not null default 0,
  add column delivered_on date,
  add column cleared_on date,
  add column eta date,
  add column atd date,
  add column etd date,
  add column opened_on date not null default '2000-01-01';
alter table job_unbilled alter column opened_on drop default;

create or replace view job_unbilled_source as
  select s.company_id, s.id as job_id, s.office_id, s.transaction_type, s.service_date,
    coalesce(s.etd, s.service_date) as sails_on, l.vnd,
    -- Delivered when every bill of the job is.
    (select case when count(*) = count(p.delivery_date) then max(p.delivery_date) end
      from house_bill b
      left join proof_of_delivery p on p.company_id = b.company_id and p.id = b.id
      where b.company_id = s.company_id and b.job_id = s.id and not b.is_virtual) as delivered_on,
    (select max((a.done_date at time zone o.time_zone)::date)
      from stage_assigned a
      join stage t on t.company_id = a.company_id and t.id = a.stage_id
      where a.company_id = s.company_id and a.job_id = s.id and a.status = 'Done'
        and t.code in ('CUS', 'CUSIN')) as cleared_on,
    s.eta, s.atd, s.etd, (s.datetime_created at time zone o.time_zone)::date as opened_on
  from shipment s
  join office o on o.company_id = s.company_id and o.id = s.office_id
  cross join lateral (
    select sum(c.amount_vnd + c.vat_amount_vnd) as vnd, count(*) as lines
    from surcharge c
    where c.company_id = s.company_id and c.job_id = s.id and c.type = 'SELL' and not exists (
      select from charge_claim k
      where k.company_id = c.company_id and k.charge_id = c.id and k.side = 'debit')) l
  where s.current_status <> 'Canceled' and l.lines > 0;

update job_unbilled u
set vnd = v.vnd, delivered_on = v.delivered_on, cleared_on = v.cleared_on, eta = v.eta, atd = v.atd,
  etd = v.etd, opened_on = v.opened_on
from job_unbilled_source v
where v.company_id = u.company_id and v.job_id = u.job_id;

-- The largest amounts first, of the company and of one office.
create index job_unbilled_by_vnd on job_unbilled (company_id, vnd desc, job_id);
create index job_unbilled_of_office on job_unbilled (company_id, office_id, vnd desc, job_id);

drop trigger shipment_changed_is_noted on shipment;
create trigger shipment_changed_is_noted after update on shipment
  for each row when (
    (old.office_id, old.transaction_type, old.service_date, old.etd, old.atd, old.eta,
      old.current_status = 'Canceled')
    is distinct from
    (new.office_id, new.transaction_type, new.service_date, new.etd, new.atd, new.eta,
      new.current_status = 'Canceled'))
  execute function note_job();

create function note_job_of_part() returns trigger
  language plpgsql
  as $$
begin
  if tg_op <> 'INSERT' then
    insert into kept_noted (company_id, job_id) values (old.company_id, old.job_id);
  end if;
  if tg_op = 'INSERT' or (tg_op = 'UPDATE' and new.job_id <> old.job_id) then
    insert into kept_noted (company_id, job_id) values (new.company_id, new.job_id);
  end if;
  return null;
end
  $$;
create trigger proof_of_delivery_is_noted after insert or delete on proof_of_delivery
  for each row execute function note_job_of_part();
create trigger proof_of_delivery_changed_is_noted after update on proof_of_delivery
  for each row when ((old.delivery_date, old.job_id) is distinct from (new.delivery_date, new.job_id))
  execute function note_job_of_part();
create trigger stage_done_is_noted after insert on stage_assigned
  for each row when (new.status = 'Done') execute function note_job_of_part();
create trigger stage_undone_is_noted after delete on stage_assigned
  for each row when (old.status = 'Done') execute function note_job_of_part();
create trigger stage_changed_is_noted after update on stage_assigned
  for each row when ((old.status = 'Done', old.done_date, old.stage_id)
    is distinct from (new.status = 'Done', new.done_date, new.stage_id))
  execute function note_job_of_part();

-- The days after which an office bills the jobs of a service, where they are not the usual ones.
create table billing_day (
  company_id uuid not null,
  id uuid not null,
  office_id uuid not null,
  service text not null,
  delivered integer,
  cleared integer,
  eta integer,
  atd integer,
  etd integer,
  opened integer not null,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  constraint billing_day_pk primary key (company_id, id),
  constraint billing_day_once unique (company_id, office_id, service),
  constraint billing_day_office_fk foreign key (company_id, office_id)
    references office (company_id, id) on delete cascade,
  constraint billing_day_service_fk foreign key (service) references service (code) on delete restrict,
  constraint billing_day_in_bounds check (
    (delivered between 0 and 365) is not false and (cleared between 0 and 365) is not false
    and (eta between 0 and 365) is not false and (atd between 0 and 365) is not false
    and (etd between 0 and 365) is not false and opened between 0 and 365)
);
create index billing_day_service on billing_day (service);

-- A job that is not shown as to be billed until a day, with the reason.
create table bill_snooze (
  company_id uuid not null,
  id uuid not null,
  job_id uuid not null,
  until date not null,
  reason text not null,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  constraint bill_snooze_pk primary key (company_id, id),
  constraint bill_snooze_once unique (company_id, job_id),
  constraint bill_snooze_job_fk foreign key (company_id, job_id)
    references shipment (company_id, id) on delete cascade
);
create index bill_snooze_until on bill_snooze (company_id, until);

do $$
declare
  name text;
begin
  foreach name in array array['billing_day', 'bill_snooze'] loop
    execute format('create trigger %1$I after insert on %2$I
      referencing new table as added
      for each statement execute function record_history(%2$L)', name || '_history', name);
    execute format('create trigger %1$I after update on %2$I
      referencing old table as removed new table as added
      for each statement execute function record_history(%2$L)', name || '_history_of_change', name);
    execute format('create trigger %1$I after delete on %2$I
      referencing old table as removed
      for each statement execute function record_history(%2$L)', name || '_history_of_end', name);
  end loop;
end
$$;

-- Its screen, for whoever has rights on the jobs of sea export.
insert into menu (id, parent_id, route, name_en, name_vn, icon, display, order_number)
select 'docBillMe', c.parent_id, 'bill-me', 'Bill Me', 'Cần lập giấy báo', null, true, c.order_number
from menu c where c.id = 'docSeaFCLExport'
on conflict (id) do nothing;

insert into permission_sample_general (company_id, id, permission_sample_id, menu_id, access, detail,
  write, delete, list, import, export)
select g.company_id, new_id(), g.permission_sample_id, 'docBillMe', g.access, g.detail, g.write,
  g.delete, g.list, g.import, g.export
from permission_sample_general g
where g.menu_id = 'docSeaFCLExport'
on conflict (company_id, permission_sample_id, menu_id) do nothing;

insert into user_permission_general (company_id, id, user_permission_id, menu_id, access, detail, write,
  delete, list, import, export)
select g.company_id, new_id(), g.user_permission_id, 'docBillMe', g.access, g.detail, g.write, g.delete,
  g.list, g.import, g.export
from user_permission_general g
where g.menu_id = 'docSeaFCLExport'
on conflict (company_id, user_permission_id, menu_id) do nothing;

-- The profit report has a screen.
update menu set display = true where id = 'reportPL';
