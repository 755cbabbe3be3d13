-- A note changes all its lines with one statement, and making both versions of each of them into json
-- took most of its time. The history of such a table compares column by column and makes json only
-- of what changed; the entries are the same.

-- Writes the history of changes of a table. A migration that adds a column to the table ends with a
-- call for it; a test compares the columns.
create procedure keep_changes_by_column(of_table regclass)
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
      set enable_nestloop = off
      as $body$
    declare
      acted constant text := nullif(current_setting('fairway.acted_by', true), '');
    begin
      insert into history
        (company_id, id, table_name, record_id, action, changed_by, acted_by, changed_at, before, after)
      select x.company_id, new_id(), %1$L, x.id, 'update', x.user_modified, acted,
        statement_timestamp(), ('{' || x.was || '}')::jsonb, ('{' || x.is_now || '}')::jsonb
      from (select a.company_id, a.id, a.user_modified::text, concat_ws(',', %3$s) as was,
          concat_ws(',', %4$s) as is_now
        from removed r join added a on a.company_id = r.company_id and a.id = r.id offset 0) x
      where x.is_now <> '';
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
