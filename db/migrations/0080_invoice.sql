-- VAT invoices, on-behalf invoices and vouchers, with the amounts of their lines as issued.

create table acct_management (
  company_id uuid not null,
  id uuid not null,
  type text not null,
  voucher_id text not null,
  voucher_type text,
  invoice_no_tempt text,
  invoice_no_real text,
  serie text,
  partner_id uuid not null,
  personal_name text,
  date date not null,
  payment_method text not null default 'Bank Transfer',
  payment_term integer not null,
  payment_due_date date,
  confirm_billing_date date,
  -- From the agreement: whether the term runs from the invoice date or the confirmed billing.
  base_due_date text not null default 'Invoice Date',
  account_no text not null default '13111',
  currency_id text not null default 'VND',
  exc_rate_usd_to_local numeric,
  total_amount numeric not null,
  total_amount_vnd numeric not null,
  total_amount_usd numeric,
  paid_amount numeric not null default 0,
  paid_amount_vnd numeric not null default 0,
  paid_amount_usd numeric not null default 0,
  unpaid_amount numeric generated always as (total_amount - paid_amount) stored,
  unpaid_amount_vnd numeric generated always as (total_amount_vnd - paid_amount_vnd) stored,
  unpaid_amount_usd numeric generated always as (total_amount_usd - paid_amount_usd) stored,
  payment_status text generated always as (case
    when paid_amount = 0 then 'Unpaid'
    when paid_amount >= total_amount then 'Paid'
    else 'Paid A Part' end) stored,
  status text not null default 'New',
  description text,
  attach_document_info text,
  service_type text,
  sale_man_id uuid,
  sync_status text,
  last_sync_date timestamptz,
  reference_no text,
  reason_reject text,
  office_id uuid,
  department_id uuid,
  group_id uuid,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  search text generated always as (f_unaccent(voucher_id || ' ' || coalesce(invoice_no_tempt, '')
    || ' ' || coalesce(invoice_no_real, '') || ' ' || coalesce(serie, ''))) stored,
  constraint acct_management_pk primary key (company_id, id),
  constraint acct_management_voucher_id_unique unique (company_id, voucher_id),
  constraint acct_management_tempt_serie_unique unique (company_id, invoice_no_tempt, serie),
  constraint acct_management_partner_fk foreign key (company_id, partner_id)
    references partner (company_id, id) on delete restrict,
  constraint acct_management_sale_man_fk foreign key (company_id, sale_man_id)
    references sys_user (company_id, id) on delete restrict,
  constraint acct_management_office_fk foreign key (company_id, office_id)
    references office (company_id, id) on delete restrict,
  constraint acct_management_currency_fk foreign key (currency_id)
    references currency (id) on delete restrict,
  constraint acct_management_type_known check (type in ('Invoice', 'InvoiceTemp', 'Voucher')),
  constraint acct_management_status_known check (status in ('New', 'Updated Invoice')),
  constraint acct_management_invoice_has_number
    check (type = 'Voucher' or (invoice_no_tempt is not null and serie is not null)),
  constraint acct_management_term_range check (payment_term between 0 and 365),
  constraint acct_management_base_due_date_known
    check (base_due_date in ('Invoice Date', 'Confirmed Billing')),
  constraint acct_management_total_is_its_vnd
    check (currency_id <> 'VND' or (total_amount = total_amount_vnd and paid_amount = paid_amount_vnd)),
  constraint acct_management_total_is_its_usd
    check (currency_id <> 'USD' or (total_amount = total_amount_usd and paid_amount = paid_amount_usd)),
  constraint acct_management_fits_currency check (
    currency_id in ('VND', 'USD')
    and total_amount_vnd = round(total_amount_vnd) and paid_amount_vnd = round(paid_amount_vnd)
    and total_amount_usd = round(total_amount_usd, 2)
    and paid_amount_usd = round(paid_amount_usd, 2)),
  constraint acct_management_total_positive check (total_amount > 0 and total_amount_vnd >= 0),
  constraint acct_management_paid_not_negative
    check (paid_amount >= 0 and paid_amount_vnd >= 0 and paid_amount_usd >= 0),
  constraint acct_management_never_overpaid check (
    paid_amount <= total_amount and paid_amount_vnd <= total_amount_vnd
    and paid_amount_usd <= coalesce(total_amount_usd, 0))
);
create index acct_management_by_modified
  on acct_management (company_id, type, office_id, datetime_modified desc)
  include (id, partner_id, payment_status);
create index acct_management_open on acct_management (company_id, partner_id, date)
  where paid_amount < total_amount;
create index acct_management_search on acct_management using gin (search gin_trgm_ops);

