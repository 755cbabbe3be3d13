-- A stage that stands for a milestone is done when a record reaches the milestone (decision 0530); what
-- a record did, the record takes back.
alter table stage_assigned
  add column done_by_record boolean not null default false,
  add constraint stage_assigned_record_is_whole
    check (not done_by_record or (status = 'Done' and stage_id is not null));
create index stage_assigned_by_record on stage_assigned (company_id, job_id) where done_by_record;
