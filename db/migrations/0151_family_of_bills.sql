-- A bill is of the family of its job's service, operations included.
alter table house_bill
  drop constraint house_bill_family_known,
  add constraint house_bill_family_known check (family in ('A', 'S', 'O'));
