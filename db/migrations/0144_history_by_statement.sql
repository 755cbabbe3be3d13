-- History is written once for each statement instead of once for each row: of forty rows that a
-- receipt changes the database spent most of its time here. What is written stays the same.

-- Serves both: as `for each row`, and as `for each statement` with the transition tables `added`
-- and `removed`. Planned once for a session, maybe over one row, it must not meet 20,000 rows with a
-- loop in a loop.
create or replace function record_history() returns trigger
  language plpgsql
  set enable_nestloop = off
  as $$
declare
  unsaid constant text[] := array['version', 'search', 'datetime_modified', 'user_modified'];
  acted constant text := nullif(current_setting('fairway.acted_by', true), '');
begin
  if tg_level = 'STATEMENT' and tg_op = 'UPDATE' then
    insert into history
      (company_id, id, table_name, record_id, action, changed_by, acted_by, changed_at, before, after)
    select (x.is_now ->> 'company_id')::uuid, new_id(), tg_argv[0], (x.is_now ->> 'id')::uuid,
      'update', x.is_now ->> 'user_modified', acted, clock_timestamp(), d.was, d.is_now
    from (select to_jsonb(r) as was, to_jsonb(a) as is_now
      -- Offset, so that a row is made into json once and not wherever it is named.
      from removed r join added a on a.company_id = r.company_id and a.id = r.id offset 0) x
    cross join lateral (
      select jsonb_object_agg(f.key, x.was -> f.key) as was, jsonb_object_agg(f.key, f.value) as is_now
      from jsonb_each(x.is_now) f
      where f.value is distinct from x.was -> f.key and f.key <> all (unsaid)) d
    where d.is_now is not null;
  elsif tg_level = 'STATEMENT' and tg_op = 'INSERT' then
    insert into history
      (company_id, id, table_name, record_id, action, changed_by, acted_by, changed_at, after)
    select (x.is_now ->> 'company_id')::uuid, new_id(), tg_argv[0], (x.is_now ->> 'id')::uuid,
      'insert', x.is_now ->> 'user_modified', acted, clock_timestamp(),
      jsonb_strip_nulls(x.is_now - unsaid)
    from (select to_jsonb(a) as is_now from added a offset 0) x;
  elsif tg_level = 'STATEMENT' then
    insert into history
      (company_id, id, table_name, record_id, action, changed_by, acted_by, changed_at, before)
    select (x.was ->> 'company_id')::uuid, new_id(), tg_argv[0], (x.was ->> 'id')::uuid,
      'delete', x.was ->> 'user_modified', acted, clock_timestamp(),
      jsonb_strip_nulls(x.was - unsaid)
    from (select to_jsonb(r) as was from removed r offset 0) x;
  elsif tg_op = 'UPDATE' then
    insert into history
      (company_id, id, table_name, record_id, action, changed_by, acted_by, changed_at, before, after)
    select (x.is_now ->> 'company_id')::uuid, new_id(), tg_argv[0], (x.is_now ->> 'id')::uuid,
      'update', x.is_now ->> 'user_modified', acted, clock_timestamp(), d.was, d.is_now
    from (select to_jsonb(old) as was, to_jsonb(new) as is_now offset 0) x
    cross join lateral (
      select jsonb_object_agg(f.key, x.was -> f.key) as was, jsonb_object_agg(f.key, f.value) as is_now
      from jsonb_each(x.is_now) f
      where f.value is distinct from x.was -> f.key and f.key <> all (unsaid)) d
    where d.is_now is not null;
  else
    insert into history
      (company_id, id, table_name, record_id, action, changed_by, acted_by, changed_at, before, after)
    select (x.row ->> 'company_id')::uuid, new_id(), tg_argv[0], (x.row ->> 'id')::uuid,
      lower(tg_op), x.row ->> 'user_modified', acted, clock_timestamp(),
      case when tg_op = 'DELETE' then jsonb_strip_nulls(x.row - unsaid) end,
      case when tg_op = 'INSERT' then jsonb_strip_nulls(x.row - unsaid) end
    from (select case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end as row
      offset 0) x;
  end if;
  return null;
end
  $$;

do $$
declare
  kept record;
begin
  for kept in
    select c.oid::regclass as relation, t.tgname as name, c.relname as plain,
      -- The name of the table in the history, as the trigger was told it.
      rtrim(encode(t.tgargs, 'escape'), '\000') as told
    from pg_trigger t
    join pg_class c on c.oid = t.tgrelid
    where t.tgfoid = 'record_history'::regproc and not t.tgisinternal
      and t.tgtype & 1 = 1 and t.tgqual is null
  loop
    execute format('drop trigger %I on %s', kept.name, kept.relation);
    execute format('create trigger %I after insert on %s referencing new table as added
      for each statement execute function record_history(%L)',
      kept.plain || '_history', kept.relation, kept.told);
    execute format('create trigger %I after update on %s referencing old table as removed
      new table as added for each statement execute function record_history(%L)',
      kept.plain || '_history_of_change', kept.relation, kept.told);
    execute format('create trigger %I after delete on %s referencing old table as removed
      for each statement execute function record_history(%L)',
      kept.plain || '_history_of_end', kept.relation, kept.told);
  end loop;
end
$$;
