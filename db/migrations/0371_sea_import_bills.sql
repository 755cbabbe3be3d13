-- What only the house bill of a sea import says.
alter table sea_bill
  add column also_notify_party_description text,
  add column document_no text,
  add column document_date date,
  add column eta_warehouse date,
  add column received_bill_time date,
  add constraint sea_bill_also_notify_length check (length(also_notify_party_description) <= 1000),
  add constraint sea_bill_document_no_length check (length(document_no) <= 100);
