-- Mails about jobs: a mail is stored in the transaction in which a user sends it, and delivered by a
-- job after the commit (decision 0145).

create table mail (
  company_id uuid not null,
  id uuid not null,
  version integer not null default 1,
  kind text not null,
  job_id uuid not null,
  -- Null where a mail is about all bills of its job. What was sent outlives the bill.
  hblid uuid,
  mail_from text,
  mail_to text not null,
  mail_cc text not null default '',
  subject text not null,
  body text not null,
  state text not null default 'Waiting',
  sent_at timestamptz,
  user_created uuid not null,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  constraint mail_pk primary key (company_id, id),
  constraint mail_job_fk foreign key (company_id, job_id)
    references shipment (company_id, id) on delete restrict,
  constraint mail_state_known check (state in ('Waiting', 'Sent', 'Failed')),
  constraint mail_sent_time_given check ((state = 'Sent') = (sent_at is not null))
);
create index mail_by_job on mail (company_id, job_id, datetime_created);
create index mail_waiting on mail (company_id, id) where state = 'Waiting';

-- The files of a mail as they were when it was sent: papers are kept with the mail, files of the job
-- are referenced.
create table mail_attachment (
  company_id uuid not null,
  id uuid not null,
  mail_id uuid not null,
  position integer not null,
  name text not null,
  -- What was attached is named also after the file was deleted.
  file_id uuid,
  user_modified uuid,
  constraint mail_attachment_pk primary key (company_id, id),
  constraint mail_attachment_unique unique (company_id, mail_id, position),
  constraint mail_attachment_mail_fk foreign key (company_id, mail_id)
    references mail (company_id, id) on delete cascade
);

-- Every try to deliver a mail.
create table mail_attempt (
  company_id uuid not null,
  id uuid not null,
  mail_id uuid not null,
  tried_at timestamptz not null default now(),
  -- Null for the try that succeeded.
  error text,
  user_modified uuid,
  constraint mail_attempt_pk primary key (company_id, id),
  constraint mail_attempt_mail_fk foreign key (company_id, mail_id)
    references mail (company_id, id) on delete cascade
);
create index mail_attempt_by_mail on mail_attempt (company_id, mail_id, tried_at);

do $$
declare
  it text;
begin
  foreach it in array array['mail', 'mail_attachment', 'mail_attempt'] loop
    execute format('create trigger %1$s_history after insert on %1$s
      referencing new table as added
      for each statement execute function record_history(%1$L)', it);
    execute format('create trigger %1$s_history_of_change after update on %1$s
      referencing old table as removed new table as added
      for each statement execute function record_history(%1$L)', it);
    execute format('create trigger %1$s_history_of_end after delete on %1$s
      referencing old table as removed
      for each statement execute function record_history(%1$L)', it);
  end loop;
end
$$;
