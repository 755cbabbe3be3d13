-- Tariffs: prices of a service for a range of days, for everybody or for one partner.

create table tariff (
  company_id uuid not null,
  id uuid not null,
  tariff_name text not null,
  tariff_type text not null,
  status boolean not null default true,
  effective_date date not null,
  expired_date date not null,
  apply_office_id uuid not null,
  product_service text not null,
  cargo_type text,
  service_mode text,
  customer uuid,
  supplier uuid,
  agent_id uuid,
  description text,
  -- The partner of the type, so that one key serves all types.
  partner_id uuid generated always as (coalesce(customer, supplier, agent_id)) stored,
  office_id uuid,
  department_id uuid,
  group_id uuid,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  search text generated always as (
    f_unaccent(tariff_name || ' ' || coalesce(description, ''))) stored,
  constraint tariff_pk primary key (company_id, id),
  constraint tariff_apply_office_fk foreign key (company_id, apply_office_id)
    references office (company_id, id) on delete restrict,
  constraint tariff_product_service_fk foreign key (product_service) references service (code),
  constraint tariff_customer_fk foreign key (company_id, customer)
    references partner (company_id, id) on delete restrict,
  constraint tariff_supplier_fk foreign key (company_id, supplier)
    references partner (company_id, id) on delete restrict,
  constraint tariff_agent_fk foreign key (company_id, agent_id)
    references partner (company_id, id) on delete restrict,
  constraint tariff_dates_in_order check (expired_date >= effective_date),
  constraint tariff_type_known
    check (tariff_type in ('General', 'Customer', 'Supplier', 'Agent')),
  constraint tariff_cargo_type_known check (cargo_type in ('FCL', 'LCL')),
  constraint tariff_service_mode_known check (service_mode in ('Export', 'Import')),
  constraint tariff_partner_given check (
    (customer is not null) = (tariff_type = 'Customer')
    and (supplier is not null) = (tariff_type = 'Supplier')
    and (agent_id is not null) = (tariff_type = 'Agent')),
  -- One price list a day. Deferrable, so that one save may move the days of two tariffs, and a
  -- refusal can name the other tariff before the database refuses.
  constraint tariff_once_a_day exclude using gist (
    company_id with =, tariff_type with =, product_service with =,
    coalesce(cargo_type, '') with =, coalesce(service_mode, '') with =, apply_office_id with =,
    coalesce(partner_id, '00000000-0000-0000-0000-000000000000'::uuid) with =,
    daterange(effective_date, expired_date, '[]') with &&) where (status)
    deferrable initially immediate
);
create unique index tariff_tariff_name_key on tariff (company_id, lower(tariff_name));
create index tariff_search on tariff using gin (search gin_trgm_ops);
create index tariff_modified on tariff (company_id, datetime_modified desc, id desc);
create index tariff_in_force on tariff (company_id, product_service, apply_office_id, tariff_type,
  partner_id, expired_date) where status;
create index tariff_by_expiry on tariff (company_id, expired_date) where status;
create index tariff_by_customer on tariff (company_id, customer);
create index tariff_by_supplier on tariff (company_id, supplier);
create index tariff_by_agent on tariff (company_id, agent_id);
create index tariff_by_office on tariff (company_id, apply_office_id);

