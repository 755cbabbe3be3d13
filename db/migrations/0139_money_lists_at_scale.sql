-- Lists of money documents: what changed last is walked, and a span of days is read by itself.

create index acct_management_newest on acct_management (company_id, datetime_modified desc, id desc);
create index acct_management_by_date on acct_management (company_id, date);
create index acct_management_by_partner on acct_management
  (company_id, partner_id, datetime_modified desc, id desc);
create index cd_note_newest on cd_note (company_id, datetime_modified desc, id desc);
create index cd_note_by_created on cd_note (company_id, datetime_created);
create index receipt_newest on receipt (company_id, datetime_modified desc, id desc);
create index receipt_by_paid on receipt (company_id, payment_date);

-- A receipt is found by the invoices it clears.
create index receipt_line_by_invoice_no on receipt_line (company_id, invoice_no);
