-- A line of a stage set may be for one mode and one product service, count from customs clearance,
-- and name whose work it is; a stage may stand for a milestone of the job (decision 0361).

alter table stage_set
  add column service_mode text not null default 'All',
  add column product_service text not null default 'All',
  add column person text not null default 'inCharge',
  drop constraint stage_set_due_base_known,
  add constraint stage_set_due_base_known
    check (due_base in ('opening', 'etd', 'eta', 'serviceDate', 'clearance')),
  add constraint stage_set_mode_known
    check (service_mode in ('All', 'Export', 'Import', 'Domestic')),
  add constraint stage_set_product_known check (product_service in ('All', 'Sea FCL', 'Sea LCL',
    'Air', 'Sea', 'Sea Consol', 'Trucking', 'Cross border', 'Warehouse', 'Railway', 'Express',
    'Bonded Warehouse', 'Other', 'Customs', 'Trucking & Customs', 'Inland Waterway', 'E-commerce',
    'CFS Warehouse')),
  add constraint stage_set_person_known check (person in ('inCharge', 'fieldOps', 'task'));
drop index stage_set_service_stage_id_key;
create unique index stage_set_service_service_mode_product_service_stage_id_key on stage_set
  (company_id, service, service_mode, product_service, stage_id);

alter table stage add column milestone text,
  add constraint stage_milestone_known check (milestone in ('booked', 'papers', 'declared', 'channel',
    'cleared', 'pickedUp', 'gateIn', 'departed', 'arrived', 'delivered', 'emptyReturned', 'billed'));

-- Who takes the work of a stage in a period.
create table stage_task (
  company_id uuid not null,
  id uuid not null,
  name text not null,
  assign_to uuid not null,
  services text[] not null,
  stage_id uuid,
  start_date date not null,
  end_date date,
  active boolean not null default true,
  inactive_on timestamptz,
  search text generated always as (f_unaccent(name)) stored,
  office_id uuid,
  department_id uuid,
  group_id uuid,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  constraint stage_task_pk primary key (company_id, id),
  constraint stage_task_assign_to_fk foreign key (company_id, assign_to)
    references sys_user (company_id, id) on delete restrict,
  constraint stage_task_stage_fk foreign key (company_id, stage_id)
    references stage (company_id, id) on delete restrict,
  constraint stage_task_dates_in_order check (end_date >= start_date),
  constraint stage_task_services_known check (cardinality(services) > 0 and services <@
    array['AE', 'AI', 'CL', 'SCE', 'SCI', 'SFE', 'SFI', 'SLE', 'SLI', 'TK'])
);
create index stage_task_search on stage_task using gin (search gin_trgm_ops);
create index stage_task_by_person on stage_task (company_id, assign_to);

create trigger stage_task_history after insert on stage_task referencing new table as added
  for each statement execute function record_history('stage_task');
create trigger stage_task_history_of_change after update on stage_task
  referencing old table as removed new table as added
  for each statement execute function record_history('stage_task');
create trigger stage_task_history_of_end after delete on stage_task
  referencing old table as removed
  for each statement execute function record_history('stage_task');

-- Offices may leave the set of a new job to a person.
alter table office_setting add column stages_on_opening boolean not null default true;
