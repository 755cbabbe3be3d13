-- A deadline of a set names what it is counted from, on which side of it, and days and hours that
-- are added. Before, one word held base and side, and a deadline had days or hours.

alter table stage_set
  add column due_base text not null default 'opening',
  add column due_direction text not null default 'After',
  add column due_days numeric,
  add column due_hours numeric;
update stage_set set
  due_base = case due_from
    when 'BeforeEtd' then 'etd' when 'AfterEtd' then 'etd'
    when 'BeforeEta' then 'eta' when 'AfterEta' then 'eta'
    when 'BeforeServiceDate' then 'serviceDate' when 'AfterServiceDate' then 'serviceDate'
    else 'opening' end,
  due_direction = case when due_from in ('BeforeEtd', 'BeforeEta', 'BeforeServiceDate') then 'Before'
    else 'After' end,
  due_days = case due_unit when 'Days' then due_count end,
  due_hours = case due_unit when 'Hours' then due_count end;
alter table stage_set
  drop column due_count,
  drop column due_unit,
  drop column due_from,
  add constraint stage_set_due_base_known
    check (due_base in ('opening', 'etd', 'eta', 'serviceDate')),
  add constraint stage_set_due_direction_known check (due_direction in ('Before', 'After')),
  add constraint stage_set_due_after_opening_possible
    check (due_base <> 'opening' or due_direction = 'After'),
  add constraint stage_set_due_days_in_bounds check (due_days between 0 and 8760),
  add constraint stage_set_due_hours_in_bounds check (due_hours between 0 and 8760);

-- The base of a stage is that of the line of its set, which is checked there.
alter table stage_assigned drop constraint stage_assigned_due_base_known;

-- Nobody works on a stage that nobody has: a later deadline had set such stages to Processing.
update stage_assigned set status = 'InSchedule'
where status = 'Processing' and main_person_in_charge is null;
alter table stage_assigned
  drop constraint stage_assigned_is_given,
  add constraint stage_assigned_is_given check (main_person_in_charge is not null
    or (department_id is not null and real_person_in_charge is null
      and status not in ('Processing', 'Done')));

-- Departments are not told of jobs on which no work goes on.
delete from hand_over h
where h.kind = 'departmentStages' and not exists (select from shipment s
  where s.company_id = h.company_id and s.id = h.subject_id
    and s.current_status not in ('Finish', 'Canceled')
    and exists (select from stage_assigned a where a.company_id = h.company_id and a.job_id = s.id
      and a.main_person_in_charge is null and a.status not in ('Done', 'Deleted')));
