-- What the trade counts, charges, ships and where to. Country and currency are one list for all.

-- Joins the parts of a list for search; the built-in function is not declared immutable.
create function f_joined(parts text[]) returns text
  language sql immutable strict parallel safe
  as $$ select array_to_string(parts, ' ') $$;

create table country (
  id text not null,
  code text not null,
  name_en text not null,
  name_vn text not null,
  active boolean not null default true,
  inactive_on timestamptz,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  search text generated always as (
    f_unaccent(coalesce(code, '') || ' ' || coalesce(name_en, '') || ' ' || coalesce(name_vn, ''))
  ) stored,
  constraint country_pk primary key (id),
  constraint country_code_is_id check (code = id),
  constraint country_code_form check (code ~ '^[A-Z]{2}$')
);
create index country_search on country using gin (search gin_trgm_ops);

create table currency (
  id text not null,
  code text not null,
  currency_name text not null,
  is_default boolean not null default false,
  active boolean not null default true,
  inactive_on timestamptz,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  search text generated always as (
    f_unaccent(coalesce(code, '') || ' ' || coalesce(currency_name, ''))
  ) stored,
  constraint currency_pk primary key (id),
  constraint currency_code_is_id check (code = id),
  constraint currency_code_form check (code ~ '^[A-Z]{3}$')
);
create unique index currency_currency_name_key on currency (lower(currency_name));
create unique index currency_default_key on currency (is_default) where is_default;
create index currency_search on currency using gin (search gin_trgm_ops);

create table unit (
  company_id uuid not null,
  id uuid not null,
  code text not null,
  unit_name_en text not null,
  unit_name_vn text not null,
  unit_type text not null,
  iso_code text,
  description_en text,
  description_vn text,
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
  search text generated always as (
    f_unaccent(coalesce(code, '') || ' ' || coalesce(unit_name_en, '') || ' ' || coalesce(unit_name_vn, '') || ' ' || coalesce(iso_code, ''))
  ) stored,
  constraint unit_pk primary key (company_id, id),
  constraint unit_type_known check (unit_type in ('Container', 'Package', 'WeightMeasurement',
    'LengthMeasurement', 'VolumnMeasurement', 'Vehicle', 'Other')),
  constraint unit_iso_code_form check (iso_code ~ '^[A-Z0-9]{4}$')
);
create unique index unit_code_key on unit (company_id, lower(code));
create unique index unit_unit_name_en_key on unit (company_id, lower(unit_name_en));
create unique index unit_unit_name_vn_key on unit (company_id, lower(unit_name_vn));
create index unit_search on unit using gin (search gin_trgm_ops);
create trigger unit_history after insert or update or delete on unit
  for each row execute function record_history('unit');

create table charge_group (
  company_id uuid not null,
  id uuid not null,
  name text not null,
  name_vn text not null,
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
  search text generated always as (
    f_unaccent(coalesce(name, '') || ' ' || coalesce(name_vn, ''))
  ) stored,
  constraint charge_group_pk primary key (company_id, id)
);
create unique index charge_group_name_key on charge_group (company_id, lower(name));
create index charge_group_search on charge_group using gin (search gin_trgm_ops);
create trigger charge_group_history after insert or update or delete on charge_group
  for each row execute function record_history('charge_group');

create table charge (
  company_id uuid not null,
  id uuid not null,
  code text not null,
  charge_name_en text not null,
  charge_name_vn text not null,
  type text not null,
  service_type_id text[] not null default '{}',
  office_ids uuid[] not null default '{}',
  unit_id uuid,
  unit_price numeric(20, 4),
  currency_id text,
  vatrate numeric(20, 4),
  charge_group uuid,
  product_dept text,
  mode text,
  debit_charge uuid,
  credit_charge uuid,
  generate_selling boolean not null default true,
  sys_mapping_id text,
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
  search text generated always as (
    f_unaccent(coalesce(code, '') || ' ' || coalesce(charge_name_en, '') || ' ' || coalesce(charge_name_vn, ''))
  ) stored,
  constraint charge_pk primary key (company_id, id),
  constraint charge_unit_fk foreign key (company_id, unit_id)
    references unit (company_id, id) on delete restrict,
  constraint charge_currency_fk foreign key (currency_id)
    references currency (id) on delete restrict,
  constraint charge_charge_group_fk foreign key (company_id, charge_group)
    references charge_group (company_id, id) on delete restrict,
  constraint charge_debit_charge_fk foreign key (company_id, debit_charge)
    references charge (company_id, id) on delete restrict,
  constraint charge_credit_charge_fk foreign key (company_id, credit_charge)
    references charge (company_id, id) on delete restrict,
  constraint charge_type_known check (type in ('CREDIT', 'DEBIT', 'OBH', 'OTHER')),
  constraint charge_mode_known check (mode in ('INTERNAL', 'N.INV')),
  constraint charge_price_not_negative check (unit_price >= 0),
  constraint charge_vat_at_most_99 check (vatrate <= 99)
);
create unique index charge_code_key on charge (company_id, lower(code));
create index charge_by_unit on charge (company_id, unit_id);
create index charge_by_currency on charge (currency_id);
create index charge_by_group on charge (company_id, charge_group);
create index charge_by_debit_charge on charge (company_id, debit_charge);
create index charge_by_credit_charge on charge (company_id, credit_charge);
create index charge_search on charge using gin (search gin_trgm_ops);
create trigger charge_history after insert or update or delete on charge
  for each row execute function record_history('charge');

