-- What is due: the clocks of open boxes, and the cut-offs of jobs, each with what it costs to miss it.

-- The free time of a kind of a box that is not back yet, with the prices of its days. It is counted from
-- the days, rules and terms of the box whenever they are saved, and by the clock.
create table box_clock (
  company_id uuid not null,
  id uuid not null,
  job_id uuid not null,
  office_id uuid not null,
  transaction_type text not null,
  container_no text not null,
  kind text not null,
  is_open boolean not null default true,
  last_free_on date not null,
  -- The first instant that costs something.
  due_at timestamptz not null,
  -- The planned end; null without one.
  ends_on date,
  currency_id text not null,
  -- VND for one unit of the currency; null while no rate is known.
  vnd_rate numeric(18, 8),
  price1 numeric not null,
  day2 integer,
  price2 numeric,
  day3 integer,
  price3 numeric,
  day4 integer,
  price4 numeric,
  day5 integer,
  price5 numeric,
  -- What it costs in VND until the third day after the day of counting; it counts on that day alone.
  counted_on date not null,
  risk_vnd numeric(18, 0),
  constraint box_clock_pk primary key (company_id, id),
  constraint box_clock_once unique (company_id, job_id, container_no, kind),
  constraint box_clock_job_fk foreign key (company_id, job_id)
    references shipment (company_id, id) on delete cascade,
  constraint box_clock_service_fk foreign key (transaction_type)
    references service (code) on delete restrict,
  constraint box_clock_currency_fk foreign key (currency_id)
    references currency (id) on delete restrict,
  constraint box_clock_kind_known
    check (kind in ('demurrage', 'detention', 'storage', 'combined'))
);
create index box_clock_by_due on box_clock (company_id, due_at) where is_open;
create index box_clock_by_service on box_clock (transaction_type);
create index box_clock_by_currency on box_clock (currency_id);

-- The last instant of a step of a job. One that follows from the job is counted again by the clock; one
-- that was typed or read from a message of the carrier stays.
create table cutoff (
  company_id uuid not null,
  id uuid not null,
  job_id uuid not null,
  office_id uuid not null,
  transaction_type text not null,
  kind text not null,
  is_open boolean not null default true,
  due_at timestamptz not null,
  source text not null,
  -- What the step is usually fined with, in VND.
  loss_vnd numeric(18, 0) not null,
  -- The step is done: its record is there, or a person said so.
  is_done boolean not null default false,
  done_at timestamptz,
  done_by uuid,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  constraint cutoff_pk primary key (company_id, id),
  constraint cutoff_once unique (company_id, job_id, kind),
  constraint cutoff_job_fk foreign key (company_id, job_id)
    references shipment (company_id, id) on delete cascade,
  constraint cutoff_service_fk foreign key (transaction_type)
    references service (code) on delete restrict,
  constraint cutoff_kind_known
    check (kind in ('si', 'vgm', 'cy', 'deliveryOrder', 'declaration', 'licence')),
  constraint cutoff_source_known check (source in ('job', 'message', 'typed')),
  constraint cutoff_loss_not_negative check (loss_vnd >= 0)
);
create index cutoff_by_due on cutoff (company_id, due_at) where is_open and not is_done;
create index cutoff_by_service on cutoff (transaction_type);

-- A row of the radar that is not shown until a day, with the reason; and the last state of which its
-- person in charge was told.
create table radar_mark (
  company_id uuid not null,
  id uuid not null,
  job_id uuid not null,
  kind text not null,
  -- Empty for a step of the whole job.
  container_no text not null default '',
  until date,
  reason text,
  snoozed_by uuid,
  told_state text,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  constraint radar_mark_pk primary key (company_id, id),
  constraint radar_mark_once unique (company_id, job_id, kind, container_no),
  constraint radar_mark_job_fk foreign key (company_id, job_id)
    references shipment (company_id, id) on delete cascade,
  constraint radar_mark_reason_given check ((until is null) = (reason is null)),
  constraint radar_mark_state_known check (told_state in ('soon', 'near', 'late'))
);
create index radar_mark_until on radar_mark (company_id, until) where until is not null;

do $$
declare
  name text;
begin
  foreach name in array array['cutoff', 'radar_mark'] loop
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

-- A job that is locked or canceled leaves the radar at once, a finished one with its cut-offs; its boxes
-- may still cost something.
create function move_on_radar() returns trigger
  language plpgsql
  as $$
begin
  update box_clock set is_open = not new.is_locked and new.current_status <> 'Canceled'
  where company_id = new.company_id and job_id = new.id;
  update cutoff set is_open = not new.is_locked and new.current_status not in ('Finish', 'Canceled')
  where company_id = new.company_id and job_id = new.id;
  return null;
end
$$;
create trigger shipment_on_radar after update of is_locked, current_status on shipment
  for each row when (old.is_locked is distinct from new.is_locked
    or old.current_status is distinct from new.current_status)
  execute function move_on_radar();

-- Its screen, for whoever has rights on the jobs of sea import.
insert into menu (id, parent_id, route, name_en, name_vn, icon, display, order_number)
select 'opsRadar', c.parent_id, 'radar', 'Cut-off Radar', 'Hạn chót', null, true, c.order_number
from menu c where c.id = 'opsAssignment'
on conflict (id) do nothing;

insert into permission_sample_general (company_id, id, permission_sample_id, menu_id, access, detail,
  write, delete, list, import, export)
select g.company_id, new_id(), g.permission_sample_id, 'opsRadar', g.access, g.detail, g.write,
  g.delete, g.list, g.import, g.export
from permission_sample_general g
where g.menu_id = 'docSeaFCLImport'
on conflict (company_id, permission_sample_id, menu_id) do nothing;

insert into user_permission_general (company_id, id, user_permission_id, menu_id, access, detail, write,
  delete, list, import, export)
select g.company_id, new_id(), g.user_permission_id, 'opsRadar', g.access, g.detail, g.write, g.delete,
  g.list, g.import, g.export
from user_permission_general g
where g.menu_id = 'docSeaFCLImport'
on conflict (company_id, user_permission_id, menu_id) do nothing;
