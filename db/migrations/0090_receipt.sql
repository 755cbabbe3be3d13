-- Money received and what it clears; advances that customers have with us.

create table receipt (
  company_id uuid not null,
  id uuid not null,
  payment_ref_no text not null,
  type text not null,
  class text not null default 'Clear Debit',
  customer_id uuid not null,
  agreement_id uuid,
  payment_date date not null,
  from_date date,
  to_date date,
  currency_id text not null,
  -- VND for one unit of the receipt's currency; 1 for VND. The US dollar's beside it.
  exchange_rate numeric not null,
  exc_rate_usd_to_local numeric,
  -- Collected, in the receipt's currency and in the books' two.
  paid_amount numeric not null default 0,
  paid_amount_vnd numeric not null default 0,
  paid_amount_usd numeric,
  credit_amount numeric not null default 0,
  credit_amount_vnd numeric not null default 0,
  credit_amount_usd numeric,
  -- Of the customer's earlier advance, used here.
  cus_advance_amount numeric not null default 0,
  cus_advance_amount_vnd numeric not null default 0,
  cus_advance_amount_usd numeric,
  final_paid_amount numeric generated always as
    (paid_amount + credit_amount + cus_advance_amount) stored,
  final_paid_amount_vnd numeric generated always as
    (paid_amount_vnd + credit_amount_vnd + cus_advance_amount_vnd) stored,
  final_paid_amount_usd numeric generated always as
    (paid_amount_usd + coalesce(credit_amount_usd, 0) + coalesce(cus_advance_amount_usd, 0)) stored,
  -- The customer's advance after this receipt.
  agreement_advance_amount_vnd numeric,
  agreement_advance_amount_usd numeric,
  payment_method text not null default 'Bank Transfer',
  bank_account_no text,
  obhpartner_id uuid,
  notify_department text,
  description text,
  reference_id uuid,
  reference_no text,
  arcbno text,
  sub_arcbno text,
  receipt_mode text,
  is_balance_receipt boolean,
  status text not null default 'Draft',
  done_at timestamptz,
  cancelled_at timestamptz,
  cancelled_by uuid,
  cancel_reason text,
  sync_status text,
  last_sync_date timestamptz,
  reason_reject text,
  office_id uuid,
  department_id uuid,
  group_id uuid,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  search text generated always as
    (f_unaccent(payment_ref_no || ' ' || coalesce(description, ''))) stored,
  constraint receipt_pk primary key (company_id, id),
  constraint receipt_no_unique unique (company_id, payment_ref_no, payment_date),
  constraint receipt_customer_fk foreign key (company_id, customer_id)
    references partner (company_id, id) on delete restrict,
  constraint receipt_obhpartner_fk foreign key (company_id, obhpartner_id)
    references partner (company_id, id) on delete restrict,
  constraint receipt_reference_fk foreign key (company_id, reference_id)
    references receipt (company_id, id) on delete restrict,
  constraint receipt_office_fk foreign key (company_id, office_id)
    references office (company_id, id) on delete restrict,
  constraint receipt_currency_fk foreign key (currency_id)
    references currency (id) on delete restrict,
  constraint receipt_agreement_fk foreign key (company_id, agreement_id)
    references partner_agreement (company_id, id) on delete restrict,
  constraint receipt_type_known check (type in ('Customer', 'Agent')),
  constraint receipt_class_known check (class in
    ('Clear Debit', 'Advance', 'Collect OBH', 'Collect OBH - OTHER', 'Pay OBH', 'Net Off')),
  constraint receipt_method_known check (payment_method in
    ('Cash', 'Bank Transfer', 'Clear-Advance', 'Clear-Advance-Bank', 'Clear-Advance-Cash',
     'Internal', 'COLL - Internal', 'OBH - Internal', 'Management Fee', 'Other Fee',
     'COLL - Extra', 'Other')),
  constraint receipt_status_known check (status in ('Draft', 'Done', 'Cancel')),
  constraint receipt_rate_positive check (exchange_rate > 0 and exc_rate_usd_to_local > 0),
  constraint receipt_vnd_rate_is_one check (currency_id <> 'VND' or exchange_rate = 1),
  constraint receipt_fits_currency check (
    currency_id in ('VND', 'USD')
    and paid_amount = round(paid_amount, decimals_of(currency_id))
    and cus_advance_amount = round(cus_advance_amount, decimals_of(currency_id))),
  constraint receipt_amounts_not_negative
    check (paid_amount >= 0 and credit_amount >= 0 and cus_advance_amount >= 0),
  constraint receipt_done_has_a_time check ((status = 'Draft') = (done_at is null)),
  constraint receipt_cancel_has_a_person
    check ((status = 'Cancel') = (cancelled_at is not null and cancelled_by is not null))
);
create index receipt_by_modified on receipt (company_id, type, office_id, datetime_modified desc)
  include (id, customer_id, status);
