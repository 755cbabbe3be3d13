-- How often an office saved its billing days: the version of a save. A save deletes the rows of the
-- days, so that a version in them returns after a save with the usual days.
create table billing_day_save (
  company_id uuid not null,
  id uuid not null,
  office_id uuid not null,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  constraint billing_day_save_pk primary key (company_id, id),
  constraint billing_day_save_once unique (company_id, office_id),
  constraint billing_day_save_office_fk foreign key (company_id, office_id)
    references office (company_id, id) on delete cascade
);

create trigger billing_day_save_history after insert on billing_day_save
  referencing new table as added
  for each statement execute function record_history('billing_day_save');
create trigger billing_day_save_history_of_change after update on billing_day_save
  referencing old table as removed new table as added
  for each statement execute function record_history('billing_day_save');
create trigger billing_day_save_history_of_end after delete on billing_day_save
  referencing old table as removed
  for each statement execute function record_history('billing_day_save');

insert into billing_day_save (company_id, id, office_id, user_created, user_modified, version)
select d.company_id, new_id(), d.office_id, null, null, max(d.version)
from billing_day d group by d.company_id, d.office_id;
