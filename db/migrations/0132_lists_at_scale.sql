-- The list of jobs stays flat however many there are: one index for the newest of an office, one
-- that answers a narrow pass over days by itself, and one each for what is a person's own.

create index shipment_by_office_modified on shipment
  (company_id, office_id, transaction_type, datetime_modified desc, id desc)
  where current_status <> 'Canceled';
create index shipment_by_office_day on shipment
  (company_id, office_id, transaction_type, service_date)
  include (datetime_modified, id, department_id, group_id, user_created, person_incharge,
    coloader_id, agent_id, current_status, is_locked, datetime_created, etd, eta, job_no, mawb)
  where current_status <> 'Canceled';

drop index shipment_by_service_date;
create index shipment_by_service_date on shipment (company_id, transaction_type, service_date)
  include (datetime_modified, id, office_id, department_id, group_id, user_created,
    person_incharge, coloader_id, agent_id, current_status, is_locked, datetime_created, etd, eta,
    job_no, mawb)
  where current_status <> 'Canceled';
drop index shipment_by_modified;
create index shipment_by_modified on shipment
  (company_id, transaction_type, datetime_modified desc, id desc)
  where current_status <> 'Canceled';

-- The office stands third, so that what somebody has in other offices is found without what is here.
create index shipment_by_creator on shipment (company_id, user_created, office_id);
create index shipment_by_person on shipment (company_id, person_incharge, office_id);
create index house_bill_by_seller on house_bill (company_id, sale_man_id, office_id, job_id);
drop index house_bill_by_sale_man;

-- Numbers that somebody typed are looked up by how they begin, and the last of a series by itself.
create index house_bill_by_number on house_bill (company_id, (lower(hwbno)) text_pattern_ops)
  where not is_canceled;
create index acct_management_last_of_serie on acct_management
  (company_id, serie, (invoice_no_tempt::bigint) desc) where invoice_no_tempt ~ '^[0-9]{1,9}$';

-- What is only added to is vacuumed early, so that a count need not look at the rows.
alter table shipment set (autovacuum_vacuum_insert_scale_factor = 0.01);
alter table house_bill set (autovacuum_vacuum_insert_scale_factor = 0.01);
alter table container set (autovacuum_vacuum_insert_scale_factor = 0.01);
alter table acct_management set (autovacuum_vacuum_insert_scale_factor = 0.01);
alter table acct_management_line set (autovacuum_vacuum_insert_scale_factor = 0.01);
