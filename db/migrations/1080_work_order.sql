-- Work orders: the prices that a customer and a salesman agreed on for a service and a route, with what
-- the carrier asks for it. The fields of every document are in `document`; the state is the approval
-- status.

insert into document_kind (code, table_name, names) values ('workOrder', 'work_order',
  '{"number": "work_order_no", "state": "approved_status", "partner_id": "customer_id"}')
on conflict (code) do update set table_name = excluded.table_name, names = excluded.names;

insert into approval_deputy_type (code, name_en, name_vi) values
  ('Work order', 'Work order', 'Lệnh công việc');
insert into approval_type (flow, type, place, deputy_type, name_en, name_vi) values
  ('Approval', 'Work order', 25, 'Work order', 'Work order', 'Lệnh công việc');

create table work_order (
  company_id uuid not null,
  id uuid not null,
  kind text generated always as ('workOrder') stored,
  transaction_type text not null,
  shipper_id uuid,
  shipper_description text,
  consignee_id uuid,
  consignee_description text,
  agent_id uuid,
  agent_description text,
  pol uuid not null,
  pol_description text,
  pod uuid not null,
  pod_description text,
  pickup_place text,
  route text,
  incoterm_id uuid,
  shipment_type text not null,
  effective_date date,
  expired_date date,
  schedule text,
  transit text,
  payment_method text,
  notes text,
  -- Its prices are offered to jobs once it is approved.
  active boolean not null default false,
  canceled_at timestamptz,
  user_modified uuid,
  constraint work_order_pk primary key (company_id, id),
  constraint work_order_document_fk foreign key (company_id, id)
    references document (company_id, id) on delete cascade,
  constraint work_order_transaction_type_fk foreign key (transaction_type) references service (code),
  constraint work_order_shipper_fk foreign key (company_id, shipper_id)
    references partner (company_id, id) on delete restrict,
  constraint work_order_consignee_fk foreign key (company_id, consignee_id)
    references partner (company_id, id) on delete restrict,
  constraint work_order_agent_fk foreign key (company_id, agent_id)
    references partner (company_id, id) on delete restrict,
  constraint work_order_pol_fk foreign key (company_id, pol)
    references place (company_id, id) on delete restrict,
  constraint work_order_pod_fk foreign key (company_id, pod)
    references place (company_id, id) on delete restrict,
  constraint work_order_incoterm_fk foreign key (company_id, incoterm_id)
    references incoterm (company_id, id) on delete restrict,
  constraint work_order_days_in_order check (expired_date >= effective_date),
  constraint work_order_shipment_type_known check (shipment_type in ('Freehand', 'Nominated')),
  constraint work_order_payment_method_known check (payment_method in ('Prepaid', 'Collect')),
  constraint work_order_canceled_is_inactive check (canceled_at is null or not active)
);
create index work_order_by_route on work_order (company_id, transaction_type, pol, pod);
create index work_order_by_shipper on work_order (company_id, shipper_id);
create index work_order_by_consignee on work_order (company_id, consignee_id);
create index work_order_by_agent on work_order (company_id, agent_id);
create index work_order_by_pol on work_order (company_id, pol);
create index work_order_by_pod on work_order (company_id, pod);
create index work_order_by_incoterm on work_order (company_id, incoterm_id);
call guard_partners('work_order', true);

