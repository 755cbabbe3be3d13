-- Changing a setting for each call of a history function took a tenth of a millisecond of every write.
-- A full join is never made by comparing all pairs, which was the purpose of the setting; `offset`
-- keeps it a full join, and a row that has no other version gives no entry.

-- Writes the history of changes of a table. A migration that adds a column to the table ends with a
-- call for it; a test compares the columns.
create or replace procedure keep_changes_by_column(of_table regclass)
  language plpgsql
  as $$
declare
  -- `%1$s` is the version of the row.
  said text := (select string_agg(format(
      'case when r.%1$I is distinct from a.%1$I'
        ' then %2$L || coalesce(to_json(%%1$s.%1$I)::text, ''null'') end',
      attname, to_json(attname) || ':'), ', ' order by attnum)
    from pg_attribute
    where attrelid = of_table and attnum > 0 and not attisdropped and attname <> all (array[
      'company_id', 'id', 'version', 'search', 'datetime_modified', 'user_modified']));
begin
  execute format($code$
    create or replace function %2$I() returns trigger
      language plpgsql
      as $body$
    declare
      acted constant text := nullif(current_setting('fairway.acted_by', true), '');
    begin
      insert into history
        (company_id, id, table_name, record_id, action, changed_by, acted_by, changed_at, before, after)
      select x.company_id, new_id(), %1$L, x.id, 'update', x.user_modified, acted,
        statement_timestamp(), ('{' || x.was || '}')::jsonb, ('{' || x.is_now || '}')::jsonb
      from (select a.company_id, a.id, a.user_modified::text, concat_ws(',', %3$s) as was,
          concat_ws(',', %4$s) as is_now, r.id = a.id as is_changed
        from removed r full join added a on a.company_id = r.company_id and a.id = r.id offset 0) x
      where x.is_changed and x.is_now <> '';
      return null;
    end
      $body$;
    create or replace trigger %2$I after update on %1$s
      referencing old table as removed new table as added
      for each statement execute function %2$I()$code$,
    of_table, of_table || '_history_of_change', format(said, 'r'), format(said, 'a'));
end
  $$;
call keep_changes_by_column('surcharge');

create or replace function record_history() returns trigger
  language plpgsql
  as $$
declare
  unsaid constant text[] := array['version', 'search', 'datetime_modified', 'user_modified'];
  acted constant text := nullif(current_setting('fairway.acted_by', true), '');
