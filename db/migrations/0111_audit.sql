-- Who did what of weight, from where: only ever added to, whoever asks.

-- No foreign keys: an entry outlives what it names, and a refused sign-in may name nobody at all.
create table audit_entry (
  company_id uuid not null,
  id uuid not null,
  kind text not null,
  object text not null,
  record_id uuid,
  user_created uuid,
  user_name text not null,
  acted_by uuid,
  office_id uuid,
  department_id uuid,
  group_id uuid,
  session_id uuid,
  address text,
  request_id text,
  before jsonb,
  after jsonb,
  datetime_created timestamptz not null default clock_timestamp(),
  constraint audit_entry_pk primary key (company_id, id)
) with (autovacuum_vacuum_insert_scale_factor = 0.01);

create index audit_entry_newest on audit_entry (company_id, datetime_created desc, id desc);
create index audit_entry_by_kind on audit_entry (company_id, kind, datetime_created desc);
create index audit_entry_by_user on audit_entry (company_id, user_created, datetime_created desc);

create function refuse_audit_change() returns trigger
  language plpgsql
  as $$
begin
  raise exception 'the audit is only ever added to';
end
  $$;

create trigger audit_entry_append_only before update or delete on audit_entry
  for each row execute function refuse_audit_change();
create trigger audit_entry_kept before truncate on audit_entry
  for each statement execute function refuse_audit_change();
create trigger history_kept before truncate on history
  for each statement execute function refuse_history_change();
