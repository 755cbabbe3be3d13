-- The shares in percent by which commission and incentive are computed. Empty is the usual share.
alter table company
  add column commission_cap numeric(5, 2),
  add column commission_tax numeric(5, 2),
  add column commission_pit numeric(5, 2),
  add column commission_pit_ops numeric(5, 2),
  add column incentive_share numeric(5, 2),
  add constraint company_commission_cap_range check (commission_cap between 0 and 99),
  add constraint company_commission_tax_range check (commission_tax between 0 and 100),
  add constraint company_commission_pit_range check (commission_pit between 0 and 100),
  add constraint company_commission_pit_ops_range check (commission_pit_ops between 0 and 100),
  add constraint company_incentive_share_range check (incentive_share between 0 and 100);
