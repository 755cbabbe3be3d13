-- Vouchers over buying, selling and on-behalf lines that we pay, in the tables of invoices; rates and
-- amounts of the lines of invoices and vouchers are typed while nothing is paid.
alter table acct_management
  -- The dollar rate is typed, not that of a note or the day.
  add column is_rate_typed boolean not null default false,
  add constraint acct_management_voucher_type_known check (voucher_type in ('Cash receipt',
    'Cash payment', 'Debit slip', 'Credit slip', 'Purchasing note', 'Other entry'));
alter table acct_management_line
  -- The rate that is typed for the line; null where it has another.
  add column exchange_rate numeric(20, 8),
  -- Its amounts in VND are typed, and are not those of its price and rate.
  add column is_keyed boolean not null default false,
  -- What the document of the supplier says, and the papers that the line came from.
  add column invoice_no text,
  add column serie text,
  add column invoice_date date,
  add column soa_id uuid,
  add column soa_no text,
  add column settlement_id uuid,
  add column settlement_no text,
  add constraint acct_management_line_rate_above_zero check (exchange_rate > 0);
create index acct_management_line_by_soa on acct_management_line (company_id, soa_id)
  where soa_id is not null;
create index acct_management_line_by_settlement on acct_management_line (company_id, settlement_id)
  where settlement_id is not null;

-- The state of a statement before an invoice or a voucher took its lines.
alter table soa add column issued_from text;
