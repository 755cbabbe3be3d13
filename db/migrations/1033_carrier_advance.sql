-- An advance for a carrier: its lines are charges of bills, which are bought once it is approved.
alter table advance add column advance_for text;
alter table advance add constraint advance_for_known check (advance_for in ('HBL'));

-- The charge of a line of an advance for a carrier.
alter table advance_line add column charge_line_id uuid;
create unique index advance_line_charge_once on advance_line (company_id, charge_line_id)
  where charge_line_id is not null;
