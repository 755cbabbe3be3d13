-- Steps of work, banks, accounts of the books, and the prices that jobs usually carry.

create table stage (
  company_id uuid not null,
  id uuid not null,
  stage_department_id uuid not null,
  code text not null,
  stage_name_vn text not null,
  stage_name_en text not null,
  description_vn text,
  description_en text,
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
    f_unaccent(coalesce(code, '') || ' ' || coalesce(stage_name_en, '') || ' ' || coalesce(stage_name_vn, ''))
  ) stored,
  constraint stage_pk primary key (company_id, id),
  constraint stage_stage_department_fk foreign key (company_id, stage_department_id)
    references department (company_id, id) on delete restrict
);
create unique index stage_code_key on stage (company_id, lower(code));
create index stage_by_department on stage (company_id, stage_department_id);
create index stage_search on stage using gin (search gin_trgm_ops);
create trigger stage_history after insert or update or delete on stage
  for each row execute function record_history('stage');

create table bank (
  company_id uuid not null,
  id uuid not null,
  code text not null,
  bank_name_vn text not null,
  bank_name_en text not null,
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
    f_unaccent(coalesce(code, '') || ' ' || coalesce(bank_name_vn, '') || ' ' || coalesce(bank_name_en, ''))
  ) stored,
  constraint bank_pk primary key (company_id, id)
);
create unique index bank_code_key on bank (company_id, lower(code));
create unique index bank_bank_name_vn_key on bank (company_id, lower(bank_name_vn));
create index bank_search on bank using gin (search gin_trgm_ops);
create trigger bank_history after insert or update or delete on bank
  for each row execute function record_history('bank');

create table chart_of_accounts (
  company_id uuid not null,
  id uuid not null,
  account_code text not null,
  account_name_local text not null,
  account_name_en text not null,
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
    f_unaccent(coalesce(account_code, '') || ' ' || coalesce(account_name_local, '') || ' ' || coalesce(account_name_en, ''))
  ) stored,
  constraint chart_of_accounts_pk primary key (company_id, id),
  constraint chart_of_accounts_number unique (company_id, account_code)
);
create unique index chart_of_accounts_account_code_key
  on chart_of_accounts (company_id, lower(account_code));
create index chart_of_accounts_search on chart_of_accounts using gin (search gin_trgm_ops);
create trigger chart_of_accounts_history after insert or update or delete on chart_of_accounts
  for each row execute function record_history('chart_of_accounts');

-- Accounts that charges are booked on already come into the books under their number.
insert into chart_of_accounts (company_id, id, account_code, account_name_local, account_name_en)
  select company_id, gen_random_uuid(), min(account), min(account), min(account)
  from charge_default_account,
    unnest(array[debit_account_no, credit_account_no, debit_account_no_vat, credit_account_no_vat])
      as used (account)
  where account is not null group by company_id, lower(account);
update charge_default_account as d set
  debit_account_no = (select account_code from chart_of_accounts c
    where c.company_id = d.company_id and lower(c.account_code) = lower(d.debit_account_no)),
  credit_account_no = (select account_code from chart_of_accounts c
    where c.company_id = d.company_id and lower(c.account_code) = lower(d.credit_account_no)),
  debit_account_no_vat = (select account_code from chart_of_accounts c
    where c.company_id = d.company_id and lower(c.account_code) = lower(d.debit_account_no_vat)),
  credit_account_no_vat = (select account_code from chart_of_accounts c
    where c.company_id = d.company_id and lower(c.account_code) = lower(d.credit_account_no_vat));
alter table charge_default_account
  add constraint charge_default_account_debit_fk foreign key (company_id, debit_account_no)
    references chart_of_accounts (company_id, account_code) on delete restrict,
  add constraint charge_default_account_credit_fk foreign key (company_id, credit_account_no)
    references chart_of_accounts (company_id, account_code) on delete restrict,
  add constraint charge_default_account_debit_vat_fk foreign key (company_id, debit_account_no_vat)
    references chart_of_accounts (company_id, account_code) on delete restrict,
  add constraint charge_default_account_credit_vat_fk foreign key (company_id, credit_account_no_vat)
    references chart_of_accounts (company_id, account_code) on delete restrict;

-- Several prices of one charge may stand for one kind of job, by office and quantity.
create table standard_charge (
  company_id uuid not null,
  id uuid not null,
  charge_id uuid not null,
  quantity numeric(20, 4),
  unit_price numeric(20, 4),
  currency_id text not null,
  vatrate numeric(20, 4),
  type text not null,
  transaction_type text not null,
  service text not null,
  service_type text not null,
  office uuid,
  notes text,
  unit_id uuid,
  quantity_type text,
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
  constraint standard_charge_pk primary key (company_id, id),
  constraint standard_charge_charge_fk foreign key (company_id, charge_id)
    references charge (company_id, id) on delete restrict,
  constraint standard_charge_currency_fk foreign key (currency_id)
    references currency (id) on delete restrict,
  constraint standard_charge_office_fk foreign key (company_id, office)
    references office (company_id, id) on delete restrict,
  constraint standard_charge_unit_fk foreign key (company_id, unit_id)
    references unit (company_id, id) on delete restrict,
  constraint standard_charge_type_known check (type in ('CREDIT', 'DEBIT', 'OBH'))
);
create index standard_charge_by_kind
  on standard_charge (company_id, transaction_type, type, lower(service), lower(service_type));
create index standard_charge_by_charge on standard_charge (company_id, charge_id);
create index standard_charge_by_currency on standard_charge (currency_id);
create index standard_charge_by_office on standard_charge (company_id, office);
create index standard_charge_by_unit on standard_charge (company_id, unit_id);
create trigger standard_charge_history after insert or update or delete on standard_charge
  for each row execute function record_history('standard_charge');
