-- Debit, credit and invoice notes. Their lines are the claims of kind 'note' on charge lines.

create table cd_note (
  company_id uuid not null,
  id uuid not null,
  code text not null,
  type text not null,
  partner_id uuid not null,
  job_id uuid not null,
  sale_man_id uuid,
  currency_id text not null,
  -- VND for one unit of the note's currency, and for one US dollar, on the exchange date.
  exchange_rate numeric not null,
  exc_rate_usd_to_local numeric,
  exchange_date date not null,
  total numeric not null,
  total_vnd numeric not null,
  -- Unknown when the exchange date has no US dollar rate.
  total_usd numeric,
  charge_count integer not null,
  status text not null default 'New',
  payment_status text,
  -- The invoice or voucher that took the note's charges.
  issued_for text,
  note text,
  flex_id text,
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
  search text generated always as (f_unaccent(code || ' ' || coalesce(flex_id, ''))) stored,
  constraint cd_note_pk primary key (company_id, id),
  constraint cd_note_code_unique unique (company_id, code),
  constraint cd_note_partner_fk foreign key (company_id, partner_id)
    references partner (company_id, id) on delete restrict,
  constraint cd_note_job_fk foreign key (company_id, job_id)
    references shipment (company_id, id) on delete restrict,
  constraint cd_note_sale_man_fk foreign key (company_id, sale_man_id)
    references sys_user (company_id, id) on delete restrict,
  constraint cd_note_office_fk foreign key (company_id, office_id)
    references office (company_id, id) on delete restrict,
  constraint cd_note_currency_fk foreign key (currency_id)
    references currency (id) on delete restrict,
  constraint cd_note_type_known check (type in ('DEBIT', 'CREDIT', 'INVOICE')),
  constraint cd_note_status_known check (status in ('New', 'Issued Invoice', 'Issued Voucher')),
  constraint cd_note_payment_status_known
    check (payment_status in ('Unpaid', 'Paid A Part', 'Paid')),
  constraint cd_note_rate_positive check (exchange_rate > 0 and exc_rate_usd_to_local > 0),
  constraint cd_note_fits_currency check (
    total = round(total, decimals_of(currency_id)) and total_vnd = round(total_vnd)
    and total_usd = round(total_usd, 2)),
  constraint cd_note_total_in_bounds check (abs(total_vnd) <= 99999999999999),
  constraint cd_note_total_is_its_vnd check (currency_id <> 'VND' or total = total_vnd),
  constraint cd_note_total_is_its_usd check (currency_id <> 'USD' or total = total_usd),
  constraint cd_note_has_charges check (charge_count > 0)
);
create index cd_note_by_job on cd_note (company_id, job_id, partner_id);
create index cd_note_by_partner on cd_note (company_id, partner_id, datetime_created desc);
create index cd_note_by_modified on cd_note (company_id, office_id, datetime_modified desc)
  include (id, partner_id, status);
create index cd_note_search on cd_note using gin (search gin_trgm_ops);

create table cd_note_total (
  company_id uuid not null,
  id uuid not null,
  cd_note_id uuid not null,
  currency_id text not null,
  net numeric not null,
  vat numeric not null,
  total numeric not null,
  constraint cd_note_total_pk primary key (company_id, id),
  constraint cd_note_total_note_fk foreign key (company_id, cd_note_id)
    references cd_note (company_id, id) on delete cascade,
  constraint cd_note_total_currency_fk foreign key (currency_id)
    references currency (id) on delete restrict,
  constraint cd_note_total_one_per_currency unique (company_id, cd_note_id, currency_id),
  constraint cd_note_total_is_its_parts check (total = net + vat),
  constraint cd_note_total_fits_currency check (
    net = round(net, decimals_of(currency_id)) and vat = round(vat, decimals_of(currency_id)))
);

create trigger cd_note_history after insert or update or delete on cd_note
  for each row execute function record_history('cd_note');
create trigger cd_note_total_history after insert or update or delete on cd_note_total
  for each row execute function record_history('cd_note_total');

-- The invoices and vouchers that took a note's charges. The area above fills this view; from it
-- a note knows what it was issued for and whether it is paid.
create view cd_note_document as
  select null::uuid as company_id, null::uuid as cd_note_id, null::text as status,
    null::text as issued_for, null::text as payment_status
  where false;

-- What other areas and reports may read of the notes.
create view v_cd_note as
  select company_id, id, code, type, partner_id, job_id, sale_man_id, currency_id, exchange_date,
    exc_rate_usd_to_local, total, total_vnd, total_usd, status, payment_status, issued_for,
    office_id, datetime_created, user_created
  from cd_note;
