-- The fields that only jobs and bills of the air family have, under the key of their root.

create table air_job (
  company_id uuid not null,
  id uuid not null,
  flight_date date,
  issued_by text,
  warehouse_id uuid,
  route text,
  airline_info text,
  is_hawb boolean,
  is_mawb boolean,
  apply_dim text,
  round_up_method text,
  hw numeric(18, 3),
  -- The user of the last change, for the history of this part; version and day are the root's.
  user_modified uuid,
  constraint air_job_pk primary key (company_id, id),
  constraint air_job_of_shipment_fk foreign key (company_id, id)
    references shipment (company_id, id) on delete cascade,
  constraint air_job_warehouse_fk foreign key (company_id, warehouse_id)
    references place (company_id, id) on delete restrict,
  constraint air_job_apply_dim_known check (apply_dim in ('Single', 'Total')),
  constraint air_job_round_up_method_known check (round_up_method in ('0.5', '1.0', 'Standard'))
);

create table air_bill (
  company_id uuid not null,
  id uuid not null,
  hbltype text,
  notify_party_id uuid,
  notify_party_description text,
  forwarding_agent_id uuid,
  forwarding_agent_description text,
  pol uuid,
  pol_description text,
  pod uuid,
  pod_description text,
  final_pod text,
  etd date,
  eta date,
  flight_no text,
  flight_date date,
  flight_no_origin text,
  flight_date_origin date,
  arrival_date date,
  warehouse_id uuid,
  ware_house_an_date date,
  route text,
  issued_by text,
  first_carrier_by text,
  first_carrier_to text,
  transit_place_by1 text,
  transit_place_to1 text,
  transit_place_by2 text,
  transit_place_to2 text,
  freight_payment text,
  payment_term text,
  currency_id text,
  chgs text,
  wtor_valpayment text,
  other_payment text,
  dclrca text,
  dclrcus text,
  insurance_amount text,
  handling_information text,
  notify text,
  sci text,
  kg_lb text,
  rclass text,
  com_item_no text,
  rate_charge numeric(18, 4),
  min boolean,
  as_arranged boolean,
  sea_air numeric(18, 2),
  total text,
  hw numeric(18, 3),
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
  show_dim boolean,
  issue_hbldate date,
  issue_hblplace text,
  origin_country_id text,
  shipping_mark text,
  des_of_goods text,
  commodity text,
  poinvoice_no text,
  remark text,
  attach_list text,
  user_modified uuid,
  constraint air_bill_currency_fk foreign key (currency_id)
    references currency (id) on delete restrict,
  constraint air_bill_pk primary key (company_id, id),
  constraint air_bill_of_house_bill_fk foreign key (company_id, id)
    references house_bill (company_id, id) on delete cascade,
  constraint air_bill_notify_party_fk foreign key (company_id, notify_party_id)
    references partner (company_id, id) on delete restrict,
  constraint air_bill_forwarding_agent_fk foreign key (company_id, forwarding_agent_id)
    references partner (company_id, id) on delete restrict,
  constraint air_bill_pol_fk foreign key (company_id, pol)
    references place (company_id, id) on delete restrict,
  constraint air_bill_pod_fk foreign key (company_id, pod)
    references place (company_id, id) on delete restrict,
  constraint air_bill_warehouse_fk foreign key (company_id, warehouse_id)
    references place (company_id, id) on delete restrict,
  constraint air_bill_origin_country_fk foreign key (origin_country_id)
    references country (id) on delete restrict,
  constraint air_bill_type_known check (hbltype in ('Copy', 'Original', 'Surrendered')),
  constraint air_bill_freight_payment_known check (
    freight_payment in ('Prepaid', 'Collect', 'Sea - Air Difference')),
  constraint air_bill_ports_differ check (pol <> pod)
);

insert into air_job (company_id, id, user_modified)
select company_id, id, user_modified from shipment where family = 'A';
insert into air_bill (company_id, id, user_modified)
select company_id, id, user_modified from house_bill where family = 'A' and not is_virtual;

alter table air_job set (autovacuum_vacuum_insert_scale_factor = 0.01);
alter table air_bill set (autovacuum_vacuum_insert_scale_factor = 0.01);

-- Root and part write the history of the record together.
create trigger air_job_history after insert on air_job
  referencing new table as added
  for each statement execute function record_history('shipment');
create trigger air_job_history_of_change after update on air_job
  referencing old table as removed new table as added
  for each statement execute function record_history('shipment');
create trigger air_job_history_of_end after delete on air_job
  referencing old table as removed
  for each statement execute function record_history('shipment');
create trigger air_bill_history after insert on air_bill
  referencing new table as added
  for each statement execute function record_history('house_bill');
create trigger air_bill_history_of_change after update on air_bill
  referencing old table as removed new table as added
  for each statement execute function record_history('house_bill');
create trigger air_bill_history_of_end after delete on air_bill
  referencing old table as removed
  for each statement execute function record_history('house_bill');

create function refuse_job_outside_air() returns trigger
  language plpgsql
  as $$
begin
  if exists (select from added a join shipment s on s.company_id = a.company_id and s.id = a.id
      where s.family <> 'A') then
    raise exception 'a job of another family has no row in air_job'
      using errcode = '23514', constraint = 'air_job_of_the_air_family';
  end if;
  return null;
end
  $$;
create trigger air_job_of_the_air_family after insert on air_job
  referencing new table as added
  for each statement execute function refuse_job_outside_air();

create function refuse_bill_outside_air() returns trigger
  language plpgsql
  as $$
begin
  if exists (select from added a join house_bill b on b.company_id = a.company_id and b.id = a.id
      where b.family <> 'A' or b.is_virtual) then
    raise exception 'a virtual bill or one of another family has no row in air_bill'
      using errcode = '23514', constraint = 'air_bill_of_the_air_family';
  end if;
  return null;
end
  $$;
create trigger air_bill_of_the_air_family after insert on air_bill
  referencing new table as added
  for each statement execute function refuse_bill_outside_air();

-- At the end of the transaction, because the part is written after its root.
create function require_air_bill() returns trigger
  language plpgsql
  as $$
declare
  bill record := case when tg_op = 'DELETE' then old else new end;
begin
  if not exists (select from air_bill l where l.company_id = bill.company_id and l.id = bill.id)
    and exists (select from house_bill b where b.company_id = bill.company_id and b.id = bill.id
      and b.family = 'A' and not b.is_virtual)
  then
    raise exception 'the air bill % has no row in air_bill', bill.id
      using errcode = '23514', constraint = 'house_bill_has_its_air_bill';
  end if;
  return null;
end
  $$;
create constraint trigger house_bill_has_its_air_bill after insert on house_bill
  deferrable initially deferred for each row when (new.family = 'A' and not new.is_virtual)
  execute function require_air_bill();
create constraint trigger air_bill_gone_with_its_bill after delete on air_bill
  deferrable initially deferred for each row execute function require_air_bill();

call guard_partners('air_bill', true);
