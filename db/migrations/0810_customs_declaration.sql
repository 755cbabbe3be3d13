-- Customs declarations of customers' goods (decision 0330).

create table customs_declaration (
  company_id uuid not null,
  id uuid not null,
  clearance_no text not null,
  type text not null,
  first_clearance_no text,
  clearance_date date not null,
  customer_id uuid,
  -- Partner as the declaration names it; those of the customer once there is one.
  account_no text,
  partner_name text,
  partner_tax_code text,
  mblid text,
  hblid text,
  gateway text,
  port_code_ck text,
  port_code_nn text,
  customs_office text,
  gross_weight numeric(18, 3),
  net_weight numeric(18, 3),
  cbm numeric(18, 3),
  qty_cont numeric(18),
  pcs numeric(18),
  unit_code text,
  commodity_code text,
  cargo_type text,
  service_type text,
  route text,
  import_country_code text,
  export_country_code text,
  shipper text,
  consignee text,
  eta date,
  note text,
  source text not null default 'eFMS',
  idfrom_ecus text,
  job_id uuid,
  convert_time timestamptz,
  office_id uuid,
  department_id uuid,
  group_id uuid,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  search text generated always as (
    f_unaccent(clearance_no || ' ' || coalesce(hblid, '') || ' ' || coalesce(mblid, '') || ' '
      || coalesce(partner_name, '') || ' ' || coalesce(partner_tax_code, '') || ' '
      || coalesce(gateway, '') || ' ' || coalesce(import_country_code, '') || ' '
      || coalesce(export_country_code, ''))) stored,
  constraint customs_declaration_pk primary key (company_id, id),
  constraint customs_declaration_customer_fk foreign key (company_id, customer_id)
    references partner (company_id, id) on delete restrict,
  constraint customs_declaration_job_fk foreign key (company_id, job_id)
    references shipment (company_id, id) on delete restrict,
  constraint customs_declaration_type_known check (type in ('Export', 'Import')),
  constraint customs_declaration_service_known check (service_type in
    ('Air', 'Sea', 'Crossborder', 'Warehouse', 'Trucking', 'Railway', 'Express')),
  constraint customs_declaration_cargo_known check (cargo_type in ('FCL', 'LCL')),
  constraint customs_declaration_route_known check (route in ('Green', 'Yellow', 'Red')),
  constraint customs_declaration_source_known check (source in ('eFMS', 'Ecus', 'Replicate')),
  constraint customs_declaration_pieces_in_range
    check (pcs between 0 and 5000000 and qty_cont between 0 and 5000000),
  constraint customs_declaration_weights_not_negative
    check (gross_weight >= 0 and net_weight >= 0 and cbm >= 0)
);
-- A copy for another office has the number and date of its origin.
create unique index customs_declaration_once on customs_declaration
  (company_id, text_key(clearance_no), clearance_date) where source <> 'Replicate';
-- Customs software numbers a declaration once.
create unique index customs_declaration_once_from_ecus on customs_declaration
  (company_id, text_key(clearance_no)) where source = 'Ecus';
create index customs_declaration_by_number on customs_declaration
  (company_id, text_key(clearance_no));
create index customs_declaration_search on customs_declaration using gin (search gin_trgm_ops);
create index customs_declaration_by_change on customs_declaration
  (company_id, datetime_modified desc, id desc);
create index customs_declaration_by_day on customs_declaration (company_id, clearance_date);
create index customs_declaration_by_creator on customs_declaration (company_id, user_created);
create index customs_declaration_by_customer on customs_declaration (company_id, customer_id);
create index customs_declaration_by_job on customs_declaration (company_id, job_id)
  where job_id is not null;

create trigger customs_declaration_history after insert on customs_declaration
  referencing new table as added
  for each statement execute function record_history('customs_declaration');
create trigger customs_declaration_history_of_change after update on customs_declaration
  referencing old table as removed new table as added
  for each statement execute function record_history('customs_declaration');
create trigger customs_declaration_history_of_end after delete on customs_declaration
  referencing old table as removed
  for each statement execute function record_history('customs_declaration');

call guard_partners('customs_declaration', false);
