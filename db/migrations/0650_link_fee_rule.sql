-- Link-fee rules: which selling charge of one service becomes which buying charge of another one.

create table link_fee_rule (
  company_id uuid not null,
  id uuid not null,
  rule_name text not null,
  service_selling text not null,
  charge_selling uuid not null,
  partner_selling uuid,
  service_buying text not null,
  charge_buying uuid not null,
  partner_buying uuid not null,
  effective_date date not null,
  expired_date date,
  status boolean not null default true,
  office_id uuid,
  department_id uuid,
  group_id uuid,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  search text generated always as (f_unaccent(rule_name)) stored,
  constraint link_fee_rule_pk primary key (company_id, id),
  constraint link_fee_rule_service_selling_fk foreign key (service_selling)
    references service (code),
  constraint link_fee_rule_service_buying_fk foreign key (service_buying)
    references service (code),
  constraint link_fee_rule_charge_selling_fk foreign key (company_id, charge_selling)
    references charge (company_id, id) on delete restrict,
  constraint link_fee_rule_charge_buying_fk foreign key (company_id, charge_buying)
    references charge (company_id, id) on delete restrict,
  constraint link_fee_rule_partner_selling_fk foreign key (company_id, partner_selling)
    references partner (company_id, id) on delete restrict,
  constraint link_fee_rule_partner_buying_fk foreign key (company_id, partner_buying)
    references partner (company_id, id) on delete restrict,
  constraint link_fee_rule_dates_in_order check (expired_date >= effective_date)
);
create unique index link_fee_rule_rule_name_key on link_fee_rule (company_id, lower(rule_name));
create unique index
  link_fee_rule_service_selling_charge_selling_service_buying_charge_buying_partner_buying_key
  on link_fee_rule
  (company_id, service_selling, charge_selling, service_buying, charge_buying, partner_buying);
create index link_fee_rule_search on link_fee_rule using gin (search gin_trgm_ops);
create index link_fee_rule_by_charge_selling on link_fee_rule (company_id, charge_selling);
create index link_fee_rule_by_charge_buying on link_fee_rule (company_id, charge_buying);
create index link_fee_rule_by_partner_selling on link_fee_rule (company_id, partner_selling);
create index link_fee_rule_by_partner_buying on link_fee_rule (company_id, partner_buying);

create trigger link_fee_rule_history after insert on link_fee_rule
  referencing new table as added
  for each statement execute function record_history('link_fee_rule');
create trigger link_fee_rule_history_of_change after update on link_fee_rule
  referencing old table as removed new table as added
  for each statement execute function record_history('link_fee_rule');
create trigger link_fee_rule_history_of_end after delete on link_fee_rule
  referencing old table as removed
  for each statement execute function record_history('link_fee_rule');
