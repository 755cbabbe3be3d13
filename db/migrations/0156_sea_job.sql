-- A job keeps the fields that every job has and that lists, reach, documents and reports read. The
-- fields that only a sea job has are in sea_job, under the same key.

create table sea_job (
  company_id uuid not null,
  id uuid not null,
  mbltype text,
  payment_term text,
  type_of_service text,
  delivery_place uuid,
  -- The user of the last change, for the history of this part; version and day are the root's.
  user_modified uuid
);

insert into sea_job
select company_id, id, mbltype, payment_term, type_of_service, delivery_place, user_modified
from shipment where family = 'S';

alter table sea_job
  add constraint sea_job_pk primary key (company_id, id),
  add constraint sea_job_of_shipment_fk foreign key (company_id, id)
    references shipment (company_id, id) on delete cascade,
  add constraint sea_job_delivery_place_fk foreign key (company_id, delivery_place)
    references place (company_id, id) on delete restrict;
alter table sea_job set (autovacuum_vacuum_insert_scale_factor = 0.01);

-- Both tables write the history of the job.
create trigger sea_job_history after insert on sea_job
  referencing new table as added
  for each statement execute function record_history('shipment');
create trigger sea_job_history_of_change after update on sea_job
  referencing old table as removed new table as added
  for each statement execute function record_history('shipment');
create trigger sea_job_history_of_end after delete on sea_job
  referencing old table as removed
  for each statement execute function record_history('shipment');

alter table shipment
  drop column mbltype,
  drop column payment_term,
  drop column type_of_service,
  drop column delivery_place;
