-- A code is unique as it looks: without regard to case, width, and characters without a shape. The
-- indexes over lower(...) stay, because codes are found by them.

create temporary table code_to_watch (of_table text, of_column text, within text) on commit drop;
insert into code_to_watch values
  ('area', 'code', ''), ('bank', 'code', ''), ('charge', 'code', ''),
  ('chart_of_accounts', 'account_code', ''), ('city', 'code', 'country_id'),
  ('commodity', 'code', ''), ('company', 'code', ''), ('department', 'code', ''),
  ('district', 'code', 'city_id'), ('office', 'code', ''), ('partner', 'account_no', ''),
  ('partner_bank', 'bank_account_no', 'partner_id'), ('place', 'code', 'place_type'),
  ('potential', 'taxcode', ''), ('stage', 'code', ''), ('sys_group', 'code', ''),
  ('sys_user', 'username', ''), ('unit', 'code', ''), ('ward', 'code', 'city_id'),
  ('attached_file', 'name', 'module_name, folder, object_id');

-- Rows that look alike stop the upgrade with a list and are not changed.
do $$
declare
  each code_to_watch;
  found text;
  lines text[] := '{}';
begin
  for each in select * from code_to_watch order by of_table loop
    execute format('select string_agg(line, e''\n'') from (
        select %1$L || string_agg(quote_literal(%2$I) || '' ('' || id || '')'', '', '' order by id) as line
        from %3$I where %2$I is not null
        group by company_id, %4$s text_key(%2$I) having count(*) > 1) x',
      each.of_table || '.' || each.of_column || ': ', each.of_column, each.of_table,
      case each.within when '' then '' else each.within || ',' end) into found;
    lines := array_append(lines, found);
  end loop;
  if array_to_string(lines, '') <> '' then
    raise exception E'codes that look alike:\n%', array_to_string(lines, e'\n')
      using hint = 'Each line is one code on several records. Start the former version, give all but one of the records another code, then upgrade. Codes that no form changes (of companies, offices, departments, groups, users, units, warehouses and accounts) are changed in the database: update TABLE set COLUMN = another code where id = ID, with the names of the line.';
  end if;
  for each in select * from code_to_watch order by of_table loop
    execute format('create unique index %I on %I (company_id, %s text_key(%I))',
      each.of_table || '_' || each.of_column || '_seen', each.of_table,
      case each.within when '' then '' else each.within || ',' end, each.of_column);
  end loop;
end
  $$;
