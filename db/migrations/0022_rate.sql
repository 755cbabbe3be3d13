-- What one unit of a currency is worth in another, day by day. A newer row of the same day wins;
-- what it replaces stays, inactive, as the day's history.
create table exchange_rate (
  company_id uuid not null,
  id uuid not null,
  currency_from text not null,
  currency_to text not null,
  rate numeric(20, 8) not null,
  effective_on date not null,
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
  constraint exchange_rate_pk primary key (company_id, id),
  constraint exchange_rate_from_fk foreign key (currency_from)
    references currency (id) on delete restrict,
  constraint exchange_rate_to_fk foreign key (currency_to)
    references currency (id) on delete restrict,
  constraint exchange_rate_above_zero check (rate > 0),
  constraint exchange_rate_two_currencies check (currency_from <> currency_to)
);
create unique index exchange_rate_of_day_key
  on exchange_rate (company_id, currency_from, currency_to, effective_on) where active;
create index exchange_rate_by_day on exchange_rate (company_id, effective_on);
create index exchange_rate_by_from on exchange_rate (currency_from);
create index exchange_rate_by_to on exchange_rate (currency_to);
create trigger exchange_rate_history after insert or update or delete on exchange_rate
  for each row execute function record_history('exchange_rate');
