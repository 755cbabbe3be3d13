-- Pickers rank partners by the beginning of the partner number and of the short name, over all types.
create index partner_pick_account_no
  on partner (company_id, f_unaccent("left"(account_no, 100)) collate "C", id);
create index partner_pick_short_name
  on partner (company_id, f_unaccent("left"(short_name, 100)) collate "C", id);
