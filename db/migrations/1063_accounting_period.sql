-- The months of an office that accounting has closed, or closed and opened again.
create table accounting_period (
  company_id uuid not null,
  id uuid not null,
  office_id uuid not null,
  -- The first day of the month.
  month date not null,
  is_closed boolean not null,
  reason text,
  changed_by uuid not null,
  changed_at timestamptz not null default now(),
  version integer not null default 1,
  user_modified uuid,
  constraint accounting_period_pk primary key (company_id, id),
  constraint accounting_period_once unique (company_id, office_id, month),
  constraint accounting_period_office_fk foreign key (company_id, office_id)
    references office (company_id, id) on delete restrict,
  constraint accounting_period_person_fk foreign key (company_id, changed_by)
    references sys_user (company_id, id) on delete restrict,
  constraint accounting_period_is_its_month check (month = date_trunc('month', month)::date)
);
create trigger accounting_period_history after insert or update or delete on accounting_period
  for each row execute function record_history('accounting_period');

-- Every money document gets its day by an entry on an item: what is dated into a closed month of the
-- office of the item, or moved out of it, is refused with the first open day after it.
create function refuse_closed_period() returns trigger
  language plpgsql
  as $$
declare
  found record;
  open_on date;
begin
  -- Closing takes the lock alone: a document of a month that is being closed waits, or is seen.
  perform pg_advisory_xact_lock_shared(hashtextextended('period ' || x.office_id, 0))
  from (
    select distinct u.office_id from added e
    join due u on u.company_id = e.company_id and u.id = e.due_id
    where u.office_id is not null order by 1) x;
  select e.company_id, u.office_id, e.day into found
  from added e
  join due u on u.company_id = e.company_id and u.id = e.due_id
  join accounting_period p on p.company_id = u.company_id and p.office_id = u.office_id
    and p.is_closed and p.month = date_trunc('month', e.day)::date
  where e.amount <> 0 or e.amount_vnd <> 0
  order by e.day limit 1;
  if found.day is null then
    return null;
  end if;
  select min(m)::date into open_on
  from generate_series(date_trunc('month', found.day), now() + interval '1 month',
    interval '1 month') m
  where not exists (
    select from accounting_period p
    where p.company_id = found.company_id and p.office_id = found.office_id and p.is_closed
      and p.month = m::date);
  raise exception 'the month of % is closed', found.day
    using errcode = '23514', constraint = 'due_entry_in_open_period',
      detail = format('Key (day, open)=(%s, %s) is closed.', found.day, open_on);
end
  $$;
create trigger due_entry_in_open_period after insert on due_entry
  referencing new table as added
  for each statement execute function refuse_closed_period();
