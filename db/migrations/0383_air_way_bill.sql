-- The master air waybill of a job, one for each, and the other charges of waybills.

create table air_way_bill (
  company_id uuid not null,
  id uuid not null,
  job_id uuid not null,
  shipper_id uuid,
  shipper_description text,
  consignee_id uuid,
  consignee_description text,
  notify text,
  issued_by text,
  forwarding_agent_description text,
  first_carrier_by text,
  first_carrier_to text,
  transit_place_by1 text,
  transit_place_to1 text,
  transit_place_by2 text,
  transit_place_to2 text,
  route text,
  freight_payment text,
  currency_id text,
  chgs text,
  wtor_valpayment text,
  other_payment text,
  dclrca text,
  dclrcus text,
  insurance_amount text,
  handling_information text,
  sci text,
  kg_lb text,
  rclass text,
  com_item_no text,
  rate_charge numeric(18, 4),
  min boolean,
  as_arranged boolean,
  sea_air numeric(18, 2),
  total text,
  volume_field text,
  des_of_goods text,
  shipping_mark text,
  wtpp text,
  wtcll text,
  valpp text,
  valcll text,
  taxpp text,
  taxcll text,
  due_agent_pp text,
  due_agent_cll text,
  due_carrier_pp text,
  due_carrier_cll text,
  total_pp text,
  total_cll text,
  curr_convert_rate text,
  cc_charge_in_drc text,
  other_charge text,
  issue_hbldate date,
  issue_hblplace text,
  office_id uuid,
  department_id uuid,
  group_id uuid,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  constraint air_way_bill_pk primary key (company_id, id),
  constraint air_way_bill_job_unique unique (company_id, job_id),
  constraint air_way_bill_job_fk foreign key (company_id, job_id)
    references shipment (company_id, id) on delete cascade,
  constraint air_way_bill_shipper_fk foreign key (company_id, shipper_id)
    references partner (company_id, id) on delete restrict,
  constraint air_way_bill_consignee_fk foreign key (company_id, consignee_id)
    references partner (company_id, id) on delete restrict,
  constraint air_way_bill_currency_fk foreign key (currency_id)
    references currency (id) on delete restrict,
  constraint air_way_bill_freight_payment_known check (
    freight_payment in ('Prepaid', 'Collect', 'Sea - Air Difference'))
);
create index air_way_bill_by_shipper on air_way_bill (company_id, shipper_id);
create index air_way_bill_by_consignee on air_way_bill (company_id, consignee_id);

create table waybill_charge (
  company_id uuid not null,
  id uuid not null,
  job_id uuid not null,
  -- Null for the master waybill of the job.
  hblid uuid,
  line_no integer not null,
  charge_name text not null,
  quantity numeric(18, 3),
  rate numeric(18, 4),
  amount numeric(18, 2) not null,
  due_to text not null,
  user_modified uuid,
  constraint waybill_charge_pk primary key (company_id, id),
  constraint waybill_charge_job_fk foreign key (company_id, job_id)
    references shipment (company_id, id) on delete cascade,
  constraint waybill_charge_house_bill_fk foreign key (company_id, hblid)
    references house_bill (company_id, id) on delete cascade,
  constraint waybill_charge_due_to_known check (due_to in ('Agent', 'Carrier'))
);
create index waybill_charge_by_job on waybill_charge (company_id, job_id);
create index waybill_charge_by_bill on waybill_charge (company_id, hblid);

create trigger air_way_bill_history after insert on air_way_bill
  referencing new table as added
  for each statement execute function record_history('air_way_bill');
create trigger air_way_bill_history_of_change after update on air_way_bill
  referencing old table as removed new table as added
  for each statement execute function record_history('air_way_bill');
create trigger air_way_bill_history_of_end after delete on air_way_bill
  referencing old table as removed
  for each statement execute function record_history('air_way_bill');
create trigger waybill_charge_history after insert on waybill_charge
  referencing new table as added
  for each statement execute function record_history('waybill_charge');
create trigger waybill_charge_history_of_change after update on waybill_charge
  referencing old table as removed new table as added
  for each statement execute function record_history('waybill_charge');
create trigger waybill_charge_history_of_end after delete on waybill_charge
  referencing old table as removed
  for each statement execute function record_history('waybill_charge');

call guard_partners('air_way_bill', true);
