-- The indexes of the lists of a person's work: the stages that a person has to do, the open debts by
-- the day on which they fall due, the invoices without their real number.

create index stage_assigned_to_do on stage_assigned
  (company_id, (coalesce(real_person_in_charge, main_person_in_charge)))
  where status in ('InSchedule', 'Processing', 'Overdued');
create index due_open_by_due_day on due (company_id, due_on)
  include (partner_id, sale_man_id, document_id, side, kind, open_vnd, office_id, department_id,
    group_id, user_created)
  where is_open;
create index acct_management_without_real_no on acct_management (company_id, date)
  where type = 'Invoice' and invoice_no_real is null;
