-- What a job has reached: each milestone once a job, planned and actual, with where it comes from
-- (decision 0360). A day without a time has no instant.

create table milestone (
  company_id uuid not null,
  id uuid not null,
  job_id uuid not null,
  kind text not null,
  planned_on date,
  planned_at timestamptz,
  planned_source text,
  planned_reference text,
  planned_by uuid,
  actual_on date,
  actual_at timestamptz,
  actual_source text,
  actual_reference text,
  actual_by uuid,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  constraint milestone_pk primary key (company_id, id),
  constraint milestone_job_fk foreign key (company_id, job_id)
    references shipment (company_id, id) on delete cascade,
  constraint milestone_kind_known check (kind in ('booked', 'papers', 'declared', 'channel',
    'cleared', 'pickedUp', 'gateIn', 'departed', 'arrived', 'delivered', 'emptyReturned', 'billed')),
  constraint milestone_planned_source_known check (planned_source in
    ('person', 'stage', 'declaration', 'trip', 'message', 'job', 'bill', 'note')),
  constraint milestone_actual_source_known check (actual_source in
    ('person', 'stage', 'declaration', 'trip', 'message', 'job', 'bill', 'note')),
  constraint milestone_planned_is_whole check ((planned_on is null) = (planned_source is null)
    and (planned_on is not null or planned_at is null)),
  constraint milestone_actual_is_whole check ((actual_on is null) = (actual_source is null)
    and (actual_on is not null or actual_at is null))
);
create unique index milestone_once on milestone (company_id, job_id, kind);

-- What bills and notes of present jobs say already.
insert into milestone (company_id, id, job_id, kind, actual_on, actual_source, user_created, user_modified)
select b.company_id, new_id(), b.job_id, 'delivered', max(p.delivery_date), 'bill',
  max(p.user_modified::text)::uuid, max(p.user_modified::text)::uuid
from house_bill b
left join proof_of_delivery p on p.company_id = b.company_id and p.id = b.id
group by b.company_id, b.job_id
having count(*) = count(p.delivery_date);
insert into milestone (company_id, id, job_id, kind, actual_on, actual_at, actual_source,
  actual_reference, actual_by, user_created, user_modified)
select distinct on (n.company_id, n.job_id) n.company_id, new_id(), n.job_id, 'billed',
  (d.datetime_created at time zone o.time_zone)::date, d.datetime_created, 'note', d.number,
  d.user_created, d.user_created, d.user_created
from cd_note n
join document d on d.company_id = n.company_id and d.id = n.id
join shipment s on s.company_id = n.company_id and s.id = n.job_id
join office o on o.company_id = n.company_id and o.id = s.office_id
where n.type <> 'CREDIT'
order by n.company_id, n.job_id, d.datetime_created, n.id;

create trigger milestone_history after insert on milestone referencing new table as added
  for each statement execute function record_history('milestone');
create trigger milestone_history_of_change after update on milestone
  referencing old table as removed new table as added
  for each statement execute function record_history('milestone');
create trigger milestone_history_of_end after delete on milestone referencing old table as removed
  for each statement execute function record_history('milestone');
