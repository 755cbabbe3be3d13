-- A message about work that waits: it is taken back from its readers when the work is done.
alter table notification add column subject_id uuid;
create index notification_subject on notification (company_id, subject_id)
  where subject_id is not null;
