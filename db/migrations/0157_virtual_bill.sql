-- Every job has at least one bill, so that charges, documents and reports have one path. One that
-- has no paper has a virtual one: PostgreSQL inserts it when a transaction would leave a job without
-- a bill, and deletes it when the first real bill is written.

alter table house_bill
  alter column hwbno drop not null,
  alter column customer_id drop not null,
  alter column sale_man_id drop not null,
  add column is_virtual boolean not null default false,
  add constraint house_bill_is_whole check (
    is_virtual or (hwbno is not null and customer_id is not null and sale_man_id is not null));

create unique index house_bill_virtual_once on house_bill (company_id, job_id) where is_virtual;
-- Bills of a job are listed and counted from the index alone.
drop index house_bill_by_job;
create index house_bill_by_job on house_bill (company_id, job_id, hwbno)
  include (sale_man_id, customer_id, is_virtual);

insert into house_bill (company_id, id, job_id, family, is_virtual, is_canceled, office_id,
  department_id, group_id, user_created, user_modified)
select s.company_id, new_id(), s.id, s.family, true, s.current_status = 'Canceled', s.office_id,
  s.department_id, s.group_id, s.user_created, s.user_modified
from shipment s
where not exists (
  select from house_bill b where b.company_id = s.company_id and b.job_id = s.id);

-- At the end of the transaction, so that a job that is opened with its bills never has one.
create function give_virtual_bill() returns trigger
  language plpgsql
  as $$
declare
  of_company uuid;
  of_job uuid;
  changed_by uuid;
begin
  if tg_table_name = 'shipment' then
    of_company := new.company_id;
    of_job := new.id;
    changed_by := new.user_modified;
  else
    of_company := old.company_id;
    of_job := old.job_id;
    changed_by := old.user_modified;
  end if;
  if not exists (
    select from house_bill b where b.company_id = of_company and b.job_id = of_job) then
    insert into house_bill (company_id, id, job_id, family, is_virtual, is_canceled, office_id,
      department_id, group_id, user_created, user_modified)
    select s.company_id, new_id(), s.id, s.family, true, s.current_status = 'Canceled',
      s.office_id, s.department_id, s.group_id, s.user_created, changed_by
    from shipment s where s.company_id = of_company and s.id = of_job;
  end if;
  return null;
end
  $$;
create constraint trigger shipment_has_a_bill after insert on shipment
  deferrable initially deferred for each row execute function give_virtual_bill();
create constraint trigger house_bill_gone_leaves_one after delete on house_bill
  deferrable initially deferred for each row execute function give_virtual_bill();
create constraint trigger house_bill_moved_leaves_one after update on house_bill
  deferrable initially deferred for each row when (old.job_id <> new.job_id)
  execute function give_virtual_bill();

-- A virtual bill with lines stays.
create function replace_virtual_bill() returns trigger
  language plpgsql
  as $$
begin
  delete from house_bill b
  where b.company_id = new.company_id and b.job_id = new.job_id and b.is_virtual
    and not exists (
      select from surcharge l where l.company_id = b.company_id and l.hblid = b.id);
  return null;
end
  $$;
create trigger house_bill_replaces_virtual after insert on house_bill
  for each row when (not new.is_virtual) execute function replace_virtual_bill();
