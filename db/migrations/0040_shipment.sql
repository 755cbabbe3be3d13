-- Master files (jobs) of the air and sea services, and the containers of jobs and house bills.

create table shipment (
  company_id uuid not null,
  id uuid not null,
  job_no text not null,
  transaction_type text not null,
  -- Air bills and sea bills are numbered apart: A or S.
  family text not null,
  mawb text,
  mbltype text,
  booking_no text,
  coloader_id uuid,
  agent_id uuid,
  pol uuid,
  pol_description text,
  pod uuid,
  pod_description text,
  delivery_place uuid,
  etd date,
  eta date,
  atd date,
  ata date,
  service_date date not null,
  person_incharge uuid not null,
  shipment_type text not null default 'Freehand',
  payment_term text,
  type_of_service text,
  incoterm_id uuid,
  flight_vessel_name text,
  voy_no text,
  pono text,
  commodity text,
  des_of_goods text,
  package_container text,
  package_qty numeric(18, 3),
  package_type uuid,
  gross_weight numeric(18, 3),
  net_weight numeric(18, 3),
  charge_weight numeric(18, 3),
  cbm numeric(18, 3),
  -- What the container list adds up to, kept beside the job so that its list reads no lines.
  sum_cont integer not null default 0,
  sum_package numeric(18, 3) not null default 0,
  notes text,
  no_profit boolean not null default false,
  is_locked boolean not null default false,
  locked_date timestamptz,
  locked_user uuid,
  last_date_unlocked timestamptz,
  current_status text not null default 'Processing',
  finished_at timestamptz,
  finished_by uuid,
  canceled_at timestamptz,
  canceled_by uuid,
  cancel_reason text,
  search text generated always as (
    f_unaccent(job_no || ' ' || coalesce(mawb, '') || ' ' || coalesce(booking_no, ''))) stored,
  office_id uuid not null,
  department_id uuid,
  group_id uuid,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  constraint shipment_pk primary key (company_id, id),
  constraint shipment_office_fk foreign key (company_id, office_id)
    references office (company_id, id) on delete restrict,
  constraint shipment_coloader_fk foreign key (company_id, coloader_id)
    references partner (company_id, id) on delete restrict,
  constraint shipment_agent_fk foreign key (company_id, agent_id)
    references partner (company_id, id) on delete restrict,
  constraint shipment_pol_fk foreign key (company_id, pol)
    references place (company_id, id) on delete restrict,
  constraint shipment_pod_fk foreign key (company_id, pod)
    references place (company_id, id) on delete restrict,
  constraint shipment_delivery_place_fk foreign key (company_id, delivery_place)
    references place (company_id, id) on delete restrict,
  constraint shipment_incoterm_fk foreign key (company_id, incoterm_id)
    references incoterm (company_id, id) on delete restrict,
  constraint shipment_package_type_fk foreign key (company_id, package_type)
    references unit (company_id, id) on delete restrict,
  constraint shipment_person_incharge_fk foreign key (company_id, person_incharge)
    references sys_user (company_id, id) on delete restrict,
  constraint shipment_job_no_unique unique (company_id, job_no),
  constraint shipment_transaction_type_known check (
    transaction_type in ('AE', 'AI', 'SFE', 'SFI', 'SLE', 'SLI', 'SCE', 'SCI')),
  constraint shipment_family_known check (
    family = case when transaction_type in ('AE', 'AI') then 'A' else 'S' end),
  constraint shipment_type_known check (shipment_type in ('Freehand', 'Nominated')),
  constraint shipment_status_known check (current_status in (
    'InSchedule', 'Processing', 'Pending', 'Warning', 'Overdued', 'Finish', 'Canceled')),
  constraint shipment_dates_in_order check (eta >= etd),
  constraint shipment_ports_differ check (pol <> pod),
  constraint shipment_weights_not_negative check (
    coalesce(package_qty, 0) >= 0 and coalesce(gross_weight, 0) >= 0
    and coalesce(net_weight, 0) >= 0 and coalesce(charge_weight, 0) >= 0
    and coalesce(cbm, 0) >= 0),
  constraint shipment_lock_is_dated check (not is_locked or locked_date is not null),
  constraint shipment_cancel_is_dated check (
    (current_status = 'Canceled') = (canceled_at is not null))
);