create index receipt_by_customer on receipt (company_id, customer_id, payment_date);
create index receipt_search on receipt using gin (search gin_trgm_ops);

-- What one receipt does to one document. Posted lines stay; cancelling adds their mirrors.
create table receipt_line (
  company_id uuid not null,
  id uuid not null,
  receipt_id uuid not null,
  line_no integer not null,
  type text not null,
  payment_type text not null default 'Debit',
  payment_no text,
  -- The invoice that is cleared, and the invoice, debit note and job numbers as they read then.
  ref_id uuid,
  invoice_no text,
  voucher_no text,
  billing_ref_no text,
  partner_id uuid,
  ref_currency text,
  ref_amount numeric,
  exchange_rate_billing numeric,
  -- Open before this line.
  unpaid_amount_vnd numeric not null default 0,
  unpaid_amount_usd numeric,
  -- Taken from the money received, in its currency and in the books' two.
  paid_amount numeric not null default 0,
  paid_amount_vnd numeric not null default 0,
  paid_amount_usd numeric,
  net_off_vnd numeric not null default 0,
  net_off_usd numeric not null default 0,
  -- Cleared on the document, in its currency and in the books' two.
  total_paid numeric not null default 0,
  total_paid_vnd numeric not null default 0,
  total_paid_usd numeric not null default 0,
  -- Still open after this line.
  balance_vnd numeric not null default 0,
  balance_usd numeric,
  -- Money taken less amount cleared: what the two rates make of it.
  exchange_difference_vnd numeric generated always as
    (case when ref_id is null then 0 else paid_amount_vnd + net_off_vnd - total_paid_vnd end) stored,
  exchange_difference_usd numeric generated always as
    (case when ref_id is null then 0 else paid_amount_usd + net_off_usd - total_paid_usd end) stored,
  note text,
  -- False while the receipt is a draft.
  posted boolean not null default false,
  -- True for the mirror of a line of a cancelled receipt.
  negative boolean not null default false,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  constraint receipt_line_pk primary key (company_id, id),
  constraint receipt_line_receipt_fk foreign key (company_id, receipt_id)
    references receipt (company_id, id) on delete cascade,
  constraint receipt_line_invoice_fk foreign key (company_id, ref_id)
    references acct_management (company_id, id) on delete restrict,
  constraint receipt_line_partner_fk foreign key (company_id, partner_id)
    references partner (company_id, id) on delete restrict,
  constraint receipt_line_one_per_invoice unique (company_id, receipt_id, ref_id, negative),
  constraint receipt_line_type_known check (type in
    ('DEBIT', 'OBH', 'CREDIT', 'CREDITNOTE', 'CREDITSOA', 'OTHER', 'ADV', 'COLL_OBH', 'COLL_OTH',
     'PAY_OBH', 'PAY_OTH')),
  constraint receipt_line_sign check (negative = (paid_amount < 0) or paid_amount = 0),
  constraint receipt_line_within_unpaid check (negative or ref_id is null or
    (total_paid_vnd <= unpaid_amount_vnd and balance_vnd = unpaid_amount_vnd - total_paid_vnd))
);
create index receipt_line_by_receipt on receipt_line (company_id, receipt_id, line_no);
create index receipt_line_by_invoice on receipt_line (company_id, ref_id, datetime_created)
  where ref_id is not null;

