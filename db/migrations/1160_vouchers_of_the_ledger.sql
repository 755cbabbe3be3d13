-- The accounting system writes its voucher on the lines that a document sent. It goes with the claim:
-- a document that comes back has no voucher.
alter table charge_claim
  add column voucher_no text,
  add column voucher_date date,
  add constraint charge_claim_voucher_is_whole check (
    (voucher_no is null) = (voucher_date is null) and (voucher_no is null or slot = 'sync'));

-- A claim is made and released; only its mark as firm and its voucher may change.
create or replace function check_claim_stays() returns trigger
  language plpgsql
  as $$
begin
  if to_jsonb(old) - '{is_firm,voucher_no,voucher_date}'::text[]
    <> to_jsonb(new) - '{is_firm,voucher_no,voucher_date}'::text[] then
    raise exception 'a claim is released and made again, never moved'
      using errcode = '23514', constraint = tg_name;
  end if;
  return new;
end
  $$;

-- The number that the accounting system gave a payment that it made.
alter table vendor_payment add column reference_no text;
create index vendor_payment_by_reference on vendor_payment (company_id, reference_no)
  where reference_no is not null;

-- Invoices and vouchers that the accounting system made are found by its reference.
create index acct_management_by_reference on acct_management (company_id, reference_no)
  where reference_no is not null;
