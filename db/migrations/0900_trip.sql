-- Trips of trucks: one for each container or load of a job (decision 0370).

create table trip (
  company_id uuid not null,
  id uuid not null,
  job_id uuid not null,
  -- The place among the trips of the job; its number follows that of the job.
  serial integer not null,
  state text not null default 'Planned',
  -- The line of goods that it was made from; what it carries is copied, because a line may stand for
  -- several containers.
  container_id uuid,
  container_type_id uuid,
  container_no text,
  seal_no text,
  package_quantity numeric(18, 3),
  package_type_id uuid,
  gross_weight numeric(18, 3),
  cbm numeric(18, 3),
  goods text,
  supplier_id uuid,
  truck_no text,
  trailer_no text,
  driver_name text,
  driver_phone text,
  -- The buying line that it costs.
  cost_line_id uuid,
  note text,
  drop_reason text,
  requested_at timestamptz,
  mail_id uuid,
  answer text,
  answer_note text,
  answered_at timestamptz,
  delivered_at timestamptz,
  user_created uuid not null,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  -- Trucks are compared as their numbers look: 51C-123.45 is 51C12345.
  truck_key text generated always as (upper(regexp_replace(truck_no, '[^[:alnum:]]', '', 'g'))) stored,
  search text generated always as (
    f_unaccent(coalesce(container_no, '') || ' ' || coalesce(truck_no, '') || ' '
      || coalesce(driver_name, ''))) stored,
  constraint trip_pk primary key (company_id, id),
  constraint trip_serial_once unique (company_id, job_id, serial),
  constraint trip_job_fk foreign key (company_id, job_id)
    references shipment (company_id, id) on delete cascade,
  constraint trip_container_type_fk foreign key (company_id, container_type_id)
    references unit (company_id, id) on delete restrict,
  constraint trip_package_type_fk foreign key (company_id, package_type_id)
    references unit (company_id, id) on delete restrict,
  constraint trip_supplier_fk foreign key (company_id, supplier_id)
    references partner (company_id, id) on delete restrict,
  constraint trip_cost_line_fk foreign key (company_id, cost_line_id)
    references surcharge (company_id, id) on delete restrict,
  constraint trip_mail_fk foreign key (company_id, mail_id)
    references mail (company_id, id) on delete restrict,
  constraint trip_state_known check (state in ('Planned', 'Assigned', 'Accepted', 'Loaded', 'Delivered',
    'EmptyReturned', 'Closed', 'Dropped')),
  constraint trip_answer_known check (answer in ('Accepted', 'Declined')),
  constraint trip_supplier_given
    check (state in ('Planned', 'Dropped') or supplier_id is not null),
  constraint trip_drop_reason_given check (state <> 'Dropped' or drop_reason is not null),
  constraint trip_delivery_time_given
    check (state not in ('Delivered', 'EmptyReturned', 'Closed') or delivered_at is not null),
  constraint trip_goods_not_negative
    check (package_quantity >= 0 and gross_weight >= 0 and cbm >= 0)
);
create index trip_by_container on trip (company_id, container_id) where container_id is not null;
create index trip_by_supplier on trip (company_id, supplier_id) where supplier_id is not null;
create index trip_by_cost_line on trip (company_id, cost_line_id) where cost_line_id is not null;
create index trip_by_mail on trip (company_id, mail_id) where mail_id is not null;
create index trip_by_truck on trip (company_id, truck_key)
  where truck_key is not null and state in ('Assigned', 'Accepted', 'Loaded');
create index trip_by_creation on trip (company_id, datetime_created desc, id desc);
create index trip_search on trip using gin (search gin_trgm_ops);

-- A place where the truck stops, in the order of the trip.
create table trip_stop (
  company_id uuid not null,
  id uuid not null,
  trip_id uuid not null,
  position integer not null,
  kind text not null,
  place text not null,
  address text,
  contact text,
  planned_at timestamptz,
  actual_at timestamptz,
  user_modified uuid,
  constraint trip_stop_pk primary key (company_id, id),
  constraint trip_stop_trip_fk foreign key (company_id, trip_id)
    references trip (company_id, id) on delete cascade,
  constraint trip_stop_kind_known check (kind in ('PickUp', 'Deliver', 'ReturnEmpty'))
);
create index trip_stop_by_trip on trip_stop (company_id, trip_id, position);
create index trip_stop_by_plan on trip_stop (company_id, planned_at, trip_id);

