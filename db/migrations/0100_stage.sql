-- Steps of work assigned on a job, in their order, with their persons and deadlines.

create table stage_assigned (
  company_id uuid not null,
  id uuid not null,
  job_id uuid not null,
  -- Empty when the work is for the whole job.
  hblid uuid,
  stage_id uuid,
  -- What the system notes down itself stands in no catalogue and carries its own code.
  system_code text,
  type text not null generated always as (
    case when system_code is null then 'User' else 'System' end) stored,
  status text not null default 'InSchedule',
  description text,
  comment text,
  deadline timestamptz,
  -- Hours of work.
  process_time integer,
  main_person_in_charge uuid not null,
  real_person_in_charge uuid,
  order_number_processed integer not null,
  done_date timestamptz,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  constraint stage_assigned_pk primary key (company_id, id),
  constraint stage_assigned_job_fk foreign key (company_id, job_id)
    references shipment (company_id, id) on delete restrict,
  constraint stage_assigned_bill_fk foreign key (company_id, hblid)
    references house_bill (company_id, id) on delete cascade,
  constraint stage_assigned_stage_fk foreign key (company_id, stage_id)
    references stage (company_id, id) on delete restrict,
  constraint stage_assigned_main_person_fk foreign key (company_id, main_person_in_charge)
    references sys_user (company_id, id) on delete restrict,
  constraint stage_assigned_real_person_fk foreign key (company_id, real_person_in_charge)
    references sys_user (company_id, id) on delete restrict,
  -- Checked at the end of a statement, so that stages may swap their places.
  constraint stage_assigned_order_unique unique (company_id, job_id, order_number_processed)
    deferrable initially immediate,
  constraint stage_assigned_is_one_kind check ((stage_id is null) <> (system_code is null)),
  constraint stage_assigned_status_known check (
    status in ('InSchedule', 'Processing', 'Done', 'Overdued', 'Pending', 'Deleted')),
  constraint stage_assigned_done_is_dated check ((status = 'Done') = (done_date is not null)),
  constraint stage_assigned_time_positive check (process_time >= 1)
);
-- The clock looks only at work that is still to be done.
create index stage_assigned_by_deadline on stage_assigned (company_id, deadline)
  where status in ('InSchedule', 'Processing', 'Overdued');
create index stage_assigned_by_bill on stage_assigned (company_id, hblid) where hblid is not null;
create index stage_assigned_by_stage on stage_assigned (company_id, stage_id)
  where stage_id is not null;
create index stage_assigned_by_main_person on stage_assigned (company_id, main_person_in_charge);
create index stage_assigned_by_real_person on stage_assigned (company_id, real_person_in_charge);
create trigger stage_assigned_history after insert or update or delete on stage_assigned
  for each row execute function record_history('stage_assigned');

-- The clock of job states reads the open jobs alone.
create index shipment_by_open_status on shipment (company_id, current_status)
  where not is_locked and current_status not in ('Finish', 'Canceled');
