-- Days lie between 1990 and 2100. Rows that were written before the rule do not change. The function
-- lists them with their remedy, in this migration and in every later check of the books.

create function rows_outside_days(company uuid)
  returns table (table_name text, column_name text, record text, day date)
  language plpgsql
  stable
  as $$
declare
  each record;
begin
  for each in
    select c.table_name::text as t, c.column_name::text as c
    from information_schema.columns c
    join information_schema.columns k
      on k.table_schema = 'public' and k.table_name = c.table_name and k.column_name = 'company_id'
    join information_schema.tables b
      on b.table_schema = 'public' and b.table_name = c.table_name and b.table_type = 'BASE TABLE'
    where c.table_schema = 'public' and c.data_type = 'date'
    order by 1, 2
  loop
    return query execute format(
      'select %L, %L, to_jsonb(r) ->> ''id'', r.%I from public.%I r
        where r.company_id = $1 and r.%I not between ''1990-01-01'' and ''2100-12-31''',
      each.t, each.c, each.c, each.t, each.c) using company;
  end loop;
end
  $$;

do $$
  declare
    found record;
  begin
    for found in
      select d.* from (select distinct company_id from company) c,
        lateral rows_outside_days(c.company_id) d
    loop
      raise warning '% of % %: % is not between 1990 and 2100; open the record and enter the right day',
        found.column_name, found.table_name, found.record, found.day;
    end loop;
  end
$$;
