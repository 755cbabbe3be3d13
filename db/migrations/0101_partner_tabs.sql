-- What stands below a partner: its e-mail addresses, bank accounts, places and usual charges; how
-- far partner and agreement have come on the way to approval; and what waits for the accounting
-- system.

alter table partner
  add column approval_status text not null default 'New',
  add column approval_comment text,
  add column payment_term numeric,
  add column currency text,
  add constraint partner_approval_known
    check (approval_status in ('New', 'Request Approval', 'Rejected', 'Done')),
  add constraint partner_payment_term_range check (payment_term between 0 and 365),
  add constraint partner_currency_fk foreign key (currency)
    references currency (id) on delete restrict;
create index partner_by_currency on partner (currency) where currency is not null;
update partner set approval_status = 'Done' where active;

alter table partner_agreement
  add column vas text[] not null default '{}',
  add column auto_extend_days numeric(9, 2) not null default 0,
  add column first_shipment_date date,
  add column trial_effect_date date,
  add column trial_expired_date date,
  add column approval_status text not null default 'New',
  add column approval_comment text,
  add constraint partner_agreement_approval_known
    check (approval_status in ('New', 'Request Approval', 'Rejected', 'Done')),
  add constraint partner_agreement_extend_range check (auto_extend_days between 0 and 3650),
  add constraint partner_agreement_trial_in_order check (trial_expired_date >= trial_effect_date);
update partner_agreement set approval_status = 'Done' where active;

-- The office of an address for e-mails is the office whose papers go there.
create table partner_email (
  company_id uuid not null,
  id uuid not null,
  partner_id uuid not null,
  office_id uuid not null,
  type text not null,
  email text not null,
  department_id uuid,
  group_id uuid,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  constraint partner_email_pk primary key (company_id, id),
  constraint partner_email_partner_fk foreign key (company_id, partner_id)
    references partner (company_id, id) on delete restrict,
  constraint partner_email_office_fk foreign key (company_id, office_id)
    references office (company_id, id) on delete restrict,
  constraint partner_email_once unique (company_id, partner_id, office_id, type),
  constraint partner_email_type_known check (type in ('Billing', 'Document'))
);
create index partner_email_by_office on partner_email (company_id, office_id);
create trigger partner_email_history after insert or update or delete on partner_email
  for each row execute function record_history('partner_email');

create table partner_address (
  company_id uuid not null,
  id uuid not null,
  partner_id uuid not null,
  short_name_address text not null,
  country_id text not null,
  city_id uuid,
  district_id uuid,
  ward_id uuid,
  street_address text not null,
  address_type text[] not null default '{}',
  contact_person text not null,
  tel text not null,
  -- The whole address as it is written on an envelope, in local names.
  location text,
  office_id uuid,
  department_id uuid,
  group_id uuid,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  search text generated always as (f_unaccent(short_name_address || ' ' || street_address || ' '
    || coalesce(location, '') || ' ' || contact_person || ' ' || tel)) stored,
  constraint partner_address_pk primary key (company_id, id),
  constraint partner_address_partner_fk foreign key (company_id, partner_id)
    references partner (company_id, id) on delete restrict,
  constraint partner_address_country_fk foreign key (country_id)
    references country (id) on delete restrict,
  constraint partner_address_city_fk foreign key (company_id, city_id)
    references city (company_id, id) on delete restrict,
  constraint partner_address_district_fk foreign key (company_id, district_id)
    references district (company_id, id) on delete restrict,
  constraint partner_address_ward_fk foreign key (company_id, ward_id)
    references ward (company_id, id) on delete restrict
);
create index partner_address_by_partner on partner_address (company_id, partner_id);
create index partner_address_by_country on partner_address (country_id);
create index partner_address_by_city on partner_address (company_id, city_id);
create index partner_address_by_district on partner_address (company_id, district_id);
create index partner_address_by_ward on partner_address (company_id, ward_id);
create index partner_address_search on partner_address using gin (search gin_trgm_ops);
create trigger partner_address_history after insert or update or delete on partner_address
  for each row execute function record_history('partner_address');

