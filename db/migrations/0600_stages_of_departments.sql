-- A stage may stand with a department until one of its people takes it over, and its deadline may
-- follow a day of the job. Before, every stage of a new job went to its person in charge, and a
-- deadline counted from the opening alone.

alter table stage_assigned
  add column department_id uuid,
  -- The day of the job from which the deadline counts, and how far it lies from that day.
  add column due_base text,
  add column due_shift interval,
  alter column main_person_in_charge drop not null,
  add constraint stage_assigned_department_fk foreign key (company_id, department_id)
    references department (company_id, id) on delete restrict,
  add constraint stage_assigned_is_given check (main_person_in_charge is not null
    or (department_id is not null and real_person_in_charge is null and status <> 'Done')),
  add constraint stage_assigned_due_base_known check (due_base in ('etd', 'eta', 'serviceDate')),
  add constraint stage_assigned_due_is_whole check ((due_base is null) = (due_shift is null));
create index stage_assigned_by_department on stage_assigned (company_id, department_id)
  where department_id is not null;
-- The work that the people of a department may take over.
create index stage_assigned_to_take on stage_assigned (company_id, department_id)
  where status in ('InSchedule', 'Processing', 'Overdued') and main_person_in_charge is null;

-- A stage of the catalogue without a department is done by the person in charge of the job.
alter table stage alter column stage_department_id drop not null;

alter table stage_set rename column due_hours to due_count;
alter table stage_set
  drop constraint stage_set_due_hours_in_bounds,
  add constraint stage_set_due_count_in_bounds check (due_count between 0 and 8760),
  add column due_unit text not null default 'Hours',
  add column due_from text not null default 'AfterOpening',
  add constraint stage_set_due_unit_known check (due_unit in ('Hours', 'Days')),
  add constraint stage_set_due_from_known check (due_from in ('AfterOpening', 'BeforeEtd', 'AfterEtd',
    'BeforeEta', 'AfterEta', 'BeforeServiceDate', 'AfterServiceDate'));
