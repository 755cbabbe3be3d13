-- Requests to unlock jobs, advances and settlements, and to change the service date of jobs. The
-- fields of every document are in `document`; the state is the approval status.

insert into document_kind (code, table_name, names) values ('unlock', 'unlock_request',
  '{"number": "request_no", "state": "status_approval", "sale_man_id": null}')
on conflict (code) do update set table_name = excluded.table_name, names = excluded.names;

alter table approval_type
  -- The type whose setting of the office counts; null for its own.
  add column setting_type text,
  add constraint approval_type_setting_fk foreign key (flow, setting_type)
    references approval_type (flow, type) on delete restrict;
create index approval_type_by_setting on approval_type (flow, setting_type);
insert into approval_type (flow, type, place, deputy_type, name_en, name_vi, setting_type) values
  ('Unlock', 'Change Service Date', 35, 'Unlock Shipment', 'Change service date',
    'Đổi ngày dịch vụ', 'Shipment');

create table unlock_request (
  company_id uuid not null,
  id uuid not null,
  kind text generated always as ('unlock') stored,
  subject text not null,
  unlock_type text not null,
  -- For the type Change Service Date only.
  new_service_date date,
  general_reason text,
  request_date date not null,
  -- When the request was carried out.
  unlocked_at timestamptz,
  canceled_at timestamptz,
  user_modified uuid,
  constraint unlock_request_pk primary key (company_id, id),
  constraint unlock_request_document_fk foreign key (company_id, id)
    references document (company_id, id) on delete cascade,
  constraint unlock_request_type_known
    check (unlock_type in ('Shipment', 'Change Service Date', 'Advance', 'Settlement')),
  constraint unlock_request_date_is_whole
    check ((unlock_type = 'Change Service Date') = (new_service_date is not null))
);
create index unlock_request_by_request_date on unlock_request (company_id, request_date);

create table unlock_request_job (
  company_id uuid not null,
  id uuid not null,
  unlock_request_id uuid not null,
  line_no integer not null,
  -- What is unlocked: a job or a document.
  job_id uuid,
  document_id uuid,
  -- The name of the line, such as the number of the job with its bill.
  unlock_name text not null,
  -- The service date of a job, the request date of a document, when the line was keyed.
  service_date date,
  reason text,
  user_modified uuid,
  constraint unlock_request_job_pk primary key (company_id, id),
  constraint unlock_request_job_place unique (company_id, unlock_request_id, line_no),
  constraint unlock_request_job_once
    unique nulls not distinct (company_id, unlock_request_id, job_id, document_id),
  constraint unlock_request_job_request_fk foreign key (company_id, unlock_request_id)
    references unlock_request (company_id, id) on delete cascade,
  constraint unlock_request_job_job_fk foreign key (company_id, job_id)
    references shipment (company_id, id) on delete restrict,
  constraint unlock_request_job_held_fk foreign key (company_id, document_id)
    references document (company_id, id) on delete restrict,
  constraint unlock_request_job_is_one check ((job_id is null) <> (document_id is null))
);
create index unlock_request_job_by_job on unlock_request_job (company_id, job_id);
create index unlock_request_job_by_document on unlock_request_job (company_id, document_id);

-- The night of an office on which its jobs were locked automatically.
create table auto_lock_run (
  company_id uuid not null,
  id uuid not null,
  office_id uuid not null,
  day date not null,
  jobs integer not null,
  ran_at timestamptz not null default now(),
  constraint auto_lock_run_pk primary key (company_id, id),
  constraint auto_lock_run_once unique (company_id, office_id, day),
  constraint auto_lock_run_office_fk foreign key (company_id, office_id)
    references office (company_id, id) on delete cascade
);

-- The night locks without a user.
alter table hand_over alter column told_by drop not null;

create trigger unlock_request_history after insert or update or delete on unlock_request
  for each row execute function record_history('unlock_request');
create trigger unlock_request_job_history after insert or update or delete on unlock_request_job
  for each row execute function record_history('unlock_request_job');
