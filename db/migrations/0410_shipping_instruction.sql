-- The shipping instruction of a job: what the forwarder asks the carrier to put on the master bill
-- (decision 0141).

create table shipping_instruction (
  company_id uuid not null,
  -- The job, which has at most one instruction.
  id uuid not null,
  booking_no text,
  ref_no text,
  invoice_date date not null,
  issued_user uuid not null,
  supplier uuid not null,
  attention text,
  shipper text not null,
  consignee_id uuid not null,
  consignee_description text not null,
  cargo_notice text,
  actual_shipper_id uuid,
  actual_shipper_description text,
  actual_consignee_id uuid,
  actual_consignee_description text,
  payment_type text,
  pol uuid not null,
  pod uuid not null,
  place_of_delivery text,
  voy_no text not null,
  loading_date date not null,
  route_info text,
  remark text,
  gross_weight numeric,
  volume numeric,
  packages_note text,
  container_note text,
  container_seal_no text,
  shipping_mark text,
  goods_description text,
  user_created uuid not null,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  constraint shipping_instruction_pk primary key (company_id, id),
  constraint shipping_instruction_job_fk foreign key (company_id, id)
    references shipment (company_id, id) on delete cascade,
  constraint shipping_instruction_issued_user_fk foreign key (company_id, issued_user)
    references sys_user (company_id, id) on delete restrict,
  constraint shipping_instruction_supplier_fk foreign key (company_id, supplier)
    references partner (company_id, id) on delete restrict,
  constraint shipping_instruction_consignee_fk foreign key (company_id, consignee_id)
    references partner (company_id, id) on delete restrict,
  constraint shipping_instruction_actual_shipper_fk foreign key (company_id, actual_shipper_id)
    references partner (company_id, id) on delete restrict,
  constraint shipping_instruction_actual_consignee_fk foreign key (company_id, actual_consignee_id)
    references partner (company_id, id) on delete restrict,
  constraint shipping_instruction_pol_fk foreign key (company_id, pol)
    references place (company_id, id) on delete restrict,
  constraint shipping_instruction_pod_fk foreign key (company_id, pod)
    references place (company_id, id) on delete restrict,
  constraint shipping_instruction_ports_differ check (pol <> pod),
  constraint shipping_instruction_payment_known check (payment_type in ('Prepaid', 'Collect')),
  constraint shipping_instruction_weight_not_negative check (gross_weight >= 0),
  constraint shipping_instruction_weight_sensible check (
    gross_weight < 1e12 and scale(gross_weight) <= 6),
  constraint shipping_instruction_volume_not_negative check (volume >= 0),
  constraint shipping_instruction_volume_sensible check (volume < 1e12 and scale(volume) <= 6)
);
create index shipping_instruction_by_supplier on shipping_instruction (company_id, supplier);
create index shipping_instruction_by_consignee on shipping_instruction (company_id, consignee_id);

create trigger shipping_instruction_history after insert on shipping_instruction
  referencing new table as added
  for each statement execute function record_history('shipping_instruction');
create trigger shipping_instruction_history_of_change after update on shipping_instruction
  referencing old table as removed new table as added
  for each statement execute function record_history('shipping_instruction');
create trigger shipping_instruction_history_of_end after delete on shipping_instruction
  referencing old table as removed
  for each statement execute function record_history('shipping_instruction');

call guard_partners('shipping_instruction', false);