-- At commit an invoice's paid amounts are the sum of the posted lines on it.
create function check_invoice_payments() returns trigger
  language plpgsql
  as $$
begin
  if exists (
    select 1 from acct_management d
    cross join lateral (
      select coalesce(sum(l.total_paid), 0) as own, coalesce(sum(l.total_paid_vnd), 0) as vnd,
        coalesce(sum(l.total_paid_usd), 0) as usd
      from receipt_line l
      where l.company_id = new.company_id and l.ref_id = d.id and l.posted
    ) s
    where d.company_id = new.company_id and d.id = new.ref_id
      and (d.paid_amount <> s.own or d.paid_amount_vnd <> s.vnd or d.paid_amount_usd <> s.usd)
  ) then
    raise exception 'the paid amount of document % is not the sum of its payments', new.ref_id
      using errcode = '23514', constraint = 'receipt_line_pays_its_invoice';
  end if;
  return null;
end
  $$;
create constraint trigger receipt_line_pays_its_invoice
  after insert or update on receipt_line
  deferrable initially deferred
  for each row when (new.posted and new.ref_id is not null)
  execute function check_invoice_payments();

-- At commit the posted lines take exactly the money of a done receipt, and none of a cancelled one.
create function check_receipt_spent() returns trigger
  language plpgsql
  as $$
begin
  if (
    select coalesce(sum(l.paid_amount), 0) from receipt_line l
    where l.company_id = new.company_id and l.receipt_id = new.id and l.posted
  ) <> (
    select case r.status when 'Done' then r.final_paid_amount else 0 end from receipt r
    where r.company_id = new.company_id and r.id = new.id
  ) then
    raise exception 'the lines of receipt % do not take exactly its money', new.payment_ref_no
      using errcode = '23514', constraint = 'receipt_is_spent_exactly';
  end if;
  return null;
end
  $$;
create constraint trigger receipt_is_spent_exactly
  after insert or update on receipt
  deferrable initially deferred
  for each row execute function check_receipt_spent();

-- What a customer has paid ahead, per agreement; the row is what receipts lock.
create table customer_advance (
  company_id uuid not null,
  id uuid not null,
  partner_id uuid not null,
  agreement_id uuid,
  currency_id text not null,
  balance numeric not null default 0,
  user_modified uuid,
  constraint customer_advance_pk primary key (company_id, id),
  constraint customer_advance_unique unique nulls not distinct
    (company_id, partner_id, agreement_id, currency_id),
  constraint customer_advance_partner_fk foreign key (company_id, partner_id)
    references partner (company_id, id) on delete restrict,
  constraint customer_advance_currency_fk foreign key (currency_id)
    references currency (id) on delete restrict,
  constraint customer_advance_agreement_fk foreign key (company_id, agreement_id)
    references partner_agreement (company_id, id) on delete restrict,
  constraint customer_advance_not_negative check (balance >= 0)
);

-- Every movement of an advance with its cause; only ever added to.
create table customer_advance_entry (
  company_id uuid not null,
  id uuid not null,
  partner_id uuid not null,
  agreement_id uuid,
  receipt_id uuid not null,
  cause text not null,
  currency_id text not null,
  amount numeric not null,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  constraint customer_advance_entry_pk primary key (company_id, id),
  constraint customer_advance_entry_receipt_fk foreign key (company_id, receipt_id)
    references receipt (company_id, id) on delete restrict,
  constraint customer_advance_entry_cause_known check (cause in ('kept', 'used', 'reversed'))
);
create index customer_advance_entry_by_partner
  on customer_advance_entry (company_id, partner_id, datetime_created);

create trigger receipt_history after insert or update or delete on receipt
  for each row execute function record_history('receipt');
create trigger receipt_line_history after insert or update or delete on receipt_line
  for each row execute function record_history('receipt_line');
create trigger customer_advance_history after insert or update or delete on customer_advance
  for each row execute function record_history('customer_advance');
create trigger customer_advance_entry_history
  after insert or update or delete on customer_advance_entry
  for each row execute function record_history('customer_advance_entry');
