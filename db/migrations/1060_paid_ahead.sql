-- What advances had paid of the lines of a voucher when it was issued, in its currency.
alter table acct_management
  add column paid_ahead numeric(20, 3) not null default 0,
  add constraint acct_management_paid_ahead_not_negative check (paid_ahead >= 0);
