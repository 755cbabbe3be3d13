-- Why two partners with different tax codes are one; merges before this rule have no reason.
alter table partner_merge add column reason text
  constraint partner_merge_reason_given check (btrim(reason) <> '');

-- The invoices and vouchers of each partner, whose tax code they state.
create view partner_tax_document as
  select company_id, partner_id, id from document
  where kind in ('invoice', 'obhInvoice', 'voucher') and partner_id is not null;
