-- Only jobs and bills of the sea family have a row in sea_job and sea_bill, and a real bill of a sea
-- job always has one.

-- MBL type and freight term are not specific to the sea: air jobs have both, and the bills and papers
-- of every family start from them.
alter table shipment add column mbltype text, add column payment_term text;
-- The values do not change, so the history has nothing to record and no kept sum moves.
alter table shipment disable trigger user;
update shipment s set mbltype = l.mbltype, payment_term = l.payment_term
from sea_job l
where l.company_id = s.company_id and l.id = s.id
  and (l.mbltype is not null or l.payment_term is not null);
alter table shipment enable trigger user;
alter table sea_job drop column mbltype, drop column payment_term;

-- The values of these rows are kept in the history, which their deletion writes.
delete from sea_job l using shipment s
where s.company_id = l.company_id and s.id = l.id and s.family <> 'S';
delete from sea_bill l using house_bill b
where b.company_id = l.company_id and b.id = l.id and (b.family <> 'S' or b.is_virtual);

insert into sea_bill (company_id, id, hbltype, user_modified)
select b.company_id, b.id, case when s.mbltype in ('Copy', 'Original', 'Sea Waybill', 'Surrendered')
  then s.mbltype else 'Original' end, b.user_modified
from house_bill b
join shipment s on s.company_id = b.company_id and s.id = b.job_id
where b.family = 'S' and not b.is_virtual
  and not exists (select from sea_bill l where l.company_id = b.company_id and l.id = b.id);

-- After the statement, because root and part are written by one.
create function refuse_job_outside_sea() returns trigger
  language plpgsql
  as $$
begin
  if exists (select from added a join shipment s on s.company_id = a.company_id and s.id = a.id
      where s.family <> 'S') then
    raise exception 'a job of another family has no row in sea_job'
      using errcode = '23514', constraint = 'sea_job_of_the_sea_family';
  end if;
  return null;
end
  $$;
create trigger sea_job_of_the_sea_family after insert on sea_job
  referencing new table as added
  for each statement execute function refuse_job_outside_sea();

create function refuse_bill_outside_sea() returns trigger
  language plpgsql
  as $$
begin
  if exists (select from added a join house_bill b on b.company_id = a.company_id and b.id = a.id
      where b.family <> 'S' or b.is_virtual) then
    raise exception 'a virtual bill or one of another family has no row in sea_bill'
      using errcode = '23514', constraint = 'sea_bill_of_the_sea_family';
  end if;
  return null;
end
  $$;
create trigger sea_bill_of_the_sea_family after insert on sea_bill
  referencing new table as added
  for each statement execute function refuse_bill_outside_sea();

-- A record never changes its family, so its part never has to change its table.
create function refuse_change_of_family() returns trigger
  language plpgsql
  as $$
begin
  raise exception 'the family of % cannot change', tg_table_name
    using errcode = '23514', constraint = tg_table_name || '_keeps_its_family';
end
  $$;
create trigger shipment_keeps_its_family before update of family on shipment
  for each row when (new.family <> old.family) execute function refuse_change_of_family();
create trigger house_bill_keeps_its_family before update of family, is_virtual on house_bill
  for each row when (new.family <> old.family or new.is_virtual <> old.is_virtual)
  execute function refuse_change_of_family();

-- At the end of the transaction, because the part is written after its root.
create function require_sea_bill() returns trigger
  language plpgsql
  as $$
declare
  bill record := case when tg_op = 'DELETE' then old else new end;
begin
  if exists (select from house_bill b where b.company_id = bill.company_id and b.id = bill.id
      and b.family = 'S' and not b.is_virtual)
    and not exists (select from sea_bill l where l.company_id = bill.company_id and l.id = bill.id)
  then
    raise exception 'the sea bill % has no row in sea_bill', bill.id
      using errcode = '23514', constraint = 'house_bill_has_its_sea_bill';
  end if;
  return null;
end
  $$;
create constraint trigger house_bill_has_its_sea_bill after insert on house_bill
  deferrable initially deferred for each row when (new.family = 'S' and not new.is_virtual)
  execute function require_sea_bill();
create constraint trigger sea_bill_gone_with_its_bill after delete on sea_bill
  deferrable initially deferred for each row execute function require_sea_bill();