-- The carrier's bill stands on one job only; a canceled job gives it free.
create unique index shipment_mawb_unique on shipment
  (company_id, office_id, family, lower(mawb))
  where mawb is not null and current_status <> 'Canceled';
-- The narrow pass of the list runs on this index alone.
create index shipment_by_service_date on shipment
  (company_id, transaction_type, service_date)
  include (datetime_modified, id, office_id, department_id, group_id, user_created,
    person_incharge, coloader_id, agent_id)
  where current_status <> 'Canceled';
create index shipment_by_modified on shipment
  (company_id, transaction_type, datetime_modified desc)
  where current_status <> 'Canceled';
create index shipment_search on shipment using gin (search gin_trgm_ops);
create trigger shipment_history after insert or update or delete on shipment
  for each row execute function record_history('shipment');

create table container (
  company_id uuid not null,
  id uuid not null,
  mblid uuid not null,
  -- Empty on the lines of the job itself.
  hblid uuid,
  line_no integer not null,
  container_type_id uuid,
  quantity integer not null default 1,
  container_no text,
  seal_no text,
  mark_no text,
  unit_of_measure_id uuid,
  commodity_id uuid,
  commodity text,
  package_type_id uuid,
  package_quantity numeric(18, 3),
  description text,
  gw numeric(18, 3),
  nw numeric(18, 3),
  charge_able_weight numeric(18, 3),
  cbm numeric(18, 3),
  -- A house bill may take a part of a container that others share.
  partof boolean not null default false,
  -- Why a number whose check digit is wrong was taken all the same.
  override_reason text,
  list_id uuid not null generated always as (coalesce(hblid, mblid)) stored,
  pair_key text not null generated always as (
    case when container_no is null and seal_no is null then id::text
      else coalesce(container_no, '') || '/' || coalesce(seal_no, '') end) stored,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  constraint container_pk primary key (company_id, id),
  constraint container_job_fk foreign key (company_id, mblid)
    references shipment (company_id, id) on delete cascade,
  constraint container_type_fk foreign key (company_id, container_type_id)
    references unit (company_id, id) on delete restrict,
  constraint container_measure_fk foreign key (company_id, unit_of_measure_id)
    references unit (company_id, id) on delete restrict,
  constraint container_package_type_fk foreign key (company_id, package_type_id)
    references unit (company_id, id) on delete restrict,
  constraint container_commodity_fk foreign key (company_id, commodity_id)
    references commodity (company_id, id) on delete restrict,
  -- Checked at the end of a statement, so that two lines may swap their numbers.
  constraint container_pair_unique unique (company_id, list_id, pair_key)
    deferrable initially immediate,
  constraint container_quantity_positive check (quantity > 0),
  constraint container_named_is_one check (
    quantity = 1 or (container_no is null and seal_no is null and mark_no is null)),
  constraint container_weights_not_negative check (
    coalesce(package_quantity, 0) >= 0 and coalesce(gw, 0) >= 0 and coalesce(nw, 0) >= 0
    and coalesce(charge_able_weight, 0) >= 0 and coalesce(cbm, 0) >= 0)
);
create index container_by_job on container (company_id, mblid, line_no) where hblid is null;
create index container_search on container using gin
  (f_unaccent(coalesce(container_no, '') || ' ' || coalesce(seal_no, '') || ' '
    || coalesce(mark_no, '')) gin_trgm_ops);
create trigger container_history after insert or update or delete on container
  for each row execute function record_history('container');

-- The documents that stand on the charges of a job. Areas above the job fill this view;
-- a job with a row in it can be neither canceled nor lose that bill.
create view job_document as
  select null::uuid as company_id, null::uuid as job_id, null::uuid as hblid,
    null::text as side, null::text as kind, null::text as document_no
  where false;
