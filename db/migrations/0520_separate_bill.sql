-- The separate house waybill of a bill: its number and values on a second paper (decision 0173). It is
-- no row of house_bill, so no list, sum, charge, mail or number check of bills finds it.

create table separate_bill (
  -- The key is that of the house bill, which has at most one; the fields are those of a house waybill.
  like air_bill,
  hwbno text not null,
  mawb text,
  booking_no text,
  customer_id uuid not null,
  sale_man_id uuid not null,
  shipper_id uuid,
  shipper_description text,
  consignee_id uuid,
  consignee_description text,
  incoterm_id uuid,
  package_qty numeric(18, 3),
  package_type uuid,
  gross_weight numeric(18, 3),
  net_weight numeric(18, 3),
  charge_weight numeric(18, 3),
  cbm numeric(18, 3),
  cont_seal_no text,
  -- The lines are saved whole with the waybill, and nothing else reads them.
  dimension_details jsonb not null default '[]',
  other_charges jsonb not null default '[]',
  user_created uuid not null,
  datetime_created timestamptz not null default now(),
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  constraint separate_bill_pk primary key (company_id, id),
  constraint separate_bill_house_bill_fk foreign key (company_id, id)
    references house_bill (company_id, id) on delete cascade,
  constraint separate_bill_customer_fk foreign key (company_id, customer_id)
    references partner (company_id, id) on delete restrict,
  constraint separate_bill_sale_man_fk foreign key (company_id, sale_man_id)
    references sys_user (company_id, id) on delete restrict,
  constraint separate_bill_shipper_fk foreign key (company_id, shipper_id)
    references partner (company_id, id) on delete restrict,
  constraint separate_bill_consignee_fk foreign key (company_id, consignee_id)
    references partner (company_id, id) on delete restrict,
  constraint separate_bill_notify_party_fk foreign key (company_id, notify_party_id)
    references partner (company_id, id) on delete restrict,
  constraint separate_bill_forwarding_agent_fk foreign key (company_id, forwarding_agent_id)
    references partner (company_id, id) on delete restrict,
  constraint separate_bill_incoterm_fk foreign key (company_id, incoterm_id)
    references incoterm (company_id, id) on delete restrict,
  constraint separate_bill_package_type_fk foreign key (company_id, package_type)
    references unit (company_id, id) on delete restrict,
  constraint separate_bill_pol_fk foreign key (company_id, pol)
    references place (company_id, id) on delete restrict,
  constraint separate_bill_pod_fk foreign key (company_id, pod)
    references place (company_id, id) on delete restrict,
  constraint separate_bill_warehouse_fk foreign key (company_id, warehouse_id)
    references place (company_id, id) on delete restrict,
  constraint separate_bill_currency_fk foreign key (currency_id)
    references currency (id) on delete restrict,
  constraint separate_bill_origin_country_fk foreign key (origin_country_id)
    references country (id) on delete restrict
);

create trigger separate_bill_history after insert on separate_bill
  referencing new table as added
  for each statement execute function record_history('separate_bill');
create trigger separate_bill_history_of_change after update on separate_bill
  referencing old table as removed new table as added
  for each statement execute function record_history('separate_bill');
create trigger separate_bill_history_of_end after delete on separate_bill
  referencing old table as removed
  for each statement execute function record_history('separate_bill');

call guard_partners('separate_bill', true);
