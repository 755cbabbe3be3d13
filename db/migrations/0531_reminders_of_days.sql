-- The reminders of jobs whose ETD or ETA has passed without ATD or ATA (decision 0178): each person in
-- charge is reminded once a day. Their mail is about several jobs.
alter table mail alter column job_id drop not null;
alter table mail add constraint mail_job_is_one
  check ((job_id is null) = (kind = 'missingDays'));

create table day_reminder (
  company_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  day date not null,
  -- How many jobs it told.
  jobs integer not null,
  datetime_created timestamptz not null default now(),
  constraint day_reminder_pk primary key (company_id, id),
  constraint day_reminder_once unique (company_id, user_id, day),
  constraint day_reminder_user_fk foreign key (company_id, user_id)
    references sys_user (company_id, id) on delete cascade
);
