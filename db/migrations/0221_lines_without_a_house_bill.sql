-- Charges of a job without house bills reference its virtual bill, which has no number.
alter table acct_management_line alter column hwbno drop not null;
