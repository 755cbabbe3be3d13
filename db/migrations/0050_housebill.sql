-- House bills: our bills of lading to the shippers under a job.

create table house_bill (
  company_id uuid not null,
  id uuid not null,
  job_id uuid not null,
  hwbno text not null,
  family text not null,
  hbltype text not null,
  -- The bill's own number of the carrier's bill, where it differs from the job's.
  mawb text,
  customer_id uuid not null,
  sale_man_id uuid not null,
  shipper_id uuid,
  shipper_description text,
  consignee_id uuid,
  consignee_description text,
  notify_party_id uuid,
  notify_party_description text,
  forwarding_agent_id uuid,
  forwarding_agent_description text,
  goods_delivery_id uuid,
  goods_delivery_description text,
  booking_no text,
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
  incoterm_id uuid,
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
  package_qty numeric(18, 3),
  package_type uuid,
  gross_weight numeric(18, 3),
  net_weight numeric(18, 3),
  charge_weight numeric(18, 3),
  cbm numeric(18, 3),
  cont_seal_no text,
  package_container text,
  is_canceled boolean not null default false,
  search text generated always as (
    f_unaccent(hwbno || ' ' || coalesce(mawb, '') || ' ' || coalesce(booking_no, ''))) stored,
  office_id uuid not null,
  department_id uuid,
  group_id uuid,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  constraint house_bill_pk primary key (company_id, id),
  constraint house_bill_job_fk foreign key (company_id, job_id)
    references shipment (company_id, id) on delete restrict,
  -- What refers to a bill of a job names both, so that no line can mix two jobs.
  constraint house_bill_of_job_unique unique (company_id, job_id, id),
  constraint house_bill_customer_fk foreign key (company_id, customer_id)
    references partner (company_id, id) on delete restrict,
  constraint house_bill_sale_man_fk foreign key (company_id, sale_man_id)
    references sys_user (company_id, id) on delete restrict,
  constraint house_bill_shipper_fk foreign key (company_id, shipper_id)
    references partner (company_id, id) on delete restrict,
  constraint house_bill_consignee_fk foreign key (company_id, consignee_id)
    references partner (company_id, id) on delete restrict,
  constraint house_bill_notify_party_fk foreign key (company_id, notify_party_id)
    references partner (company_id, id) on delete restrict,
  constraint house_bill_forwarding_agent_fk foreign key (company_id, forwarding_agent_id)
    references partner (company_id, id) on delete restrict,
  constraint house_bill_goods_delivery_fk foreign key (company_id, goods_delivery_id)
    references partner (company_id, id) on delete restrict,
  constraint house_bill_pol_fk foreign key (company_id, pol)
    references place (company_id, id) on delete restrict,
  constraint house_bill_pod_fk foreign key (company_id, pod)
    references place (company_id, id) on delete restrict,
  constraint house_bill_incoterm_fk foreign key (company_id, incoterm_id)
    references incoterm (company_id, id) on delete restrict,
  constraint house_bill_package_type_fk foreign key (company_id, package_type)
    references unit (company_id, id) on delete restrict,
  constraint house_bill_origin_country_fk foreign key (origin_country_id)
    references country (id) on delete restrict,
  constraint house_bill_family_known check (family in ('A', 'S')),
  constraint house_bill_type_known check (
    hbltype in ('Copy', 'Original', 'Sea Waybill', 'Surrendered')),
  constraint house_bill_freight_payment_known check (
    freight_payment in ('Prepaid', 'Collect')),
  constraint house_bill_ports_differ check (pol <> pod),
  constraint house_bill_weights_not_negative check (
    coalesce(package_qty, 0) >= 0 and coalesce(gross_weight, 0) >= 0
    and coalesce(net_weight, 0) >= 0 and coalesce(charge_weight, 0) >= 0
    and coalesce(cbm, 0) >= 0)
);

create unique index house_bill_hwbno_unique on house_bill
  (company_id, office_id, family, lower(hwbno)) where not is_canceled;
create index house_bill_by_job on house_bill (company_id, job_id, hwbno)
  include (sale_man_id, customer_id);
create index house_bill_by_sale_man on house_bill (company_id, sale_man_id, job_id);
create index house_bill_by_customer on house_bill (company_id, customer_id, job_id);
create index house_bill_search on house_bill using gin (search gin_trgm_ops);
create trigger house_bill_history after insert or update or delete on house_bill
  for each row execute function record_history('house_bill');

alter table container add constraint container_house_bill_fk
  foreign key (company_id, mblid, hblid)
  references house_bill (company_id, job_id, id) on delete cascade;
create index container_by_house_bill on container (company_id, hblid, line_no)
  where hblid is not null;

-- Bills follow their job when it is canceled, so that their numbers are free again.
create function house_bill_follow_cancel() returns trigger
  language plpgsql
  as $$
begin
  update house_bill set is_canceled = true, user_modified = new.user_modified
    where company_id = new.company_id and job_id = new.id;
  return null;
end
  $$;
create trigger shipment_cancels_bills after update of current_status on shipment
  for each row when (new.current_status = 'Canceled' and old.current_status <> 'Canceled')
  execute function house_bill_follow_cancel();
