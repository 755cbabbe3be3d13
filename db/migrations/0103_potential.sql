-- Who may become a customer.
create table potential (
  company_id uuid not null,
  id uuid not null,
  name_en text not null,
  name_local text,
  taxcode text not null,
  tel text,
  address text,
  email text,
  margin numeric(20, 4),
  quotation numeric(20, 4),
  potential_type text not null default 'Company',
  customer_id uuid,
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
    f_unaccent(coalesce(name_en, '') || ' ' || coalesce(name_local, '') || ' ' || coalesce(taxcode, '') || ' ' || coalesce(tel, ''))
  ) stored,
  constraint potential_pk primary key (company_id, id),
  constraint potential_customer_fk foreign key (company_id, customer_id)
    references partner (company_id, id) on delete restrict,
  constraint potential_type_known check (potential_type in ('Company', 'Invidual')),
  constraint potential_margin_range check (margin between 0 and 100),
  constraint potential_quotation_not_negative check (quotation >= 0)
);
create unique index potential_taxcode_key on potential (company_id, lower(taxcode));
create index potential_by_customer on potential (company_id, customer_id);
create index potential_by_modified on potential (company_id, datetime_modified, id);
create index potential_search on potential using gin (search gin_trgm_ops);
create trigger potential_history after insert or update or delete on potential
  for each row execute function record_history('potential');
