-- The work order for which an operations job was opened.
alter table operations_job
  add column work_order_id uuid,
  add constraint operations_job_work_order_fk foreign key (company_id, work_order_id)
    references work_order (company_id, id) on delete restrict;
create index operations_job_by_work_order on operations_job (company_id, work_order_id)
  where work_order_id is not null;
