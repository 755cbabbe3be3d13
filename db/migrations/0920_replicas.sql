-- A job may have a copy in another office, its replica, which names it for good.

alter table shipment add column replica_of uuid;
alter table shipment
  add constraint shipment_replica_of_fk foreign key (company_id, replica_of)
    references shipment (company_id, id) on delete restrict,
  add constraint shipment_replica_is_its_own check (replica_of <> id);
-- A job has one replica at a time; a canceled one makes room for another.
create unique index shipment_replica_once on shipment (company_id, replica_of)
  where replica_of is not null and current_status <> 'Canceled';

-- The number of a replica follows from that of its job, so a later replica of the same job has the
-- number of the canceled one before it.
create index shipment_by_job_no on shipment (company_id, number_key(job_no));
drop index shipment_job_no_unique;
create unique index shipment_job_no_unique on shipment (company_id, number_key(job_no))
  where replica_of is null or current_status <> 'Canceled';

-- A declaration stands once on a replica.
create unique index customs_declaration_once_on_replica on customs_declaration
  (company_id, job_id, text_key(clearance_no), clearance_date)
  where source = 'Replicate' and job_id is not null;

-- The salesman of every replica.
alter table company add column board_salesman_id uuid;
alter table company add constraint company_board_salesman_fk
  foreign key (company_id, board_salesman_id) references sys_user (company_id, id) on delete restrict;

-- What an office adds to its costs when it sells them to the office of the job.
alter table office_setting
  add column replicate_margin numeric(6, 3) not null default 24,
  add column replicate_step numeric(18, 3) not null default 10000,
  add constraint office_setting_replicate_margin_range check (replicate_margin between 0 and 99),
  add constraint office_setting_replicate_step_range
    check (replicate_step > 0 and replicate_step <= 1000000000);