begin
  if tg_level = 'STATEMENT' and tg_op = 'UPDATE' then
    insert into history
      (company_id, id, table_name, record_id, action, changed_by, acted_by, changed_at, before, after)
    select (x.is_now ->> 'company_id')::uuid, new_id(), tg_argv[0], (x.is_now ->> 'id')::uuid,
      'update', x.is_now ->> 'user_modified', acted, statement_timestamp(), d.was, d.is_now
    from (select to_jsonb(r) as was, to_jsonb(a) as is_now
      -- Offset, so that a row is made into json once and not wherever it is named.
      from removed r full join added a on a.company_id = r.company_id and a.id = r.id offset 0) x
    cross join lateral (
      select jsonb_object_agg(f.key, f.was) as was, jsonb_object_agg(f.key, f.value) as is_now
      from rows from (jsonb_each(x.is_now), jsonb_each(x.was)) f (key, value, same_key, was)
      where f.value <> f.was and f.key <> all (unsaid)) d
    where d.is_now is not null;
  elsif tg_level = 'STATEMENT' and tg_op = 'INSERT' then
    insert into history
      (company_id, id, table_name, record_id, action, changed_by, acted_by, changed_at, after)
    select (x.is_now ->> 'company_id')::uuid, new_id(), tg_argv[0], (x.is_now ->> 'id')::uuid,
      'insert', x.is_now ->> 'user_modified', acted, statement_timestamp(),
      jsonb_strip_nulls(x.is_now - unsaid)
    from (select to_jsonb(a) as is_now from added a offset 0) x;
  elsif tg_level = 'STATEMENT' then
    insert into history
      (company_id, id, table_name, record_id, action, changed_by, acted_by, changed_at, before)
    select (x.was ->> 'company_id')::uuid, new_id(), tg_argv[0], (x.was ->> 'id')::uuid,
      'delete', x.was ->> 'user_modified', acted, statement_timestamp(),
      jsonb_strip_nulls(x.was - unsaid)
    from (select to_jsonb(r) as was from removed r offset 0) x;
  elsif tg_op = 'UPDATE' then
    insert into history
      (company_id, id, table_name, record_id, action, changed_by, acted_by, changed_at, before, after)
    select (x.is_now ->> 'company_id')::uuid, new_id(), tg_argv[0], (x.is_now ->> 'id')::uuid,
      'update', x.is_now ->> 'user_modified', acted, statement_timestamp(), d.was, d.is_now
    from (select to_jsonb(old) as was, to_jsonb(new) as is_now offset 0) x
    cross join lateral (
      select jsonb_object_agg(f.key, f.was) as was, jsonb_object_agg(f.key, f.value) as is_now
      from rows from (jsonb_each(x.is_now), jsonb_each(x.was)) f (key, value, same_key, was)
      where f.value <> f.was and f.key <> all (unsaid)) d
    where d.is_now is not null;
  else
    insert into history
      (company_id, id, table_name, record_id, action, changed_by, acted_by, changed_at, before, after)
    select (x.row ->> 'company_id')::uuid, new_id(), tg_argv[0], (x.row ->> 'id')::uuid,
      lower(tg_op), x.row ->> 'user_modified', acted, statement_timestamp(),
      case when tg_op = 'DELETE' then jsonb_strip_nulls(x.row - unsaid) end,
      case when tg_op = 'INSERT' then jsonb_strip_nulls(x.row - unsaid) end
    from (select case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end as row
      offset 0) x;
  end if;
  return null;
end
  $$;

create or replace function record_document_history() returns trigger
  language plpgsql
  as $$
declare
  unsaid constant text[] := array['version', 'search', 'words', 'kind', 'number_scope',
    'currency_id', 'datetime_modified', 'user_modified'];
  acted constant text := nullif(current_setting('fairway.acted_by', true), '');
begin
  if tg_op = 'UPDATE' then
    insert into history
      (company_id, id, table_name, record_id, action, changed_by, acted_by, changed_at, before, after)
    select x.company_id, new_id(), k.table_name, x.id, 'update', x.user_modified, acted,
      statement_timestamp(), d.was, d.is_now
    from (select a.company_id, a.id, a.user_modified::text, a.kind,
        to_jsonb(r) as was, to_jsonb(a) as is_now
      from removed r full join added a on a.company_id = r.company_id and a.id = r.id offset 0) x
    join document_kind k on k.code = x.kind
    cross join lateral (
      select jsonb_object_agg(coalesce(k.names ->> f.key, f.key), f.was) as was,
        jsonb_object_agg(coalesce(k.names ->> f.key, f.key), f.value) as is_now
      from rows from (jsonb_each(x.is_now), jsonb_each(x.was)) f (key, value, same_key, was)
      where f.value <> f.was and f.key <> all (unsaid)
        and not (k.names ? f.key and k.names ->> f.key is null)) d
    where d.is_now is not null;
  else
    insert into history
      (company_id, id, table_name, record_id, action, changed_by, acted_by, changed_at, before, after)
    select (x.row ->> 'company_id')::uuid, new_id(), k.table_name, (x.row ->> 'id')::uuid,
      lower(tg_op), x.row ->> 'user_modified', acted, statement_timestamp(),
      case when tg_op = 'DELETE' then said.row end, case when tg_op = 'INSERT' then said.row end
    from (select to_jsonb(c) as row from changed c offset 0) x
    join document_kind k on k.code = x.row ->> 'kind'
    cross join lateral (
      select jsonb_strip_nulls(jsonb_object_agg(coalesce(k.names ->> f.key, f.key), f.value)) as row
      from jsonb_each(x.row) f
      where f.key <> all (unsaid) and not (k.names ? f.key and k.names ->> f.key is null)) said;
  end if;
  return null;
end
  $$;
