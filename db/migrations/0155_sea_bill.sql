-- A house bill becomes the root that charges and documents reference, whatever its paper. The fields
-- that only a bill of lading has are in sea_bill, under the same key.

create table sea_bill (
  company_id uuid not null,
  id uuid not null,
  hbltype text not null,
  notify_party_id uuid,
  notify_party_description text,
  forwarding_agent_id uuid,
  forwarding_agent_description text,
  goods_delivery_id uuid,
  goods_delivery_description text,
  local_voy_no text,
  ocean_voy_no text,
  pol uuid,
  pol_description text,
  pod uuid,
  pod_description text,
  pickup_place text,
  delivery_place text,
  final_pod text,
  etd date,
  eta date,
  closing_date date,
  sailing_date date,
  freight_payment text,
  place_freight_pay text,
  issue_hbldate date,
  issue_hblplace text,
  on_board_status text,
  type_of_move text,
  service_type text,
  origin_blnumber text,
  shipping_mark text,
  in_word text,
  des_of_goods text,
  commodity text,
  hs_code text,
  remark text,
  reference_no text,
  export_reference_no text,
  purchase_order_no text,
  origin_country_id text,
  attach_list text,
  package_container text,
  -- The user of the last change, for the history of this part; version and day are the root's.
  user_modified uuid
);

insert into sea_bill
select company_id, id, hbltype, notify_party_id, notify_party_description, forwarding_agent_id,
  forwarding_agent_description, goods_delivery_id, goods_delivery_description, local_voy_no,
  ocean_voy_no, pol, pol_description, pod, pod_description, pickup_place, delivery_place, final_pod,
  etd, eta, closing_date, sailing_date, freight_payment, place_freight_pay, issue_hbldate,
  issue_hblplace, on_board_status, type_of_move, service_type, origin_blnumber, shipping_mark,
  in_word, des_of_goods, commodity, hs_code, remark, reference_no, export_reference_no,
  purchase_order_no, origin_country_id, attach_list, package_container, user_modified
from house_bill;

alter table sea_bill
  add constraint sea_bill_pk primary key (company_id, id),
  add constraint sea_bill_of_house_bill_fk foreign key (company_id, id)
    references house_bill (company_id, id) on delete cascade,
  add constraint sea_bill_notify_party_fk foreign key (company_id, notify_party_id)
    references partner (company_id, id) on delete restrict,
  add constraint sea_bill_forwarding_agent_fk foreign key (company_id, forwarding_agent_id)
    references partner (company_id, id) on delete restrict,
  add constraint sea_bill_goods_delivery_fk foreign key (company_id, goods_delivery_id)
    references partner (company_id, id) on delete restrict,
  add constraint sea_bill_pol_fk foreign key (company_id, pol)
    references place (company_id, id) on delete restrict,
  add constraint sea_bill_pod_fk foreign key (company_id, pod)
    references place (company_id, id) on delete restrict,
  add constraint sea_bill_origin_country_fk foreign key (origin_country_id)
    references country (id) on delete restrict,
  add constraint sea_bill_type_known check (
    hbltype in ('Copy', 'Original', 'Sea Waybill', 'Surrendered')),
  add constraint sea_bill_freight_payment_known check (
    freight_payment in ('Prepaid', 'Collect')),
  add constraint sea_bill_ports_differ check (pol <> pod);
alter table sea_bill set (autovacuum_vacuum_insert_scale_factor = 0.01);

-- Both tables write the history of the bill.
create trigger sea_bill_history after insert on sea_bill
  referencing new table as added
  for each statement execute function record_history('house_bill');
create trigger sea_bill_history_of_change after update on sea_bill
  referencing old table as removed new table as added
  for each statement execute function record_history('house_bill');
create trigger sea_bill_history_of_end after delete on sea_bill
  referencing old table as removed
  for each statement execute function record_history('house_bill');

-- A statement may change several tables of one record; its entries have one instant, which identifies
-- them as one change.
do $$
begin
  execute replace(pg_get_functiondef('record_history'::regproc), 'clock_timestamp()',
    'statement_timestamp()');
end
$$;

alter table house_bill
  drop column search,
  drop column hbltype,
  drop column notify_party_id,
  drop column notify_party_description,
  drop column forwarding_agent_id,
  drop column forwarding_agent_description,
  drop column goods_delivery_id,
  drop column goods_delivery_description,
  drop column local_voy_no,
  drop column ocean_voy_no,
  drop column pol,
  drop column pol_description,
  drop column pod,
  drop column pod_description,
  drop column pickup_place,
  drop column delivery_place,
  drop column final_pod,
  drop column etd,
  drop column eta,
  drop column closing_date,
  drop column sailing_date,
  drop column freight_payment,
  drop column place_freight_pay,
  drop column issue_hbldate,
  drop column issue_hblplace,
  drop column on_board_status,
  drop column type_of_move,
  drop column service_type,
  drop column origin_blnumber,
  drop column shipping_mark,
  drop column in_word,
  drop column des_of_goods,
  drop column commodity,
  drop column hs_code,
  drop column remark,
  drop column reference_no,
  drop column export_reference_no,
  drop column purchase_order_no,
  drop column origin_country_id,
  drop column attach_list,
  drop column package_container;
-- A stored column rewrites every row, which frees the space of the dropped columns.
alter table house_bill add column search text generated always as (
  f_unaccent(coalesce(hwbno, '') || ' ' || coalesce(mawb, '') || ' ' || coalesce(booking_no, '')))
  stored;
create index house_bill_search on house_bill using gin (search gin_trgm_ops);

-- Merges of partners record their changes by table.
insert into partner_merge_row (company_id, merge_id, table_name, row_id, before, after)
select m.company_id, m.merge_id, 'sea_bill', m.row_id, s.before, s.after
from partner_merge_row m
cross join lateral (
  select jsonb_object_agg(k.name, m.before -> k.name) as before,
    jsonb_object_agg(k.name, m.after -> k.name) as after
  from jsonb_object_keys(m.before) as k (name)
  where k.name in ('notify_party_id', 'forwarding_agent_id', 'goods_delivery_id')) s
where m.table_name = 'house_bill' and s.before is not null;
delete from partner_merge_row where table_name = 'house_bill'
  and before - array['notify_party_id', 'forwarding_agent_id', 'goods_delivery_id'] = '{}';
update partner_merge_row
set before = before - array['notify_party_id', 'forwarding_agent_id', 'goods_delivery_id'],
  after = after - array['notify_party_id', 'forwarding_agent_id', 'goods_delivery_id']
where table_name = 'house_bill'
  and before ?| array['notify_party_id', 'forwarding_agent_id', 'goods_delivery_id'];