-- A price of freight: what the co-loader asks and what the customer pays, for any quantity or for a
-- range of it.
create table work_order_price (
  company_id uuid not null,
  id uuid not null,
  work_order_id uuid not null,
  line_no integer not null,
  coloader_id uuid not null,
  type text not null,
  quantity_type text not null,
  quantity_from integer not null,
  quantity_to integer not null,
  unit_id uuid not null,
  buying_charge_id uuid not null,
  unit_price_buying numeric not null,
  selling_charge_id uuid not null,
  unit_price_selling numeric not null,
  vatrate numeric,
  currency_id text not null,
  notes text,
  user_modified uuid,
  constraint work_order_price_pk primary key (company_id, id),
  constraint work_order_price_place unique (company_id, work_order_id, line_no) deferrable,
  constraint work_order_price_order_fk foreign key (company_id, work_order_id)
    references work_order (company_id, id) on delete cascade,
  constraint work_order_price_coloader_fk foreign key (company_id, coloader_id)
    references partner (company_id, id) on delete restrict,
  constraint work_order_price_unit_fk foreign key (company_id, unit_id)
    references unit (company_id, id) on delete restrict,
  constraint work_order_price_buying_charge_fk foreign key (company_id, buying_charge_id)
    references charge (company_id, id) on delete restrict,
  constraint work_order_price_selling_charge_fk foreign key (company_id, selling_charge_id)
    references charge (company_id, id) on delete restrict,
  constraint work_order_price_currency_fk foreign key (currency_id)
    references currency (id) on delete restrict,
  constraint work_order_price_type_known check (type in ('AIR', 'FCL', 'LCL', 'OTHER')),
  constraint work_order_price_quantity_type_known check (quantity_type in ('FLAT', 'RANGE', 'ULD')),
  constraint work_order_price_range_in_order
    check (quantity_from between 0 and 999999 and quantity_to between quantity_from and 999999),
  constraint work_order_price_range_is_its_type
    check (quantity_type = 'RANGE' or quantity_from = 1 and quantity_to = 1)
);
create index work_order_price_by_coloader on work_order_price (company_id, coloader_id);
create index work_order_price_by_unit on work_order_price (company_id, unit_id);
create index work_order_price_by_buying_charge on work_order_price (company_id, buying_charge_id);
create index work_order_price_by_selling_charge on work_order_price (company_id, selling_charge_id);
create index work_order_price_by_currency on work_order_price (currency_id);
call guard_partners('work_order_price', true);

-- What comes with a price of freight, bought or sold.
create table work_order_surcharge (
  company_id uuid not null,
  id uuid not null,
  work_order_id uuid not null,
  price_id uuid not null,
  line_no integer not null,
  type text not null,
  -- Customer, agent and co-loader are those of the order and the price; only Other names a partner.
  partner_type text not null,
  partner_id uuid,
  charge_id uuid not null,
  unit_price numeric not null,
  currency_id text not null,
  vatrate numeric,
  -- Null for the unit of the price.
  unit_id uuid,
  is_primary boolean not null default false,
  kick_back boolean not null default false,
  user_modified uuid,
  constraint work_order_surcharge_pk primary key (company_id, id),
  constraint work_order_surcharge_order_fk foreign key (company_id, work_order_id)
    references work_order (company_id, id) on delete cascade,
  constraint work_order_surcharge_price_fk foreign key (company_id, price_id)
    references work_order_price (company_id, id) on delete cascade,
  constraint work_order_surcharge_partner_fk foreign key (company_id, partner_id)
    references partner (company_id, id) on delete restrict,
  constraint work_order_surcharge_charge_fk foreign key (company_id, charge_id)
    references charge (company_id, id) on delete restrict,
  constraint work_order_surcharge_unit_fk foreign key (company_id, unit_id)
    references unit (company_id, id) on delete restrict,
  constraint work_order_surcharge_currency_fk foreign key (currency_id)
    references currency (id) on delete restrict,
  constraint work_order_surcharge_type_known check (type in ('BUY', 'SELL')),
  constraint work_order_surcharge_partner_type_known
    check (partner_type in ('Customer', 'Agent', 'Carrier', 'Other')),
  constraint work_order_surcharge_partner_is_its_type
    check ((partner_type = 'Other') = (partner_id is not null)),
  constraint work_order_surcharge_commission_is_its_side check (type = 'BUY' or not kick_back)
);
create index work_order_surcharge_by_order
  on work_order_surcharge (company_id, work_order_id, line_no);
create index work_order_surcharge_by_price on work_order_surcharge (company_id, price_id);
create unique index work_order_surcharge_primary
  on work_order_surcharge (company_id, price_id, type) where is_primary;
create index work_order_surcharge_by_partner on work_order_surcharge (company_id, partner_id);
create index work_order_surcharge_by_charge on work_order_surcharge (company_id, charge_id);
create index work_order_surcharge_by_unit on work_order_surcharge (company_id, unit_id);
create index work_order_surcharge_by_currency on work_order_surcharge (currency_id);
call guard_partners('work_order_surcharge', true);

create trigger work_order_history after insert or update or delete on work_order
  for each row execute function record_history('work_order');
create trigger work_order_price_history after insert or update or delete on work_order_price
  for each row execute function record_history('work_order_price');
create trigger work_order_surcharge_history after insert or update or delete on work_order_surcharge
  for each row execute function record_history('work_order_surcharge');
