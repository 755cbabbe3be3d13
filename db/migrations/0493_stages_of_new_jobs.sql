-- The stages that every new job of a service gets, and their deadline in hours after its opening.
alter table stage
  add column default_services text[] not null default '{}',
  add column due_hours numeric,
  add constraint stage_due_hours_in_bounds check (due_hours between 1 and 8760);
