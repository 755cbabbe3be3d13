-- What we owe to the payer of a receipt pays for the receipt's invoices: a line uses the item of a
-- voucher, chosen alone or by the credit note or statement of its lines.
alter table receipt_line
  -- What the used part pays, in the currency of the receipt.
  add column credit_amount numeric not null default 0,
  -- The note or statement by which the voucher was chosen.
  add column credit_id uuid,
  add column credit_no text,
  add constraint receipt_line_credit_fk foreign key (company_id, credit_id)
    references document (company_id, id),
  add constraint receipt_line_credit_sign check (negative = (credit_amount < 0) or credit_amount = 0);
create index receipt_line_by_credit on receipt_line (company_id, credit_id)
  where credit_id is not null;
