-- A broad list of jobs is walked in the order asked for, no further than it is counted; what is not
-- done or not locked are few, and are read as a whole.

create index shipment_order_created on shipment
  (company_id, transaction_type, datetime_created, id)
  include (office_id, current_status, is_locked) where current_status <> 'Canceled';
create index shipment_order_job_no on shipment (company_id, transaction_type, job_no, id)
  include (office_id, current_status, is_locked) where current_status <> 'Canceled';
create index shipment_order_mawb on shipment (company_id, transaction_type, mawb, id)
  include (office_id, current_status, is_locked) where current_status <> 'Canceled';
create index shipment_order_etd on shipment (company_id, transaction_type, etd, id)
  include (office_id, current_status, is_locked) where current_status <> 'Canceled';
create index shipment_order_eta on shipment (company_id, transaction_type, eta, id)
  include (office_id, current_status, is_locked) where current_status <> 'Canceled';
create index shipment_not_done on shipment (company_id, transaction_type, office_id)
  where current_status not in ('Finish', 'Canceled');
create index shipment_not_locked on shipment (company_id, transaction_type, office_id)
  where not is_locked and current_status <> 'Canceled';
create index shipment_order_job_no_of_office on shipment
  (company_id, office_id, transaction_type, job_no, id)
  include (current_status, is_locked) where current_status <> 'Canceled';
