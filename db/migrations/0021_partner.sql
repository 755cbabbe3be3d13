-- Everybody we do business with, in one table; what they agreed with us beside it.

create table partner (
  company_id uuid not null,
  id uuid not null,
  account_no text not null,
  tax_code text not null,
  internal_reference_no text,
  partner_name_en text not null,
  partner_name_vn text not null,
  short_name text not null,
  partner_type text not null,
  partner_group text[] not null default '{}',
  partner_location text not null,
  partner_mode text not null default 'External',
  internal_code text,
  parent_id uuid,
  address_en text not null,
  address_vn text not null,
  country_id text,
  province_name text,
  zip_code text,
  address_shipping_en text,
  address_shipping_vn text,
  country_shipping_id text,
  province_shipping_name text,
  zip_code_shipping text,
  contact_person text,
  tel text,
  fax text,
  work_phone_ex text,
  email text,
  billing_email text,
  billing_phone text,
  identity_no text,
  co_loader_code text,
  credit_payment text,
  round_up_method text,
  apply_dim text,
  bank_account_no text,
  bank_account_name text,
  bank_name text,
  bank_code text,
  bank_account_address text,
  swift_code text,
  sale_person_id uuid,
  sys_mapping_id text,
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
    f_unaccent(coalesce(account_no, '') || ' ' || coalesce(short_name, '') || ' ' || coalesce(partner_name_en, '') || ' ' || coalesce(partner_name_vn, '') || ' ' || coalesce(tax_code, '') || ' ' || coalesce(tel, '') || ' ' || coalesce(fax, '') || ' ' || coalesce(address_en, '') || ' ' || coalesce(address_vn, ''))
  ) stored,
  constraint partner_pk primary key (company_id, id),
  constraint partner_country_fk foreign key (country_id)
    references country (id) on delete restrict,
  constraint partner_country_shipping_fk foreign key (country_shipping_id)
    references country (id) on delete restrict,
  constraint partner_parent_fk foreign key (company_id, parent_id)
    references partner (company_id, id) on delete restrict,
  constraint partner_type_known check (partner_type in ('Customer', 'Agent', 'Supplier')),
  constraint partner_location_known check (partner_location in ('Domestic', 'Oversea')),
  constraint partner_mode_known check (partner_mode in ('Internal', 'External')),
  constraint partner_account_no_form check (account_no = tax_code
    or account_no = tax_code || '.' || internal_reference_no)
);
create unique index partner_account_no_key on partner (company_id, lower(account_no));
create index partner_by_tax_code on partner (company_id, lower(tax_code));
create index partner_by_group on partner using gin (partner_group);
create index partner_by_parent on partner (company_id, parent_id);
create index partner_by_modified on partner (company_id, datetime_modified, id);
create index partner_by_country on partner (country_id);
create index partner_by_country_shipping on partner (country_shipping_id);
create index partner_search on partner using gin (search gin_trgm_ops);
create trigger partner_history after insert or update or delete on partner
  for each row execute function record_history('partner');

create table partner_agreement (
  company_id uuid not null,
  id uuid not null,
  partner_id uuid not null,
  saleman_id uuid not null,
  contract_no text,
  contract_type text not null,
  shipment_type text not null,
  payment_method text not null default 'All',
  base_on text not null default 'Invoice Date',
  effective_date date not null,
  expired_date date,
  currency_id text not null,
  credit_currency text not null,
  payment_term integer not null default 30,
  payment_term_obh integer,
  credit_limit numeric(20, 4),
  credit_limit_rate numeric(9, 4) not null default 120,
  credit_unlimited boolean not null default false,
  trial_credit_limited numeric(20, 4),
  trial_credit_days integer,
  no_due boolean not null default false,
  email_address text,
  description text,
  arconfirmed boolean not null default false,
  active boolean not null default false,
  inactive_on timestamptz,
  office_id uuid,
  department_id uuid,
  group_id uuid,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  constraint partner_agreement_pk primary key (company_id, id),
  constraint partner_agreement_partner_fk foreign key (company_id, partner_id)
    references partner (company_id, id) on delete restrict,
  constraint partner_agreement_saleman_fk foreign key (company_id, saleman_id)
    references sys_user (company_id, id) on delete restrict,
  constraint partner_agreement_currency_fk foreign key (currency_id)
    references currency (id) on delete restrict,
  constraint partner_agreement_credit_currency_fk foreign key (credit_currency)
    references currency (id) on delete restrict,
  constraint partner_agreement_type_known check (contract_type in ('Trial', 'Official',
    'Parent Contract', 'Cash', 'Guarantee', 'Prepaid')),
  constraint partner_agreement_shipment_known
    check (shipment_type in ('Nominated', 'Freehand & Nominated')),
  constraint partner_agreement_method_known
    check (payment_method in ('All', 'Collect', 'Prepaid')),
  constraint partner_agreement_base_known
    check (base_on in ('Invoice Date', 'Confirmed Billing')),
  constraint partner_agreement_dates_in_order check (expired_date >= effective_date),
  constraint partner_agreement_term_range check (payment_term between 0 and 365),
  constraint partner_agreement_term_obh_range check (payment_term_obh between 0 and 365),
  constraint partner_agreement_limit_not_negative check (credit_limit >= 0)
);
create index partner_agreement_by_partner on partner_agreement (company_id, partner_id, active);
create index partner_agreement_by_saleman on partner_agreement (company_id, saleman_id);
create index partner_agreement_by_currency on partner_agreement (currency_id);
create index partner_agreement_by_credit_currency on partner_agreement (credit_currency);
create unique index partner_agreement_contract_no_key
  on partner_agreement (company_id, partner_id, lower(contract_no))
  where active and contract_type = 'Official';
create trigger partner_agreement_history after insert or update or delete on partner_agreement
  for each row execute function record_history('partner_agreement');

-- Where an agreement holds. The id is there for history alone.
create table partner_agreement_office (
  company_id uuid not null,
  id uuid not null,
  agreement_id uuid not null,
  office_id uuid not null,
  user_modified uuid,
  constraint partner_agreement_office_pk primary key (company_id, id),
  constraint partner_agreement_office_once unique (company_id, agreement_id, office_id),
  constraint partner_agreement_office_agreement_fk foreign key (company_id, agreement_id)
    references partner_agreement (company_id, id) on delete cascade,
  constraint partner_agreement_office_office_fk foreign key (company_id, office_id)
    references office (company_id, id) on delete restrict
);
create index partner_agreement_office_by_office on partner_agreement_office (company_id, office_id);
create trigger partner_agreement_office_history after insert or update or delete on partner_agreement_office
  for each row execute function record_history('partner_agreement_office');

-- For which services an agreement holds.
create table partner_agreement_service (
  company_id uuid not null,
  id uuid not null,
  agreement_id uuid not null,
  service text not null,
  user_modified uuid,
  constraint partner_agreement_service_pk primary key (company_id, id),
  constraint partner_agreement_service_once unique (company_id, agreement_id, service),
  constraint partner_agreement_service_agreement_fk foreign key (company_id, agreement_id)
    references partner_agreement (company_id, id) on delete cascade
);
create trigger partner_agreement_service_history after insert or update or delete on partner_agreement_service
  for each row execute function record_history('partner_agreement_service');
