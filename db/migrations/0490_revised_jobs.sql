-- A job that revises a closed one refers to it (rule SH-26).
alter table shipment add column revised_job_id uuid;
alter table shipment add constraint shipment_revised_job_fk foreign key (company_id, revised_job_id)
  references shipment (company_id, id) on delete restrict;
create index shipment_by_revised_job on shipment (company_id, revised_job_id)
  where revised_job_id is not null;
