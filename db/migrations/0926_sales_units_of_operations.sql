-- The units of the salesman of an operations job at the time of the sale: those in the office of the
-- job, else all of them. Reports keep them when the salesman moves (decision 0385).

create table job_sales_unit (
  company_id uuid not null,
  id uuid not null,
  job_id uuid not null,
  sale_man_id uuid not null,
  office_id uuid,
  department_id uuid,
  group_id uuid,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  constraint job_sales_unit_pk primary key (company_id, id),
  constraint job_sales_unit_job_fk foreign key (company_id, job_id)
    references operations_job (company_id, id) on delete cascade,
  constraint job_sales_unit_sale_man_fk foreign key (company_id, sale_man_id)
    references sys_user (company_id, id) on delete restrict
);
create unique index job_sales_unit_once on job_sales_unit
  (company_id, job_id, office_id, department_id, group_id) nulls not distinct;
create index job_sales_unit_by_salesman on job_sales_unit (company_id, sale_man_id);

create function sales_units_of(of_company uuid, of_salesman uuid, of_office uuid)
returns table (office_id uuid, department_id uuid, group_id uuid)
  language sql stable
  as $$
  select distinct l.office_id, l.department_id, l.group_id
  from user_level l
  where l.company_id = of_company and l.user_id = of_salesman and l.active
    and (l.office_id = of_office or not exists (
      select from user_level h
      where h.company_id = of_company and h.user_id = of_salesman and h.active
        and h.office_id = of_office))
$$;

insert into job_sales_unit (company_id, id, job_id, sale_man_id, office_id, department_id, group_id,
  user_created)
select b.company_id, new_id(), b.job_id, b.sale_man_id, u.office_id, u.department_id, u.group_id,
  b.user_created
from house_bill b
join shipment s on s.company_id = b.company_id and s.id = b.job_id
cross join lateral sales_units_of(b.company_id, b.sale_man_id, s.office_id) u
where b.family = 'O' and not b.is_virtual and b.sale_man_id is not null;

create trigger job_sales_unit_history after insert on job_sales_unit
  referencing new table as added
  for each statement execute function record_history('job_sales_unit');
create trigger job_sales_unit_history_of_end after delete on job_sales_unit
  referencing old table as removed
  for each statement execute function record_history('job_sales_unit');
