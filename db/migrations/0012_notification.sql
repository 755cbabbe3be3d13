-- Messages to people, and what each addressee has done with them.

create table notification (
  company_id uuid not null,
  id uuid not null,
  title text not null,
  description text,
  type text not null default 'User',
  action text,
  action_link text,
  office_id uuid,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  constraint notification_pk primary key (company_id, id)
);

create table user_notification (
  company_id uuid not null,
  id uuid not null,
  notification_id uuid not null,
  user_id uuid not null,
  status text not null default 'New',
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  constraint user_notification_pk primary key (company_id, id),
  constraint user_notification_notification_fk foreign key (company_id, notification_id)
    references notification (company_id, id) on delete cascade,
  constraint user_notification_user_fk foreign key (company_id, user_id)
    references sys_user (company_id, id) on delete restrict,
  constraint user_notification_unique unique (company_id, user_id, notification_id),
  constraint user_notification_status_known check (status in ('New', 'Read', 'Closed'))
);
create index user_notification_newest on user_notification (company_id, user_id, datetime_created desc, id desc);

create trigger notification_history after insert or update or delete on notification
  for each row execute function record_history('notification');
