-- Guards that every new job, bill, line and note passes do less work. What they refuse stays.

-- The check of new rows read each partner by its key only because three planner settings were switched
-- off for each call. The lateral subquery says the same in the statement.
-- The check of changed rows runs only for statements that set a column of a partner.
create or replace procedure guard_partners(of_table regclass, makes_work boolean)
  language plpgsql
  as $$
declare
  columns text[] := array(select a.attname from pg_constraint c
    cross join lateral unnest(c.conkey, c.confkey) k (own, target)
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.own
    join pg_attribute f on f.attrelid = c.confrelid and f.attnum = k.target
    where c.contype = 'f' and c.conrelid = of_table and c.confrelid = 'partner'::regclass
      and f.attname = 'id' order by 1);
  -- A generated column changes when its source does, which `update of` does not see.
  any_computed boolean := exists (select from pg_attribute
    where attrelid = of_table and attname = any(columns) and attgenerated <> '');
  added text := (select string_agg(format('(%L, a.%I)', c, c), ', ') from unnest(columns) c);
  changed text := (select string_agg(format(
    '(%L, new.%2$I, old.%2$I)', c, c), ', ')
    from unnest(columns) c);
  differs text := (select string_agg(format('new.%1$I is distinct from old.%1$I', c), ' or ')
    from unnest(columns) c);
  named text := (select string_agg(format('%I', c), ', ') from unnest(columns) c);
begin
  execute format($code$
    create or replace function %2$I() returns trigger
      language plpgsql
      as $body$
    declare
      wrong record;
    begin
      select n.* into wrong
      from (select distinct a.company_id, k.name, k.id from added a
        cross join lateral (values %3$s) k (name, id) where k.id is not null) n
      cross join lateral (select p.active, p.merged_into_id from partner p
        where p.company_id = n.company_id and p.id = n.id offset 0) p
      where %4$s limit 1;
      if found then
        perform refuse_partner(wrong.company_id, wrong.id, wrong.name);
      end if;
      return null;
    end
      $body$;
    alter function %2$I() reset all;
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
    create or replace trigger %2$I after update %6$s on %1$s
      for each row when (%5$s) execute function %2$I()$code$,
    of_table, of_table || '_partners_stay', changed,
    case when makes_work then 'not p.active and (p.merged_into_id is not null
        or not exists (select from partner_merge m
          where m.company_id = new.company_id and m.undone_at is null
            and (m.merged_id, m.kept_id) in ((k.was, k.id), (k.id, k.was))))'
      else 'p.merged_into_id is not null' end, differs,
    case when any_computed then '' else 'of ' || named end);
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

-- A deletion runs the triggers of its table even if it finds no row.
create or replace function replace_virtual_bill() returns trigger
  language plpgsql
  as $$
begin
  if exists (select from house_bill b
    where b.company_id = new.company_id and b.job_id = new.job_id and b.is_virtual) then
    delete from house_bill b
    where b.company_id = new.company_id and b.job_id = new.job_id and b.is_virtual
      and not exists (
        select from surcharge l where l.company_id = b.company_id and l.hblid = b.id);
  end if;
  return null;
end
  $$;

-- Almost every bill has its row, so that is asked first.
create or replace function require_sea_bill() returns trigger
  language plpgsql
  as $$
declare
  bill record := case when tg_op = 'DELETE' then old else new end;
begin
  if not exists (select from sea_bill l where l.company_id = bill.company_id and l.id = bill.id)
    and exists (select from house_bill b where b.company_id = bill.company_id and b.id = bill.id
      and b.family = 'S' and not b.is_virtual)
  then
    raise exception 'the sea bill % has no row in sea_bill', bill.id
      using errcode = '23514', constraint = 'house_bill_has_its_sea_bill';
  end if;
  return null;
end
  $$;
