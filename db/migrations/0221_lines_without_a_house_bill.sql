-- Charges of a job without house bills stand on its virtual bill, which has no number.
alter table acct_management_line alter column hwbno drop not null;
