-- A mail with notes of several jobs stands in the list of each of them. `mail.job_id` is the first.
create table mail_job (
  company_id uuid not null,
  id uuid not null,
  mail_id uuid not null,
  job_id uuid not null,
  user_modified uuid,
  constraint mail_job_pk primary key (company_id, id),
  constraint mail_job_unique unique (company_id, mail_id, job_id),
  constraint mail_job_mail_fk foreign key (company_id, mail_id)
    references mail (company_id, id) on delete cascade,
  constraint mail_job_job_fk foreign key (company_id, job_id)
    references shipment (company_id, id) on delete restrict
);
create index mail_job_by_job on mail_job (company_id, job_id);

create trigger mail_job_history after insert on mail_job
  referencing new table as added
  for each statement execute function record_history('mail_job');
create trigger mail_job_history_of_change after update on mail_job
  referencing old table as removed new table as added
  for each statement execute function record_history('mail_job');
create trigger mail_job_history_of_end after delete on mail_job
  referencing old table as removed
  for each statement execute function record_history('mail_job');
