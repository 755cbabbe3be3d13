-- A step that a driver reported, under the id of the phone, so that one that is sent again is known
-- (decision 0426).

create table trip_report (
  company_id uuid not null,
  id uuid not null,
  trip_id uuid not null,
  link_id uuid not null,
  verb text not null,
  reported_at timestamptz not null,
  user_created uuid not null,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  constraint trip_report_pk primary key (company_id, id),
  constraint trip_report_trip_fk foreign key (company_id, trip_id)
    references trip (company_id, id) on delete cascade,
  constraint trip_report_link_fk foreign key (company_id, link_id)
    references trip_link (company_id, id) on delete cascade,
  constraint trip_report_verb_known check (verb in ('accept', 'load', 'returnEmpty'))
);
create index trip_report_by_trip on trip_report (company_id, trip_id);
create index trip_report_by_link on trip_report (company_id, link_id);

create trigger trip_report_history after insert on trip_report
  referencing new table as added
  for each statement execute function record_history('trip_report');
create trigger trip_report_history_of_change after update on trip_report
  referencing old table as removed new table as added
  for each statement execute function record_history('trip_report');
create trigger trip_report_history_of_end after delete on trip_report
  referencing old table as removed
  for each statement execute function record_history('trip_report');
