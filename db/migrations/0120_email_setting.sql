-- Who gets which mails of a department in copy: addresses by the kind of mail, one row a kind.
-- Addresses only: how mail is sent, and with which password, is set where the server is run.

create table email_setting (
  company_id uuid not null,
  id uuid not null,
  office_id uuid,
  department_id uuid,
  group_id uuid,
  dept_id uuid not null,
  email_type text not null,
  email_info text not null,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  constraint email_setting_pk primary key (company_id, id),
  constraint email_setting_department_fk foreign key (company_id, dept_id)
    references department (company_id, id) on delete cascade,
  constraint email_setting_once unique (company_id, dept_id, email_type),
  constraint email_setting_type_known check (email_type in (
    'Active Agreement', 'Active Partner', 'Approve Settlement', 'Approve Advance',
    'Receive Debit Note', 'Receive Credit Note', 'AR - Alert')),
  constraint email_setting_info_given check (length(email_info) between 3 and 500)
);

create trigger email_setting_history after insert or update or delete on email_setting
  for each row execute function record_history('email_setting');
