-- Dues by day: the open amount of items by the day on which they were raised, for readers that would
-- otherwise sum a year of items. The notes of items get their own column in the table of notes.

alter table kept_noted add column raised_on date;

create function note_days_of_dues() returns trigger
  language plpgsql
  as $$
begin
  insert into kept_noted (company_id, raised_on)
  select distinct company_id, raised_on from changed;
  if tg_op = 'UPDATE' then
    insert into kept_noted (company_id, raised_on)
    select company_id, raised_on from before except select company_id, raised_on from changed;
  end if;
  return null;
end
  $$;
create trigger due_raised_is_noted after insert on due
  referencing new table as changed for each statement execute function note_days_of_dues();
create trigger due_changed_is_noted after update on due
  referencing old table as before new table as changed
  for each statement execute function note_days_of_dues();
create trigger due_gone_is_noted after delete on due
  referencing old table as changed for each statement execute function note_days_of_dues();

-- The items of one day are one range of this index. The index by office has no reader any more.
drop index due_owed;
create index due_open_by_day on due (company_id, raised_on)
  include (side, kind, due_on, office_id, department_id, group_id, user_created, open_vnd)
  where is_open;

-- A user's reach is checked on the unit and the author.
create table due_day (
  company_id uuid not null,
  raised_on date not null,
  line_no integer not null,
  side text not null,
  kind text not null,
  -- Null until the billing is confirmed, if the term starts with the confirmation.
  due_on date,
  office_id uuid,
  department_id uuid,
  group_id uuid,
  user_created uuid,
  items integer not null,
  open_vnd numeric not null,
  constraint due_day_pk primary key (company_id, raised_on, line_no)
) with (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01);
create view due_day_source as
  select g.*
  from (
    select u.company_id, u.raised_on,
      row_number() over (partition by u.company_id, u.raised_on
        order by u.side, u.kind, u.due_on, u.office_id, u.department_id, u.group_id,
          u.user_created)::int as line_no,
      u.side, u.kind, u.due_on, u.office_id, u.department_id, u.group_id, u.user_created,
      count(*)::int as items, sum(u.open_vnd) as open_vnd
    from due u
    where u.is_open
    group by u.company_id, u.raised_on, u.side, u.kind, u.due_on, u.office_id, u.department_id,
      u.group_id, u.user_created) g;
insert into due_day (company_id, raised_on, line_no, side, kind, due_on, office_id, department_id,
  group_id, user_created, items, open_vnd)
select company_id, raised_on, line_no, side, kind, due_on, office_id, department_id, group_id,
  user_created, items, open_vnd
from due_day_source;
