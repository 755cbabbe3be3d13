-- The rates of VAT of a company, with the days on which they are valid. A charge line whose
-- percentage is not a rate of its service date is marked.

create table vat_rate (
  company_id uuid not null,
  id uuid not null,
  rate numeric not null,
  valid_from date not null,
  valid_to date,
  note text,
  office_id uuid,
  department_id uuid,
  group_id uuid,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  search text generated always as (f_unaccent(rate::text || ' ' || coalesce(note, ''))) stored,
  constraint vat_rate_pk primary key (company_id, id),
  constraint vat_rate_rate_in_bounds check (rate between 0 and 100),
  constraint vat_rate_days_in_order check (valid_to >= valid_from),
  constraint vat_rate_once_a_day exclude using gist (
    company_id with =, rate with =, daterange(valid_from, valid_to, '[]') with &&)
);
create index vat_rate_search on vat_rate using gin (search gin_trgm_ops);

insert into vat_rate (company_id, id, rate, valid_from, valid_to)
select c.id, new_id(), r.rate, r.valid_from::date, r.valid_to::date
from company c
cross join (values
    (0, '2009-01-01', null),
    (5, '2009-01-01', null),
    (8, '2023-07-01', '2026-12-31'),
    (10, '2009-01-01', null)
  ) as r (rate, valid_from, valid_to);

create trigger vat_rate_history after insert on vat_rate
  referencing new table as added
  for each statement execute function record_history('vat_rate');
create trigger vat_rate_history_of_change after update on vat_rate
  referencing old table as removed new table as added
  for each statement execute function record_history('vat_rate');
create trigger vat_rate_history_of_end after delete on vat_rate
  referencing old table as removed
  for each statement execute function record_history('vat_rate');
