-- The services are declared in areas/service; every start of the program adds its declarations to
-- this table, so that a further service needs no migration. Referenced rows are kept.
create table service (
  code text not null,
  family text not null,
  constraint service_pk primary key (code),
  -- Five letters fit into the number that service_span makes of a code.
  constraint service_code_short check (code ~ '^[A-Z0-9]{1,5}$'),
  constraint service_family_known check (family in ('A', 'S', 'O')),
  constraint service_family_unique unique (code, family)
);

insert into service (code, family)
select code,
  case when code in ('AE', 'AI') then 'A' when code in ('CL', 'TK') then 'O' else 'S' end
from (
  select transaction_type as code from shipment
  union select transaction_type from office_lock
  union select transaction_type from office_margin
  union select unnest(services) from sys_authorization
) as named;

alter table shipment
  drop constraint shipment_transaction_type_known,
  drop constraint shipment_family_known,
  add constraint shipment_service_fk foreign key (transaction_type, family)
    references service (code, family) on delete restrict;
alter table office_lock
  drop constraint office_lock_service_known,
  add constraint office_lock_service_fk foreign key (transaction_type)
    references service (code) on delete restrict;
alter table office_margin
  drop constraint office_margin_service_known,
  add constraint office_margin_service_fk foreign key (transaction_type)
    references service (code) on delete restrict;

-- A list in a column has no foreign key; the rows of this table are written from it by a trigger.
create table sys_authorization_service (
  company_id uuid not null,
  sys_authorization_id uuid not null,
  service text not null,
  constraint sys_authorization_service_pk
    primary key (company_id, sys_authorization_id, service),
  constraint sys_authorization_service_of_fk foreign key (company_id, sys_authorization_id)
    references sys_authorization (company_id, id) on delete cascade,
  constraint sys_authorization_service_fk foreign key (service)
    references service (code) on delete restrict
);
insert into sys_authorization_service (company_id, sys_authorization_id, service)
select company_id, id, unnest(services) from sys_authorization
on conflict do nothing;

create function keep_authorized_services() returns trigger language plpgsql as $$
  begin
    delete from sys_authorization_service s
    where s.company_id = new.company_id and s.sys_authorization_id = new.id
      and s.service <> all (new.services);
    insert into sys_authorization_service (company_id, sys_authorization_id, service)
    select distinct new.company_id, new.id, unnest(new.services)
    on conflict do nothing;
    return null;
  end
$$;
create trigger sys_authorization_services
  after insert or update of services on sys_authorization
  for each row execute function keep_authorized_services();

-- Services as spans of numbers, so that an exclusion constraint can say "one service in common".
-- The number is the code read to the base of 36; it needs no list of codes.
alter table sys_authorization
  drop constraint sys_authorization_once,
  drop constraint sys_authorization_services_known;
create or replace function service_span(services text[]) returns int4multirange
  language sql immutable parallel safe
  as $$
    select range_agg(int4range(place, place, '[]')) from (
      select (
        select sum((strpos('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', letter) - 1)
          * (36 ^ (length(service) - at))::integer)::integer
        from regexp_split_to_table(service, '') with ordinality as letters (letter, at)
      ) as place
      from unnest(services) as service) as places
  $$;
alter table sys_authorization
  add constraint sys_authorization_services_named check (cardinality(services) > 0),
  add constraint sys_authorization_once exclude using gist (
    company_id with =, user_id with =, assign_to with =,
    service_span(services) with &&,
    daterange(start_date, end_date, '[]') with &&) where (active);
