-- No row names a merged partner, and no job, bill, charge or document is made for an inactive one. A
-- program that has read the partner before a merge writes after it: the foreign key waits for the
-- merge, and the triggers below read the partner after the wait.

create function refuse_partner(of_company uuid, of_partner uuid, of_column text) returns void
  language plpgsql
  as $$
declare
  found record;
begin
  select account_no, merged_into_id is not null as is_merged into found
  from partner where company_id = of_company and id = of_partner;
  raise exception 'partner % is %', found.account_no,
      case when found.is_merged then 'merged into another' else 'inactive' end
    using errcode = '23514',
      constraint = case when found.is_merged then 'partner_is_not_merged' else 'partner_is_usable' end,
      detail = format('Key (%s)=(%s)', of_column, found.account_no);
end
  $$;

-- Guards the columns of a table that reference partners; `makes_work` refuses inactive partners, too.
-- A merge may move work to an inactive partner, because both may be inactive.
create procedure guard_partners(of_table regclass, makes_work boolean)
  language plpgsql
  as $$
declare
  columns text[] := array(select a.attname from pg_constraint c
    cross join lateral unnest(c.conkey, c.confkey) k (own, target)
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.own
    join pg_attribute f on f.attrelid = c.confrelid and f.attnum = k.target
    where c.contype = 'f' and c.conrelid = of_table and c.confrelid = 'partner'::regclass
      and f.attname = 'id' order by 1);
  added text := (select string_agg(format('(%L, a.%I)', c, c), ', ') from unnest(columns) c);
  changed text := (select string_agg(format(
    '(%L, new.%2$I, old.%2$I)', c, c), ', ')
    from unnest(columns) c);
  differs text := (select string_agg(format('new.%1$I is distinct from old.%1$I', c), ' or ')
    from unnest(columns) c);
begin
  execute format($code$
    create or replace function %2$I() returns trigger
      language plpgsql
      set enable_hashjoin = off
      set enable_mergejoin = off
      set enable_seqscan = off
      as $body$
    declare
      wrong record;
    begin
      select n.* into wrong
      from (select distinct a.company_id, k.name, k.id from added a
        cross join lateral (values %3$s) k (name, id) where k.id is not null) n
      join partner p on p.company_id = n.company_id and p.id = n.id
      where %4$s limit 1;
      if found then
        perform refuse_partner(wrong.company_id, wrong.id, wrong.name);
      end if;
      return null;
    end
      $body$;
    create or replace trigger %2$I after insert on %1$s
      referencing new table as added for each statement execute function %2$I()$code$,
    of_table, of_table || '_partners_usable', added,
    case when makes_work then 'not p.active' else 'p.merged_into_id is not null' end);
  execute format($code$
    create or replace function %2$I() returns trigger
      language plpgsql
      as $body$
    declare
      wrong record;
    begin
      select k.* into wrong
      from (values %3$s) k (name, id, was)
      join partner p on p.company_id = new.company_id and p.id = k.id
      where k.id is distinct from k.was and %4$s limit 1;
      if found then
        perform refuse_partner(new.company_id, wrong.id, wrong.name);
      end if;
      return null;
    end
      $body$;
    create or replace trigger %2$I after update on %1$s
      for each row when (%5$s) execute function %2$I()$code$,
    of_table, of_table || '_partners_stay', changed,
    case when makes_work then 'not p.active and (p.merged_into_id is not null
        or not exists (select from partner_merge m
          where m.company_id = new.company_id and m.undone_at is null
            and (m.merged_id, m.kept_id) in ((k.was, k.id), (k.id, k.was))))'
      else 'p.merged_into_id is not null' end, differs);
end
  $$;

do $$
declare
  of_table regclass;
begin
  for of_table in
    select distinct conrelid::regclass from pg_constraint
    where contype = 'f' and confrelid = 'partner'::regclass
      and conrelid <> 'partner_merge'::regclass
  loop
    call guard_partners(of_table,
      of_table::text in ('document', 'shipment', 'house_bill', 'sea_bill', 'surcharge'));
  end loop;
end
  $$;

-- Rows that name a merged partner, other than those that a merge leaves there. The program before
-- this rule could write them. They are listed with their remedy, in this migration and in every later
-- check of the books.
create function rows_on_merged_partners(company uuid)
  returns table (table_name text, column_name text, record text, merged text, kept text, kept_id uuid)
  language plpgsql
  stable
  as $$
declare
  each record;
begin
  for each in
    select c.conrelid::regclass::text as t, a.attname::text as c
    from pg_constraint c
    cross join lateral unnest(c.conkey, c.confkey) k (own, target)
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.own
    join pg_attribute f on f.attrelid = c.confrelid and f.attnum = k.target
    where c.contype = 'f' and c.confrelid = 'partner'::regclass and f.attname = 'id'
      and c.conrelid::regclass::text not in
        ('partner_merge', 'partner_sync', 'partner_email', 'partner_bank', 'partner_charge')
    order by 1, 2
  loop
    return query execute format(
      'select %1$L, %2$L, t.id::text, p.account_no, k.account_no, k.id
        from partner p
        join partner k on k.company_id = p.company_id and k.id = p.merged_into_id
        join %1$I t on t.company_id = p.company_id and t.%2$I = p.id
        where p.company_id = $1 and p.merged_into_id is not null %3$s',
      each.t, each.c, case each.t when 'partner' then 'and t.id <> p.id' else '' end) using company;
  end loop;
end
  $$;

do $$
declare
  found record;
begin
  for found in
    select d.*, c.company_id from (select distinct company_id from company) c,
      lateral rows_on_merged_partners(c.company_id) d
  loop
    raise warning '%.% of % names %, which is merged into %: choose % there, or run update % set % = ''%'' where company_id = ''%'' and id = ''%''',
      found.table_name, found.column_name, found.record, found.merged, found.kept, found.kept,
      found.table_name, found.column_name, found.kept_id, found.company_id, found.record;
  end loop;
end
  $$;