-- A link to one trip for its driver; the text of the link is not stored.
create table trip_link (
  company_id uuid not null,
  id uuid not null,
  trip_id uuid not null,
  sha256 text not null,
  keeps_position boolean not null default false,
  revoked_at timestamptz,
  user_created uuid not null,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  constraint trip_link_pk primary key (company_id, id),
  constraint trip_link_trip_fk foreign key (company_id, trip_id)
    references trip (company_id, id) on delete cascade
);
create unique index trip_link_by_hash on trip_link (company_id, sha256);
-- A new link takes the place of the former one.
create unique index trip_link_one_valid on trip_link (company_id, trip_id) where revoked_at is null;
create index trip_link_by_trip on trip_link (company_id, trip_id);

-- What the receiver signed at one stop; the id is that of the phone, so that a repeated one is known.
create table trip_proof (
  company_id uuid not null,
  id uuid not null,
  trip_id uuid not null,
  stop_id uuid not null,
  link_id uuid not null,
  receiver text not null,
  pieces numeric(18) not null,
  damage text,
  delivered_at timestamptz not null,
  signature_id uuid,
  user_created uuid not null,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  constraint trip_proof_pk primary key (company_id, id),
  constraint trip_proof_once unique (company_id, stop_id),
  constraint trip_proof_trip_fk foreign key (company_id, trip_id)
    references trip (company_id, id) on delete cascade,
  constraint trip_proof_stop_fk foreign key (company_id, stop_id)
    references trip_stop (company_id, id) on delete restrict,
  constraint trip_proof_link_fk foreign key (company_id, link_id)
    references trip_link (company_id, id) on delete cascade,
  constraint trip_proof_signature_fk foreign key (company_id, signature_id)
    references attached_file (company_id, id) on delete restrict,
  constraint trip_proof_pieces_in_range check (pieces between 0 and 5000000)
);
create index trip_proof_by_trip on trip_proof (company_id, trip_id);
create index trip_proof_by_link on trip_proof (company_id, link_id);
create index trip_proof_by_signature on trip_proof (company_id, signature_id)
  where signature_id is not null;

-- A photo of a delivery, under the id of the phone.
create table trip_photo (
  company_id uuid not null,
  id uuid not null,
  proof_id uuid not null,
  file_id uuid,
  user_created uuid not null,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  constraint trip_photo_pk primary key (company_id, id),
  constraint trip_photo_proof_fk foreign key (company_id, proof_id)
    references trip_proof (company_id, id) on delete cascade,
  constraint trip_photo_file_fk foreign key (company_id, file_id)
    references attached_file (company_id, id) on delete restrict
);
create index trip_photo_by_proof on trip_photo (company_id, proof_id);
create index trip_photo_by_file on trip_photo (company_id, file_id) where file_id is not null;

create trigger trip_history after insert on trip
  referencing new table as added
  for each statement execute function record_history('trip');
create trigger trip_history_of_change after update on trip
  referencing old table as removed new table as added
  for each statement execute function record_history('trip');
create trigger trip_history_of_end after delete on trip
  referencing old table as removed
  for each statement execute function record_history('trip');
create trigger trip_stop_history after insert on trip_stop
  referencing new table as added
  for each statement execute function record_history('trip_stop');
create trigger trip_stop_history_of_change after update on trip_stop
  referencing old table as removed new table as added
  for each statement execute function record_history('trip_stop');
create trigger trip_stop_history_of_end after delete on trip_stop
  referencing old table as removed
  for each statement execute function record_history('trip_stop');
create trigger trip_link_history after insert on trip_link
  referencing new table as added
  for each statement execute function record_history('trip_link');
create trigger trip_link_history_of_change after update on trip_link
  referencing old table as removed new table as added
  for each statement execute function record_history('trip_link');
create trigger trip_link_history_of_end after delete on trip_link
  referencing old table as removed
  for each statement execute function record_history('trip_link');
create trigger trip_proof_history after insert on trip_proof
  referencing new table as added
  for each statement execute function record_history('trip_proof');
create trigger trip_proof_history_of_change after update on trip_proof
  referencing old table as removed new table as added
  for each statement execute function record_history('trip_proof');
create trigger trip_proof_history_of_end after delete on trip_proof
  referencing old table as removed
  for each statement execute function record_history('trip_proof');
create trigger trip_photo_history after insert on trip_photo
  referencing new table as added
  for each statement execute function record_history('trip_photo');
create trigger trip_photo_history_of_change after update on trip_photo
  referencing old table as removed new table as added
  for each statement execute function record_history('trip_photo');
create trigger trip_photo_history_of_end after delete on trip_photo
  referencing old table as removed
  for each statement execute function record_history('trip_photo');

call guard_partners('trip', false);
