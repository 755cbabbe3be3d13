-- Other systems that call back: each has keys, two while they are exchanged, and a user whose rights
-- its calls have. A nonce is used once; every call is kept with its answer.

create table calling_system (
  company_id uuid not null,
  id uuid not null,
  version integer not null default 1,
  name text not null,
  user_id uuid not null,
  -- The offices whose records it reaches; all without one.
  office_ids uuid[] not null default '{}',
  active boolean not null default true,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  constraint calling_system_pk primary key (company_id, id),
  constraint calling_system_once unique (company_id, name),
  constraint calling_system_user_fk foreign key (company_id, user_id)
    references sys_user (company_id, id) on delete restrict
);

create table calling_key (
  company_id uuid not null,
  id uuid not null,
  system_id uuid not null,
  sealed bytea not null,
  datetime_created timestamptz not null default now(),
  constraint calling_key_pk primary key (company_id, id),
  constraint calling_key_system_fk foreign key (company_id, system_id)
    references calling_system (company_id, id) on delete cascade
);
create index calling_key_by_system on calling_key (company_id, system_id);

create table system_call (
  company_id uuid not null,
  id uuid not null,
  system_id uuid not null,
  call text not null,
  nonce text not null,
  -- The SHA-256 of the body.
  digest text not null,
  -- The record that it is about, as the caller names it.
  subject text not null,
  request jsonb not null,
  status integer not null,
  answer jsonb,
  is_repeated boolean not null default false,
  started_at timestamptz not null default now(),
  ended_at timestamptz not null default clock_timestamp(),
  constraint system_call_pk primary key (company_id, id),
  constraint system_call_nonce_once unique (company_id, system_id, nonce),
  constraint system_call_system_fk foreign key (company_id, system_id)
    references calling_system (company_id, id) on delete cascade
);
create index system_call_by_subject on system_call (company_id, system_id, subject, started_at);

create trigger calling_system_history after insert or update or delete on calling_system
  for each row execute function record_history('calling_system');
