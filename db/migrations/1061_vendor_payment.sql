-- Payments to vendors: each clears items of vouchers. The fields of every document are in `document`.
insert into document_kind (code, table_name, names) values ('vendorPayment', 'vendor_payment',
  '{"number": "payment_no", "state": "status", "sale_man_id": null}')
on conflict (code) do update set table_name = excluded.table_name, names = excluded.names;

create table vendor_payment (
  company_id uuid not null,
  id uuid not null,
  kind text generated always as ('vendorPayment') stored,
  currency_id text not null,
  payment_date date not null,
  payment_method text not null,
  bank_account_no text,
  exc_rate_usd_to_local numeric(20, 8),
  is_rate_typed boolean not null default false,
  paid_amount numeric(20, 3) not null,
  paid_amount_vnd numeric(20, 0) not null,
  gain_loss_vnd numeric(20, 0) not null,
  description text,
  canceled_at timestamptz,
  cancel_reason text,
  user_modified uuid,
  constraint vendor_payment_pk primary key (company_id, id),
  constraint vendor_payment_document_fk foreign key (company_id, id)
    references document (company_id, id) on delete cascade,
  constraint vendor_payment_tie_fk foreign key (company_id, id, kind, currency_id)
    references document (company_id, id, kind, currency_id) on delete cascade,
  constraint vendor_payment_currency_known check (currency_id in ('VND', 'USD')),
  constraint vendor_payment_method_known check (payment_method in ('Bank Transfer', 'Cash', 'Other')),
  constraint vendor_payment_above_zero check (paid_amount > 0),
  constraint vendor_payment_rate_above_zero check (exc_rate_usd_to_local > 0)
);

create table vendor_payment_line (
  company_id uuid not null,
  id uuid not null,
  payment_id uuid not null,
  line_no integer not null,
  due_id uuid not null,
  -- What was paid, in the currency of the payment and in VND, and what it cleared of the item.
  paid_amount numeric(20, 3) not null,
  paid_amount_vnd numeric(20, 0) not null,
  total_paid numeric(20, 3) not null,
  total_paid_vnd numeric(20, 0) not null,
  total_paid_usd numeric(20, 2) not null,
  gain_loss_vnd numeric(20, 0) generated always as (total_paid_vnd - paid_amount_vnd) stored,
  user_modified uuid,
  constraint vendor_payment_line_pk primary key (company_id, id),
  constraint vendor_payment_line_once unique (company_id, payment_id, due_id),
  constraint vendor_payment_line_payment_fk foreign key (company_id, payment_id)
    references vendor_payment (company_id, id) on delete cascade,
  constraint vendor_payment_line_due_fk foreign key (company_id, due_id)
    references due (company_id, id) on delete restrict
);
create index vendor_payment_line_by_due on vendor_payment_line (company_id, due_id);

create trigger vendor_payment_history after insert or update or delete on vendor_payment
  for each row execute function record_history('vendor_payment');
create trigger vendor_payment_line_history after insert or update or delete on vendor_payment_line
  for each row execute function record_history('vendor_payment_line');
