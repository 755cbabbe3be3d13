-- What colleagues write to each other about a job (decision 0120).

create table job_comment (
  company_id uuid not null,
  id uuid not null,
  job_id uuid not null,
  text text not null,
  -- The colleagues that the text mentions, for the display and for whom a change mentions first.
  mentioned uuid[] not null default '{}',
  user_created uuid not null,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  constraint job_comment_pk primary key (company_id, id),
  constraint job_comment_job_fk foreign key (company_id, job_id)
    references shipment (company_id, id) on delete cascade,
  constraint job_comment_text_length check (length(text) between 1 and 2000)
);
create index job_comment_by_job on job_comment (company_id, job_id, datetime_created);

create trigger job_comment_history after insert on job_comment referencing new table as added
  for each statement execute function record_history('job_comment');
create trigger job_comment_history_of_change after update on job_comment
  referencing old table as removed new table as added
  for each statement execute function record_history('job_comment');
create trigger job_comment_history_of_end after delete on job_comment
  referencing old table as removed
  for each statement execute function record_history('job_comment');
