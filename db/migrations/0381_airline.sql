-- Airlines by the prefix of their master waybills.

create table airline (
  company_id uuid not null,
  id uuid not null,
  prefix text not null,
  code text not null,
  name_en text not null,
  name_vn text not null,
  handling_information text,
  active boolean not null default true,
  inactive_on timestamptz,
  office_id uuid,
  department_id uuid,
  group_id uuid,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  search text generated always as (
    f_unaccent(prefix || ' ' || code || ' ' || name_en || ' ' || name_vn)) stored,
  constraint airline_pk primary key (company_id, id)
);
create unique index airline_prefix_key on airline (company_id, lower(prefix));
create index airline_search on airline using gin (search gin_trgm_ops);
create trigger airline_history after insert on airline
  referencing new table as added
  for each statement execute function record_history('airline');
create trigger airline_history_of_change after update on airline
  referencing old table as removed new table as added
  for each statement execute function record_history('airline');
create trigger airline_history_of_end after delete on airline
  referencing old table as removed
  for each statement execute function record_history('airline');

-- The master waybill numbers that were offered to clerks. A number is not offered again for a while,
-- so that two clerks do not key the same one.
create table waybill_offer (
  company_id uuid not null,
  office_id uuid not null,
  mawb text not null,
  offered_at timestamptz not null,
  constraint waybill_offer_pk primary key (company_id, office_id, mawb)
);
