-- The rate at which a settlement settles a charge, as it was typed.
alter table settlement_line
  add column typed_rate numeric,
  add constraint settlement_line_typed_rate_above_zero check (typed_rate > 0);
