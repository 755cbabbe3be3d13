-- The cargo manifest of a job: the list of its house bills for customs, carrier and agent
-- (decision 0138).

create table cargo_manifest (
  company_id uuid not null,
  -- The job, which has at most one manifest.
  id uuid not null,
  ref_no text not null,
  supplier uuid not null,
  attention text,
  masks_of_registration text,
  voy_no text not null,
  invoice_date date not null,
  pol uuid not null,
  pod uuid not null,
  payment_term text not null,
  consolidator text,
  de_consolidator text,
  manifest_issuer text not null,
  manifest_shipper text,
  user_created uuid not null,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  constraint cargo_manifest_pk primary key (company_id, id),
  constraint cargo_manifest_job_fk foreign key (company_id, id)
    references shipment (company_id, id) on delete cascade,
  constraint cargo_manifest_supplier_fk foreign key (company_id, supplier)
    references partner (company_id, id) on delete restrict,
  constraint cargo_manifest_pol_fk foreign key (company_id, pol)
    references place (company_id, id) on delete restrict,
  constraint cargo_manifest_pod_fk foreign key (company_id, pod)
    references place (company_id, id) on delete restrict,
  constraint cargo_manifest_ports_differ check (pol <> pod),
  constraint cargo_manifest_payment_known check (payment_term in ('Prepaid', 'Collect'))
);
create unique index cargo_manifest_number on cargo_manifest (company_id, number_key(ref_no));
create index cargo_manifest_by_supplier on cargo_manifest (company_id, supplier);

-- A house bill on the manifest of its job.
create table manifest_bill (
  company_id uuid not null,
  -- The house bill.
  id uuid not null,
  manifest_id uuid not null,
  constraint manifest_bill_pk primary key (company_id, id),
  constraint manifest_bill_bill_fk foreign key (company_id, id)
    references house_bill (company_id, id) on delete cascade,
  constraint manifest_bill_manifest_fk foreign key (company_id, manifest_id)
    references cargo_manifest (company_id, id) on delete cascade
);
create index manifest_bill_by_manifest on manifest_bill (company_id, manifest_id);

create trigger cargo_manifest_history after insert on cargo_manifest
  referencing new table as added
  for each statement execute function record_history('cargo_manifest');
create trigger cargo_manifest_history_of_change after update on cargo_manifest
  referencing old table as removed new table as added
  for each statement execute function record_history('cargo_manifest');
create trigger cargo_manifest_history_of_end after delete on cargo_manifest
  referencing old table as removed
  for each statement execute function record_history('cargo_manifest');
create trigger manifest_bill_history after insert on manifest_bill
  referencing new table as added
  for each statement execute function record_history('manifest_bill');
create trigger manifest_bill_history_of_end after delete on manifest_bill
  referencing old table as removed
  for each statement execute function record_history('manifest_bill');

call guard_partners('cargo_manifest', false);
