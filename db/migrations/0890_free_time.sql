-- Free time of boxes: rules of carriers and ports, holidays of offices, the days of the boxes of a job,
-- terms that a job has of its own, and the charge lines that were made from them.

create table free_time_rule (
  company_id uuid not null,
  id uuid not null,
  rule_name text not null,
  kind text not null,
  carrier_id uuid,
  port_id uuid,
  box_type_id uuid,
  valid_from date not null,
  valid_to date,
  free_days numeric not null,
  day_kind text not null,
  counts_from text not null,
  paid_by text not null,
  currency_id text not null,
  price1 numeric not null,
  day2 numeric,
  price2 numeric,
  day3 numeric,
  price3 numeric,
  day4 numeric,
  price4 numeric,
  day5 numeric,
  price5 numeric,
  note text,
  office_id uuid,
  department_id uuid,
  group_id uuid,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  search text generated always as (f_unaccent(rule_name)) stored,
  constraint free_time_rule_pk primary key (company_id, id),
  constraint free_time_rule_carrier_fk foreign key (company_id, carrier_id)
    references partner (company_id, id) on delete restrict,
  constraint free_time_rule_port_fk foreign key (company_id, port_id)
    references place (company_id, id) on delete restrict,
  constraint free_time_rule_box_type_fk foreign key (company_id, box_type_id)
    references unit (company_id, id) on delete restrict,
  constraint free_time_rule_currency_fk foreign key (currency_id)
    references currency (id) on delete restrict,
  constraint free_time_rule_kind_known
    check (kind in ('demurrage', 'detention', 'storage', 'combined')),
  constraint free_time_rule_day_kind_known check (day_kind in ('calendar', 'working')),
  constraint free_time_rule_counts_from_known check (counts_from in ('next', 'same')),
  constraint free_time_rule_paid_by_known check (paid_by in ('customer', 'office')),
  constraint free_time_rule_days_in_order check (valid_to >= valid_from),
  constraint free_time_rule_free_days_range check (free_days between 0 and 365),
  constraint free_time_rule_prices_not_negative check (
    price1 >= 0 and coalesce(price2, 0) >= 0 and coalesce(price3, 0) >= 0
    and coalesce(price4, 0) >= 0 and coalesce(price5, 0) >= 0),
  -- One rule a day for a kind, carrier, port and box type.
  constraint free_time_rule_once_a_day exclude using gist (
    company_id with =, kind with =,
    coalesce(carrier_id, '00000000-0000-0000-0000-000000000000'::uuid) with =,
    coalesce(port_id, '00000000-0000-0000-0000-000000000000'::uuid) with =,
    coalesce(box_type_id, '00000000-0000-0000-0000-000000000000'::uuid) with =,
    daterange(valid_from, valid_to, '[]') with &&)
);
create unique index free_time_rule_rule_name_key on free_time_rule (company_id, lower(rule_name));
create index free_time_rule_search on free_time_rule using gin (search gin_trgm_ops);
create index free_time_rule_by_carrier on free_time_rule (company_id, carrier_id);
create index free_time_rule_by_port on free_time_rule (company_id, port_id);
create index free_time_rule_by_box_type on free_time_rule (company_id, box_type_id);
create index free_time_rule_by_currency on free_time_rule (currency_id);
call guard_partners('free_time_rule', false);

create table office_holiday (
  company_id uuid not null,
  id uuid not null,
  holiday_name text not null,
  holiday_on date not null,
  holiday_office uuid,
  office_id uuid,
  department_id uuid,
  group_id uuid,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  search text generated always as (f_unaccent(holiday_name)) stored,
  constraint office_holiday_pk primary key (company_id, id),
  constraint office_holiday_office_fk foreign key (company_id, holiday_office)
    references office (company_id, id) on delete restrict
);
create unique index office_holiday_holiday_name_key on office_holiday
  (company_id, lower(holiday_name));
create index office_holiday_search on office_holiday using gin (search gin_trgm_ops);
create index office_holiday_by_day on office_holiday (company_id, holiday_on);
create index office_holiday_by_office on office_holiday (company_id, holiday_office);

-- The days of a box of a job. The number of the box is the key, because a list of containers may be
-- written anew and each house bill names its boxes, too.
create table box_time (
  company_id uuid not null,
  id uuid not null,
  job_id uuid not null,
  container_no text not null,
  discharged_planned date,
  discharged_on date,
  gate_out_planned date,
  gate_out_on date,
  empty_in_planned date,
  empty_in_on date,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  constraint box_time_pk primary key (company_id, id),
  constraint box_time_once unique (company_id, job_id, container_no),
  constraint box_time_job_fk foreign key (company_id, job_id)
    references shipment (company_id, id) on delete cascade,
  constraint box_time_discharge_in_order check (gate_out_on >= discharged_on),
  constraint box_time_return_in_order check (
    empty_in_on >= gate_out_on and empty_in_on >= discharged_on),
  constraint box_time_number_length check (length(container_no) <= 20)
);

