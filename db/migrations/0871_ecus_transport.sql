-- How a company declares the means of transport of customs software, where it differs from usual.

create table ecus_transport (
  company_id uuid not null,
  code text not null,
  service_type text,
  cargo_type text,
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  constraint ecus_transport_pk primary key (company_id, code),
  constraint ecus_transport_service_known check (service_type in
    ('Air', 'Sea', 'Crossborder', 'Warehouse', 'Trucking', 'Railway', 'Express')),
  constraint ecus_transport_cargo_known check (cargo_type in ('FCL', 'LCL'))
);