-- One charge on one document, with its amounts as they were when the document was issued.
create table acct_management_line (
  company_id uuid not null,
  id uuid not null,
  acct_management_id uuid not null,
  line_no integer not null,
  charge_id uuid not null,
  side text not null,
  job_id uuid not null,
  job_no text not null,
  hblid uuid not null,
  hwbno text not null,
  mblno text,
  cd_note_id uuid,
  cd_note_no text,
  charge_code text not null,
  charge_name_en text not null,
  charge_name_vi text not null,
  quantity numeric not null,
  unit_code text not null,
  unit_price numeric not null,
  currency_id text not null,
  vatrate numeric,
  net_amount numeric not null,
  vat_amount numeric not null,
  final_exchange_rate numeric not null,
  amount_vnd numeric not null,
  vat_amount_vnd numeric not null,
  amount_usd numeric,
  vat_amount_usd numeric,
  contra_account text,
  vat_account text,
  user_modified uuid,
  constraint acct_management_line_pk primary key (company_id, id),
  constraint acct_management_line_document_fk foreign key (company_id, acct_management_id)
    references acct_management (company_id, id) on delete cascade,
  constraint acct_management_line_charge_fk foreign key (company_id, charge_id)
    references surcharge (company_id, id) on delete restrict,
  constraint acct_management_line_note_fk foreign key (company_id, cd_note_id)
    references cd_note (company_id, id) on delete restrict,
  constraint acct_management_line_currency_fk foreign key (currency_id)
    references currency (id) on delete restrict,
  constraint acct_management_line_once unique (company_id, acct_management_id, charge_id, side),
  constraint acct_management_line_side_known check (side in ('debit', 'credit'))
);
create index acct_management_line_by_charge on acct_management_line (company_id, charge_id);
create index acct_management_line_by_note on acct_management_line (company_id, cd_note_id);

-- At commit the document's totals are the sum of its lines.
create function check_acct_management_total() returns trigger
  language plpgsql
  as $$
declare
  document uuid := case when tg_table_name = 'acct_management' then (to_jsonb(new) ->> 'id')::uuid
    else (to_jsonb(coalesce(new, old)) ->> 'acct_management_id')::uuid end;
  company uuid := (to_jsonb(coalesce(new, old)) ->> 'company_id')::uuid;
begin
  if exists (
    select 1 from acct_management d
    left join lateral (
      select coalesce(sum(l.amount_vnd + l.vat_amount_vnd), 0) as vnd,
        case when count(*) = count(l.amount_usd) then sum(l.amount_usd + l.vat_amount_usd) end as usd
      from acct_management_line l
      where l.company_id = company and l.acct_management_id = d.id
    ) s on true
    where d.company_id = company and d.id = document
      and (d.total_amount_vnd <> s.vnd or d.total_amount_usd is distinct from s.usd)
  ) then
    raise exception 'the total of document % is not the sum of its lines', document
      using errcode = '23514', constraint = 'acct_management_total_is_its_lines';
  end if;
  return null;
end
  $$;
create constraint trigger acct_management_total_is_its_lines
  after insert or update of total_amount_vnd, total_amount_usd on acct_management
  deferrable initially deferred
  for each row execute function check_acct_management_total();
create constraint trigger acct_management_line_sums_up
  after update or delete on acct_management_line
  deferrable initially deferred
  for each row execute function check_acct_management_total();

create trigger acct_management_history after insert or update or delete on acct_management
  for each row execute function record_history('acct_management');
create trigger acct_management_line_history
  after insert or update or delete on acct_management_line
  for each row execute function record_history('acct_management_line');

-- What other areas and reports may read of the documents.
create view v_acct_management as
  select company_id, id, type, voucher_id, invoice_no_tempt, invoice_no_real, serie, partner_id,
    date, payment_due_date, currency_id, exc_rate_usd_to_local, total_amount, total_amount_vnd,
    total_amount_usd, paid_amount, paid_amount_vnd, paid_amount_usd, unpaid_amount,
    unpaid_amount_vnd, unpaid_amount_usd, payment_status, status, service_type, sale_man_id,
    office_id, datetime_created
  from acct_management;
create view v_acct_management_line as
  select company_id, acct_management_id, charge_id, side, job_id, hblid, cd_note_id, cd_note_no,
    amount_vnd, vat_amount_vnd, amount_usd, vat_amount_usd
  from acct_management_line;

create or replace view cd_note_document as
  select l.company_id, l.cd_note_id,
    case when bool_or(d.type = 'Voucher') then 'Issued Voucher' else 'Issued Invoice' end as status,
    string_agg(distinct coalesce(d.invoice_no_real, d.invoice_no_tempt, d.voucher_id), ', ')
      as issued_for,
    case when bool_and(d.payment_status = 'Paid') then 'Paid'
      when bool_or(d.payment_status <> 'Unpaid') then 'Paid A Part'
      else 'Unpaid' end as payment_status
  from acct_management_line l
  join acct_management d on d.company_id = l.company_id and d.id = l.acct_management_id
  where l.cd_note_id is not null
  group by l.company_id, l.cd_note_id;