-- The free time of a kind that was agreed for one job.
create table job_free_time (
  company_id uuid not null,
  id uuid not null,
  job_id uuid not null,
  kind text not null,
  free_days integer not null,
  day_kind text not null,
  counts_from text not null,
  currency_id text not null,
  -- [{"day": 1, "price": "40"}, …] in the order of the days.
  tiers jsonb not null,
  paid_by text not null,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  constraint job_free_time_pk primary key (company_id, id),
  constraint job_free_time_once unique (company_id, job_id, kind),
  constraint job_free_time_job_fk foreign key (company_id, job_id)
    references shipment (company_id, id) on delete cascade,
  constraint job_free_time_currency_fk foreign key (currency_id)
    references currency (id) on delete restrict,
  constraint job_free_time_kind_known
    check (kind in ('demurrage', 'detention', 'storage', 'combined')),
  constraint job_free_time_day_kind_known check (day_kind in ('calendar', 'working')),
  constraint job_free_time_counts_from_known check (counts_from in ('next', 'same')),
  constraint job_free_time_paid_by_known check (paid_by in ('customer', 'office')),
  constraint job_free_time_free_days_range check (free_days between 0 and 365)
);
create index job_free_time_by_currency on job_free_time (currency_id);

-- What was charged for a kind of a box. The amount is that of the days, whatever the line becomes.
create table free_time_line (
  company_id uuid not null,
  id uuid not null,
  job_id uuid not null,
  container_no text not null,
  kind text not null,
  type text not null,
  surcharge_id uuid not null,
  currency_id text not null,
  amount numeric(18, 4) not null,
  days integer not null,
  until_on date not null,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  constraint free_time_line_pk primary key (company_id, id),
  constraint free_time_line_once unique (company_id, surcharge_id),
  constraint free_time_line_job_fk foreign key (company_id, job_id)
    references shipment (company_id, id) on delete cascade,
  constraint free_time_line_surcharge_fk foreign key (company_id, surcharge_id)
    references surcharge (company_id, id) on delete cascade,
  constraint free_time_line_currency_fk foreign key (currency_id)
    references currency (id) on delete restrict,
  constraint free_time_line_kind_known
    check (kind in ('demurrage', 'detention', 'storage', 'combined')),
  constraint free_time_line_type_known check (type in ('BUY', 'SELL', 'OBH'))
);
create index free_time_line_of_box on free_time_line (company_id, job_id, container_no, kind, type);
create index free_time_line_by_currency on free_time_line (currency_id);

do $$
declare
  name text;
begin
  foreach name in array array['free_time_rule', 'office_holiday', 'box_time', 'job_free_time',
      'free_time_line'] loop
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

-- The price of a line may come from the free time of a box.
alter table surcharge drop constraint surcharge_price_source_known;
alter table surcharge add constraint surcharge_price_source_known check (price_source in (
  'keyed', 'catalogue', 'standard', 'incoterm', 'carrier', 'tariff', 'recent', 'copied', 'buying',
  'selling', 'import', 'split', 'merged', 'freeTime'));

-- The screen of the rules, for whoever has rights on tariffs.
insert into menu (id, parent_id, route, name_en, name_vn, icon, display, order_number)
select 'settingFreeTime', c.parent_id, 'free-time', 'Free Time', 'Thời gian miễn phí', null, true,
  c.order_number
from menu c where c.id = 'settingTariff'
on conflict (id) do nothing;

insert into permission_sample_general (company_id, id, permission_sample_id, menu_id, access, detail,
  write, delete, list, import, export)
select g.company_id, new_id(), g.permission_sample_id, 'settingFreeTime', g.access, g.detail, g.write,
  g.delete, g.list, g.import, g.export
from permission_sample_general g
where g.menu_id = 'settingTariff'
on conflict (company_id, permission_sample_id, menu_id) do nothing;

insert into user_permission_general (company_id, id, user_permission_id, menu_id, access, detail, write,
  delete, list, import, export)
select g.company_id, new_id(), g.user_permission_id, 'settingFreeTime', g.access, g.detail, g.write,
  g.delete, g.list, g.import, g.export
from user_permission_general g
where g.menu_id = 'settingTariff'
on conflict (company_id, user_permission_id, menu_id) do nothing;
