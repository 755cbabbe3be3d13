-- What every area stands on: search without accents, history of records, document counters.

create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists btree_gist;

-- Folds a text for search: small letters, no accents, whichever way the accents were typed.
create function f_unaccent(t text) returns text
  language sql immutable strict parallel safe
  as $$
    select translate(lower(public.unaccent('public.unaccent'::regdictionary, normalize(t, NFKC))), 'đĐ', 'dd')
  $$;

-- A new id that sorts by time, for rows the database writes itself.
create function new_id() returns uuid
  language sql volatile parallel safe
  as $$
    select encode(
      set_bit(set_bit(
        overlay(uuid_send(gen_random_uuid())
          placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3)
          from 1 for 6),
        52, 1), 53, 1),
      'hex')::uuid
  $$;

create table history (
  company_id uuid not null,
  id uuid not null,
  table_name text not null,
  record_id uuid not null,
  action text not null,
  changed_by text,
  changed_at timestamptz not null,
  before jsonb,
  after jsonb,
  constraint history_pk primary key (company_id, id),
  constraint history_action_known check (action in ('insert', 'update', 'delete'))
) with (autovacuum_vacuum_insert_scale_factor = 0.01);

create index history_by_record on history (company_id, table_name, record_id, changed_at);

-- Writes one line of history for a changed row. The table's name comes as the trigger's
-- argument, because on a sharded table the trigger sees the shard's name.
create function record_history() returns trigger
  language plpgsql
  as $$
declare
  was jsonb;
  is_now jsonb;
  changed_row jsonb;
  unsaid constant text[] := array['version', 'search', 'datetime_modified', 'user_modified'];
  was_part jsonb;
  is_part jsonb;
begin
  if tg_op <> 'INSERT' then was := to_jsonb(old); end if;
  if tg_op <> 'DELETE' then is_now := to_jsonb(new); end if;
  changed_row := coalesce(is_now, was);
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(b.key, b.value), jsonb_object_agg(b.key, a.value)
      into was_part, is_part
      from jsonb_each(was - unsaid) b
      join jsonb_each(is_now - unsaid) a on a.key = b.key
      where a.value is distinct from b.value;
    if is_part is null then return null; end if;
  else
    was_part := jsonb_strip_nulls(was - unsaid);
    is_part := jsonb_strip_nulls(is_now - unsaid);
  end if;
  insert into history
    (company_id, id, table_name, record_id, action, changed_by, changed_at, before, after)
  values (
    (changed_row ->> 'company_id')::uuid, new_id(), tg_argv[0], (changed_row ->> 'id')::uuid,
    lower(tg_op), changed_row ->> 'user_modified', clock_timestamp(), was_part, is_part);
  return null;
end
  $$;

create function refuse_history_change() returns trigger
  language plpgsql
  as $$
begin
  raise exception 'history is only ever added to';
end
  $$;

create trigger history_append_only before update or delete on history
  for each row execute function refuse_history_change();

-- The last number given in one series; the row is locked by the transaction that takes the next.
create table document_sequence (
  company_id uuid not null,
  kind text not null,
  prefix text not null,
  period text not null,
  last_number bigint not null default 0,
  constraint document_sequence_pk primary key (company_id, kind, prefix, period),
  constraint document_sequence_not_negative check (last_number >= 0)
);