create table tariff_line (
  company_id uuid not null,
  id uuid not null,
  tariff_id uuid not null,
  line_no numeric not null,
  charge_id uuid not null,
  use_for text,
  route text,
  pol uuid,
  pod uuid,
  carrier_id uuid,
  commodity_id uuid,
  payer_id uuid,
  port_id uuid,
  warehouse_id uuid,
  type text not null,
  range_type text,
  range_from numeric,
  range_to numeric,
  unit_price numeric not null,
  min numeric,
  max numeric,
  next_unit numeric,
  next_unit_price numeric,
  unit_id uuid not null,
  currency_id text not null,
  vatrate numeric,
  office_id uuid,
  department_id uuid,
  group_id uuid,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  constraint tariff_line_pk primary key (company_id, id),
  constraint tariff_line_tariff_fk foreign key (company_id, tariff_id)
    references tariff (company_id, id) on delete cascade,
  constraint tariff_line_charge_fk foreign key (company_id, charge_id)
    references charge (company_id, id) on delete restrict,
  constraint tariff_line_pol_fk foreign key (company_id, pol)
    references place (company_id, id) on delete restrict,
  constraint tariff_line_pod_fk foreign key (company_id, pod)
    references place (company_id, id) on delete restrict,
  constraint tariff_line_carrier_fk foreign key (company_id, carrier_id)
    references partner (company_id, id) on delete restrict,
  constraint tariff_line_commodity_fk foreign key (company_id, commodity_id)
    references commodity_group (company_id, id) on delete restrict,
  constraint tariff_line_payer_fk foreign key (company_id, payer_id)
    references partner (company_id, id) on delete restrict,
  constraint tariff_line_port_fk foreign key (company_id, port_id)
    references place (company_id, id) on delete restrict,
  constraint tariff_line_warehouse_fk foreign key (company_id, warehouse_id)
    references place (company_id, id) on delete restrict,
  constraint tariff_line_unit_fk foreign key (company_id, unit_id)
    references unit (company_id, id) on delete restrict,
  constraint tariff_line_currency_fk foreign key (currency_id)
    references currency (id) on delete restrict,
  -- At the end of the transaction: lines may change places.
  constraint tariff_line_tariff_id_line_no_key unique (company_id, tariff_id, line_no)
    deferrable initially deferred,
  constraint tariff_line_use_for_known check (use_for in ('Document', 'OPS')),
  constraint tariff_line_route_known check (route in ('Green', 'Yellow', 'Red')),
  constraint tariff_line_route_elsewhere check (route is null or use_for = 'OPS'),
  constraint tariff_line_type_known check (type in ('Single', 'Range', 'Min-Max', 'Next Level')),
  constraint tariff_line_range_type_known check (range_type in
    ('CBM', 'CustomClearance', 'GW', 'NW', 'Container', 'Package')),
  constraint tariff_line_quantity_given check (type = 'Single' or range_type is not null),
  constraint tariff_line_price_above_zero check (unit_price > 0),
  constraint tariff_line_range_in_order check (range_to >= range_from),
  constraint tariff_line_bounds_range check (max = 0 or max >= coalesce(min, 0)),
  constraint tariff_line_next_unit_above_zero check (next_unit > 0 and next_unit_price > 0),
  constraint tariff_line_vat_range check (vatrate <= 99),
  constraint tariff_line_figures_of_type check (
    (type = 'Range' or (range_from is null and range_to is null))
    and (type = 'Min-Max' or (min is null and max is null))
    and (type = 'Next Level') = (next_unit is not null and next_unit_price is not null))
);
-- The lookup: a few tariffs, many charges; an empty place is any.
create index tariff_line_by_charge on tariff_line (company_id, tariff_id, charge_id,
  coalesce(pol, '00000000-0000-0000-0000-000000000000'::uuid),
  coalesce(pod, '00000000-0000-0000-0000-000000000000'::uuid));
create index tariff_line_of_charge on tariff_line (company_id, charge_id);
create index tariff_line_by_pol on tariff_line (company_id, pol) where pol is not null;
create index tariff_line_by_pod on tariff_line (company_id, pod) where pod is not null;
create index tariff_line_by_carrier on tariff_line (company_id, carrier_id)
  where carrier_id is not null;
create index tariff_line_by_commodity on tariff_line (company_id, commodity_id)
  where commodity_id is not null;
create index tariff_line_by_payer on tariff_line (company_id, payer_id) where payer_id is not null;
create index tariff_line_by_port on tariff_line (company_id, port_id) where port_id is not null;
create index tariff_line_by_warehouse on tariff_line (company_id, warehouse_id)
  where warehouse_id is not null;
create index tariff_line_by_unit on tariff_line (company_id, unit_id);
create index tariff_line_by_currency on tariff_line (currency_id);

create trigger tariff_history after insert on tariff
  referencing new table as added
  for each statement execute function record_history('tariff');
create trigger tariff_history_of_change after update on tariff
  referencing old table as removed new table as added
  for each statement execute function record_history('tariff');
create trigger tariff_history_of_end after delete on tariff
  referencing old table as removed
  for each statement execute function record_history('tariff');
create trigger tariff_line_history after insert on tariff_line
  referencing new table as added
  for each statement execute function record_history('tariff_line');
create trigger tariff_line_history_of_change after update on tariff_line
  referencing old table as removed new table as added
  for each statement execute function record_history('tariff_line');
create trigger tariff_line_history_of_end after delete on tariff_line
  referencing old table as removed
  for each statement execute function record_history('tariff_line');

-- An active tariff of a merged partner whose days the kept partner has a tariff for gives way.
create or replace view partner_merge_yield as
  select s.company_id, 'partner_agreement'::text as table_name, s.agreement_id as row_id,
    s.merged_id, s.kept_id,
    jsonb_build_object('active', false, 'inactive_on', now(), 'approval_status', 'New') as becomes
  from agreement_that_stays as s
  union all
  select s.company_id, 'due'::text, d.id, s.merged_id, s.kept_id,
    jsonb_build_object('agreement_id', s.stays_id)
  from agreement_that_stays as s
  join due as d on d.company_id = s.company_id and d.partner_id = s.merged_id
    and d.agreement_id = s.agreement_id and d.kind = 'advance'
  union all
  select distinct t.company_id, 'tariff'::text, t.id, t.partner_id, k.partner_id,
    jsonb_build_object('status', false)
  from tariff as t
  join tariff as k on k.company_id = t.company_id and k.partner_id <> t.partner_id and k.status
    and k.tariff_type = t.tariff_type and k.product_service = t.product_service
    and k.cargo_type is not distinct from t.cargo_type
    and k.service_mode is not distinct from t.service_mode
    and k.apply_office_id = t.apply_office_id
    and k.effective_date <= t.expired_date and k.expired_date >= t.effective_date
  where t.status;