-- The accounts a charge is booked on, at most one line for each type of voucher.
create table charge_default_account (
  company_id uuid not null,
  id uuid not null,
  charge_id uuid not null,
  voucher_type text not null,
  debit_account_no text,
  credit_account_no text,
  debit_account_no_vat text,
  credit_account_no_vat text,
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
  search text generated always as (
    f_unaccent(coalesce(voucher_type, '') || ' ' || coalesce(debit_account_no, '') || ' ' || coalesce(credit_account_no, ''))
  ) stored,
  constraint charge_default_account_pk primary key (company_id, id),
  constraint charge_default_account_charge_fk foreign key (company_id, charge_id)
    references charge (company_id, id) on delete cascade,
  constraint charge_default_account_type_known
    check (voucher_type in ('Receivable', 'Settlement', 'Other')),
  constraint charge_default_account_not_empty check (coalesce(debit_account_no,
    credit_account_no, debit_account_no_vat, credit_account_no_vat) is not null)
);
create unique index charge_default_account_charge_id_voucher_type_key
  on charge_default_account (company_id, charge_id, voucher_type);
create trigger charge_default_account_history after insert or update or delete on charge_default_account
  for each row execute function record_history('charge_default_account');

create table commodity_group (
  company_id uuid not null,
  id uuid not null,
  group_name_en text not null,
  group_name_vn text not null,
  note text,
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
  search text generated always as (
    f_unaccent(coalesce(group_name_en, '') || ' ' || coalesce(group_name_vn, ''))
  ) stored,
  constraint commodity_group_pk primary key (company_id, id)
);
create unique index commodity_group_group_name_en_group_name_vn_key
  on commodity_group (company_id, lower(group_name_en), lower(group_name_vn));
create index commodity_group_search on commodity_group using gin (search gin_trgm_ops);
create trigger commodity_group_history after insert or update or delete on commodity_group
  for each row execute function record_history('commodity_group');

create table commodity (
  company_id uuid not null,
  id uuid not null,
  code text not null,
  commodity_name_en text not null,
  commodity_name_vn text not null,
  commodity_group_id uuid not null,
  note text,
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
  search text generated always as (
    f_unaccent(coalesce(code, '') || ' ' || coalesce(commodity_name_en, '') || ' ' || coalesce(commodity_name_vn, ''))
  ) stored,
  constraint commodity_pk primary key (company_id, id),
  constraint commodity_commodity_group_fk foreign key (company_id, commodity_group_id)
    references commodity_group (company_id, id) on delete restrict
);
create unique index commodity_code_key on commodity (company_id, lower(code));
create index commodity_by_group on commodity (company_id, commodity_group_id);
create index commodity_search on commodity using gin (search gin_trgm_ops);
create trigger commodity_history after insert or update or delete on commodity
  for each row execute function record_history('commodity');

-- Ports, warehouses and other places, told apart by place_type.
create table place (
  company_id uuid not null,
  id uuid not null,
  place_type text not null,
  code text not null,
  name_en text not null,
  name_vn text not null,
  display_name text,
  country_id text,
  area text,
  mode_of_transport text,
  aliases text[] not null default '{}',
  warehouse_id uuid,
  address text,
  flight_vessel_no text,
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
  search text generated always as (
    f_unaccent(coalesce(code, '') || ' ' || coalesce(name_en, '') || ' ' || coalesce(name_vn, '') || ' ' || coalesce(display_name, '') || ' ' || f_joined(aliases))
  ) stored,
  constraint place_pk primary key (company_id, id),
  constraint place_country_fk foreign key (country_id)
    references country (id) on delete restrict,
  constraint place_warehouse_fk foreign key (company_id, warehouse_id)
    references place (company_id, id) on delete restrict,
  constraint place_type_known check (place_type in ('BorderGate', 'Branch', 'Depot', 'District',
    'Hub', 'IndustrialZone', 'Other', 'Port', 'Province', 'Station', 'Ward', 'Warehouse')),
  constraint place_mode_known check (mode_of_transport in ('AIR', 'SEA', 'INLAND', 'AIR - SEA',
    'INLAND - SEA', 'AIR - INLAND', 'INLAND - AIR - SEA'))
);
create unique index place_code_key on place (company_id, place_type, lower(code));
create index place_by_alias on place using gin (aliases);
create index place_by_country on place (country_id);
create index place_by_warehouse on place (company_id, warehouse_id);
create index place_search on place using gin (search gin_trgm_ops);
create trigger place_history after insert or update or delete on place
  for each row execute function record_history('place');

create table incoterm (
  company_id uuid not null,
  id uuid not null,
  code text not null,
  name_en text not null,
  name_local text not null,
  service text[] not null default '{}',
  note text,
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
  search text generated always as (
    f_unaccent(coalesce(code, '') || ' ' || coalesce(name_en, '') || ' ' || coalesce(name_local, ''))
  ) stored,
  constraint incoterm_pk primary key (company_id, id)
);
create unique index incoterm_code_key on incoterm (company_id, lower(code));
create index incoterm_search on incoterm using gin (search gin_trgm_ops);
create trigger incoterm_history after insert or update or delete on incoterm
  for each row execute function record_history('incoterm');
