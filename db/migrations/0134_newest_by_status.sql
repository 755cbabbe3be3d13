-- The newest of a list are told apart by state and lock in the index itself.

drop index shipment_by_office_modified;
create index shipment_by_office_modified on shipment
  (company_id, office_id, transaction_type, datetime_modified desc, id desc)
  include (current_status, is_locked)
  where current_status <> 'Canceled';
drop index shipment_by_modified;
create index shipment_by_modified on shipment
  (company_id, transaction_type, datetime_modified desc, id desc)
  include (current_status, is_locked, office_id, department_id, group_id, user_created,
    person_incharge)
  where current_status <> 'Canceled';
