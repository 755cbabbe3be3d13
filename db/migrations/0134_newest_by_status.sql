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

-- What the dashboard asks: what sails next, and what is still owed.
create index shipment_to_sail on shipment (company_id, etd)
  where current_status not in ('Finish', 'Canceled');
create index acct_management_owed on acct_management (company_id, office_id)
  include (type, unpaid_amount_vnd, payment_due_date, department_id, group_id, user_created)
  where paid_amount < total_amount;
