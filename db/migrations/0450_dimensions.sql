-- The dimension lines of an air job and of its house waybills: the packages of one size.

create table dimension (
  company_id uuid not null,
  id uuid not null,
  mblid uuid not null,
  -- Null for a line of the job itself.
  hblid uuid,
  line_no integer not null,
  -- In cm, as keyed; the weights count whole cm.
  length numeric(8, 2) not null,
  width numeric(8, 2) not null,
  height numeric(8, 2) not null,
  package integer not null,
  hw numeric(18, 3) not null,
  cbm numeric(18, 3) not null,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  constraint dimension_pk primary key (company_id, id),
  constraint dimension_job_fk foreign key (company_id, mblid)
    references shipment (company_id, id) on delete cascade,
  constraint dimension_house_bill_fk foreign key (company_id, hblid)
    references house_bill (company_id, id) on delete cascade,
  constraint dimension_sides_positive check (length > 0 and width > 0 and height > 0),
  constraint dimension_package_positive check (package > 0)
);
create index dimension_by_job on dimension (company_id, mblid, line_no);
create index dimension_by_house_bill on dimension (company_id, hblid, line_no)
  where hblid is not null;

create trigger dimension_history after insert on dimension
  referencing new table as added
  for each statement execute function record_history('dimension');
create trigger dimension_history_of_change after update on dimension
  referencing old table as removed new table as added
  for each statement execute function record_history('dimension');
create trigger dimension_history_of_end after delete on dimension
  referencing old table as removed
  for each statement execute function record_history('dimension');
