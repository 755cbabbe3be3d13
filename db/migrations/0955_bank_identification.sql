-- The number by which banks are identified in interbank payments, such as 970436.
alter table bank
  add column bank_bin text,
  add constraint bank_bank_bin_form check (bank_bin ~ '^[0-9]{6}$');
