-- Operations jobs (CL, TK): the part of their family, and their one bill (decision 0351).

create table operations_job (
  company_id uuid not null,
  id uuid not null,
  product_service text,
  service_mode text,
  shipment_mode text,
  field_ops_id uuid,
  clearance_location uuid,
  warehouse_id uuid,
  commodity_group_id uuid,
  invoice_no text,
  finish_date date,
  delivery_date date,
  clearance_date date,
  suspend_time text,
  service_no text,
  is_bd boolean,
  is_agency boolean,
  -- The user of the last change, for the history of this part; version and day are the root's.
  user_modified uuid,
  constraint operations_job_pk primary key (company_id, id),
  constraint operations_job_of_shipment_fk foreign key (company_id, id)
    references shipment (company_id, id) on delete cascade,
  constraint operations_job_field_ops_fk foreign key (company_id, field_ops_id)
    references sys_user (company_id, id) on delete restrict,
  constraint operations_job_clearance_location_fk foreign key (company_id, clearance_location)
    references place (company_id, id) on delete restrict,
  constraint operations_job_warehouse_fk foreign key (company_id, warehouse_id)
    references place (company_id, id) on delete restrict,
  constraint operations_job_commodity_group_fk foreign key (company_id, commodity_group_id)
    references commodity_group (company_id, id) on delete restrict,
  constraint operations_job_product_known check (product_service in ('Sea FCL', 'Sea LCL', 'Air',
    'Sea', 'Sea Consol', 'Trucking', 'Cross border', 'Warehouse', 'Railway', 'Express',
    'Bonded Warehouse', 'Other', 'Customs', 'Trucking & Customs', 'Inland Waterway', 'E-commerce',
    'CFS Warehouse')),
  constraint operations_job_service_mode_known check (service_mode in ('Export', 'Import', 'Domestic')),
  constraint operations_job_shipment_mode_known check (
    shipment_mode in ('Internal', 'External', 'Domestic'))
);
alter table operations_job set (autovacuum_vacuum_insert_scale_factor = 0.01);

insert into operations_job (company_id, id, user_modified)
select company_id, id, user_modified from shipment where family = 'O';

create trigger operations_job_history after insert on operations_job
  referencing new table as added
  for each statement execute function record_history('shipment');
create trigger operations_job_history_of_change after update on operations_job
  referencing old table as removed new table as added
  for each statement execute function record_history('shipment');
create trigger operations_job_history_of_end after delete on operations_job
  referencing old table as removed
  for each statement execute function record_history('shipment');

create function refuse_job_outside_operations() returns trigger
  language plpgsql
  as $$
begin
  if exists (select from added a join shipment s on s.company_id = a.company_id and s.id = a.id
      where s.family <> 'O') then
    raise exception 'a job of another family has no row in operations_job'
      using errcode = '23514', constraint = 'operations_job_of_its_family';
  end if;
  return null;
end
  $$;
create trigger operations_job_of_its_family after insert on operations_job
  referencing new table as added
  for each statement execute function refuse_job_outside_operations();

-- One bill of a carrier stands on several operations jobs; on a job of each other family once.
drop index shipment_mawb_unique;
create unique index shipment_mawb_unique on shipment
  (company_id, office_id, family, text_key(mawb))
  where mawb is not null and current_status <> 'Canceled' and family <> 'O';

-- The numbers of an operations job are unique together, in its office and service: the number of its
-- bill is unique within the number of its master bill. PostgreSQL keeps it equal to that of the job.
create function bill_within_master() returns trigger
  language plpgsql
  as $$
begin
  select s.office_id || ' ' || s.transaction_type || ' ' || coalesce(text_key(s.mawb), '')
    into new.number_within
  from shipment s where s.company_id = new.company_id and s.id = new.job_id;
  return new;
end
  $$;
create trigger house_bill_within_master before insert on house_bill
  for each row when (new.family = 'O' and not new.is_virtual)
  execute function bill_within_master();
create function follow_master_number() returns trigger
  language plpgsql
  as $$
begin
  update house_bill b
  set number_within = new.office_id || ' ' || new.transaction_type || ' '
    || coalesce(text_key(new.mawb), '')
  where b.company_id = new.company_id and b.job_id = new.id and not b.is_virtual;
  return null;
end
  $$;
create trigger shipment_master_within_bill after update of mawb on shipment
  for each row when (new.family = 'O' and new.mawb is distinct from old.mawb)
  execute function follow_master_number();

-- An operations job has exactly one bill.
create unique index house_bill_of_operation_once on house_bill (company_id, job_id)
  where family = 'O';
