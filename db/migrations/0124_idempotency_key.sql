-- What was answered to a request that came with a key, so that sending it again changes nothing.

-- No foreign key to the person: a row lives a day, and most requests write one.
create table idempotency_key (
  company_id uuid not null,
  user_id uuid not null,
  key_hash text not null,
  ask_hash text not null,
  answer bytea,
  datetime_created timestamptz not null default now(),
  constraint idempotency_key_pk primary key (company_id, user_id, key_hash)
) with (autovacuum_vacuum_scale_factor = 0.05);

create index idempotency_key_age on idempotency_key (datetime_created);
