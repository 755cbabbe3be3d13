-- The stages that every new job of a service gets, in their order and with their deadline in hours
-- after its opening. Before, a stage was marked for services, and the order was that of the codes.

create table stage_set (
  company_id uuid not null,
  id uuid not null,
  service text not null,
  order_no numeric not null,
  stage_id uuid not null,
  due_hours numeric,
  active boolean not null default true,
  inactive_on timestamptz,
  office_id uuid,
  department_id uuid,
  group_id uuid,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  search text generated always as (f_unaccent(service)) stored,
  constraint stage_set_pk primary key (company_id, id),
  constraint stage_set_service_fk foreign key (service) references service (code),
  constraint stage_set_stage_fk foreign key (company_id, stage_id)
    references stage (company_id, id) on delete restrict,
  constraint stage_set_order_in_bounds check (order_no between 1 and 200),
  constraint stage_set_due_hours_in_bounds check (due_hours between 1 and 8760)
);
create unique index stage_set_service_stage_id_key on stage_set (company_id, service, stage_id);
create index stage_set_search on stage_set using gin (search gin_trgm_ops);

insert into stage_set (company_id, id, service, order_no, stage_id, due_hours, user_created,
  user_modified)
select c.company_id, new_id(), d.service,
  row_number() over (partition by c.company_id, d.service order by c.code, c.id), c.id, c.due_hours,
  c.user_created, c.user_modified
from stage c
cross join unnest(c.default_services) as d (service)
where exists (select from service s where s.code = d.service);
alter table stage drop column default_services, drop column due_hours;

create trigger stage_set_history after insert on stage_set
  referencing new table as added
  for each statement execute function record_history('stage_set');
create trigger stage_set_history_of_change after update on stage_set
  referencing old table as removed new table as added
  for each statement execute function record_history('stage_set');
create trigger stage_set_history_of_end after delete on stage_set
  referencing old table as removed
  for each statement execute function record_history('stage_set');
