-- Which sets were copied from a template, for "in use" and for "differs from its template".
create index user_permission_by_sample on user_permission (company_id, permission_sample_id)
  where permission_sample_id is not null;

alter table session drop constraint session_ended_because_known;
alter table session add constraint session_ended_because_known
  check (ended_because in ('signedOut', 'reused', 'passwordChanged', 'closed', 'endedByOwner'));