create table partner_bank (
  company_id uuid not null,
  id uuid not null,
  partner_id uuid not null,
  bank_id uuid not null,
  bank_account_no text not null,
  bank_account_name text not null,
  bank_address text not null,
  beneficiary_address text not null,
  swift_code text,
  note text,
  approve_status text not null default 'New',
  approve_comment text,
  source text default 'Fairway',
  -- Who asked for the approval; somebody else gives it.
  user_requested uuid,
  office_id uuid,
  department_id uuid,
  group_id uuid,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  constraint partner_bank_pk primary key (company_id, id),
  constraint partner_bank_partner_fk foreign key (company_id, partner_id)
    references partner (company_id, id) on delete restrict,
  constraint partner_bank_bank_fk foreign key (company_id, bank_id)
    references bank (company_id, id) on delete restrict,
  constraint partner_bank_status_known
    check (approve_status in ('New', 'Processing', 'Approved', 'Rejected', 'Revise'))
);
create unique index partner_bank_bank_account_no_partner_id_key
  on partner_bank (company_id, lower(bank_account_no), partner_id);
create index partner_bank_by_partner on partner_bank (company_id, partner_id);
create index partner_bank_by_bank on partner_bank (company_id, bank_id);
create trigger partner_bank_history after insert or update or delete on partner_bank
  for each row execute function record_history('partner_bank');

-- What an air carrier or agent usually charges besides the freight.
create table partner_charge (
  company_id uuid not null,
  id uuid not null,
  partner_id uuid not null,
  line_no integer not null,
  charge_id uuid not null,
  quantity numeric not null default 1,
  -- Instead of a quantity: which figure of the shipment it is taken from.
  quantity_type text,
  unit_id uuid,
  unit_price numeric not null,
  currency_id text not null,
  -- Percent; below zero a fixed tax in the line's currency.
  vatrate numeric,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  constraint partner_charge_pk primary key (company_id, id),
  constraint partner_charge_partner_fk foreign key (company_id, partner_id)
    references partner (company_id, id) on delete restrict,
  constraint partner_charge_charge_fk foreign key (company_id, charge_id)
    references charge (company_id, id) on delete restrict,
  constraint partner_charge_unit_fk foreign key (company_id, unit_id)
    references unit (company_id, id) on delete restrict,
  constraint partner_charge_currency_fk foreign key (currency_id)
    references currency (id) on delete restrict,
  -- At the end of the transaction: two lines may swap their charges.
  constraint partner_charge_once unique (company_id, partner_id, charge_id)
    deferrable initially deferred,
  constraint partner_charge_quantity_known
    check (quantity_type in ('gw', 'nw', 'cw', 'cbm', 'package', 'cont', 'hw')),
  constraint partner_charge_quantity_sensible check (quantity > 0 and quantity < 1e12),
  constraint partner_charge_price_sensible check (unit_price >= 0 and unit_price < 1e15),
  constraint partner_charge_vat_at_most_100 check (vatrate <= 100)
);
create index partner_charge_by_charge on partner_charge (company_id, charge_id);
create index partner_charge_by_unit on partner_charge (company_id, unit_id);
create index partner_charge_by_currency on partner_charge (currency_id);
create trigger partner_charge_history after insert or update or delete on partner_charge
  for each row execute function record_history('partner_charge');

-- What waits to be handed to the accounting system; one line a record until it has gone.
create table partner_sync (
  company_id uuid not null,
  id uuid not null,
  kind text not null,
  record_id uuid not null,
  action text not null,
  status text not null default 'Waiting',
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  constraint partner_sync_pk primary key (company_id, id),
  constraint partner_sync_kind_known check (kind in ('Partner', 'PartnerBank')),
  constraint partner_sync_action_known check (action in ('ADD', 'UPDATE')),
  constraint partner_sync_status_known check (status in ('Waiting', 'Sent', 'Failed'))
);
create unique index partner_sync_one_waiting on partner_sync (company_id, kind, record_id)
  where status = 'Waiting';
create index partner_sync_by_record on partner_sync (company_id, kind, record_id, datetime_created);
