-- Statements refuse merged partners, as other records do. Rules that the program keeps are named as such.
call guard_partners('soa', false);
alter table settlement
  rename constraint settlement_balance_is_difference to settlement_balance_is_its_difference;
alter table settlement
  rename constraint settlement_even_is_other to settlement_method_is_its_balance;
