-- An event that a user reports is a stage of this user, not one that the system recorded.
alter table stage_assigned add column is_reported boolean not null default false;
alter table stage_assigned add constraint stage_assigned_report_is_one_kind
  check (system_code is not null or not is_reported);
alter table stage_assigned alter column type set expression as
  (case when system_code is null or is_reported then 'User' else 'System' end);
