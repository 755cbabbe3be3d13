-- Charge lines of a house bill, and which document holds which side of them.

-- How many decimals an amount of a currency has (ISO 4217); mirrors core/money/currency.ts.
create function decimals_of(currency text) returns integer
  language sql immutable strict parallel safe
  as $$
    select case
      when currency in ('BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF',
        'UGX', 'UYI', 'VND', 'VUV', 'XAF', 'XOF', 'XPF') then 0
      when currency in ('BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND') then 3
      when currency = 'CLF' then 4
      else 2
    end
  $$;

create table surcharge (
  company_id uuid not null,
  id uuid not null,
  hblid uuid not null,
  job_id uuid not null,
  type text not null,
  line_no integer not null,
  charge_id uuid not null,
  quantity numeric not null,
  quantity_type text,
  unit_id uuid not null,
  unit_price numeric not null,
  currency_id text not null,
  -- Percent; below zero a fixed tax in the line's currency.
  vatrate numeric,
  net_amount numeric not null,
  vat_amount numeric not null,
  total numeric not null,
  -- Selling: the customer. Buying: the vendor. On behalf: who owes it back to us.
  payment_object_id uuid not null,
  -- On behalf only: whom we pay.
  payer_id uuid,
  vat_partner_id uuid,
  kick_back boolean not null default false,
  is_refund_fee boolean not null default false,
  is_from_shipment boolean not null default true,
  exchange_date date not null,
  final_exchange_rate numeric not null,
  -- True when the rate was typed and stays whatever the day.
  is_rate_fixed boolean not null default false,
  amount_vnd numeric not null,
  vat_amount_vnd numeric not null,
  -- Null when the day had no US dollar rate.
  amount_usd numeric,
  vat_amount_usd numeric,
  charge_group uuid,
  notes text,
  invoice_no text,
  invoice_date date,
  series_no text,
  office_id uuid,
  department_id uuid,
  group_id uuid,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  constraint surcharge_pk primary key (company_id, id),
  -- A deleted house bill takes its lines along, unless a document claims one of them.
  constraint surcharge_house_bill_fk foreign key (company_id, job_id, hblid)
    references house_bill (company_id, job_id, id) on delete cascade,
  constraint surcharge_charge_fk foreign key (company_id, charge_id)
    references charge (company_id, id) on delete restrict,
  constraint surcharge_unit_fk foreign key (company_id, unit_id)
    references unit (company_id, id) on delete restrict,
  constraint surcharge_currency_fk foreign key (currency_id)
    references currency (id) on delete restrict,
  constraint surcharge_payment_object_fk foreign key (company_id, payment_object_id)
    references partner (company_id, id) on delete restrict,
  constraint surcharge_payer_fk foreign key (company_id, payer_id)
    references partner (company_id, id) on delete restrict,
  constraint surcharge_vat_partner_fk foreign key (company_id, vat_partner_id)
    references partner (company_id, id) on delete restrict,
  constraint surcharge_type_known check (type in ('BUY', 'SELL', 'OBH')),
  constraint surcharge_sides check (
    case when type = 'OBH' then payer_id is not null and payer_id <> payment_object_id
      else payer_id is null end),
  constraint surcharge_quantity_sensible check (
    quantity >= 0 and quantity < 1e12 and scale(quantity) <= 6),
  constraint surcharge_price_sensible check (
    unit_price <> 0 and abs(unit_price) < 1e15 and scale(unit_price) <= 8),
  constraint surcharge_vat_at_most_100 check (vatrate <= 100),
  constraint surcharge_total_is_its_parts check (total = net_amount + vat_amount),
  constraint surcharge_amount_not_endless check (
    abs(total) < 1e15 and abs(amount_vnd) < 1e15 and abs(vat_amount_vnd) < 1e15),
  constraint surcharge_fits_currency check (
    net_amount = round(net_amount, decimals_of(currency_id))
    and vat_amount = round(vat_amount, decimals_of(currency_id))),
  constraint surcharge_vnd_is_whole check (
    amount_vnd = round(amount_vnd, 0) and vat_amount_vnd = round(vat_amount_vnd, 0)),
  constraint surcharge_usd_has_cents check (
    amount_usd = round(amount_usd, 2) and vat_amount_usd = round(vat_amount_usd, 2)
    and (amount_usd is null) = (vat_amount_usd is null)),
  constraint surcharge_vnd_line_is_vnd check (
    currency_id <> 'VND'
    or (amount_vnd = net_amount and vat_amount_vnd = vat_amount and final_exchange_rate = 1)),
  constraint surcharge_rate_above_zero check (final_exchange_rate > 0)
) with (autovacuum_vacuum_insert_scale_factor = 0.01);

create index surcharge_by_house_bill on surcharge (company_id, hblid, type, line_no);
create index surcharge_by_job on surcharge (company_id, job_id);
create index surcharge_by_payment_object on surcharge (company_id, payment_object_id);
create index surcharge_by_payer on surcharge (company_id, payer_id) where payer_id is not null;
create index surcharge_by_charge on surcharge (company_id, charge_id);

create trigger surcharge_history after insert or update or delete on surcharge
  for each row execute function record_history('surcharge');

-- A claim is a row: one document of each kind per side of a line.
create table charge_claim (
  company_id uuid not null,
  charge_id uuid not null,
  side text not null,
  kind text not null,
  document_id uuid not null,
  document_no text not null,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  constraint charge_claim_pk primary key (company_id, charge_id, side, kind),
  constraint charge_claim_surcharge_fk foreign key (company_id, charge_id)
    references surcharge (company_id, id) on delete restrict,
  constraint charge_claim_side_known check (side in ('debit', 'credit')),
  constraint charge_claim_kind_known check (
    kind in ('note', 'soa', 'invoice', 'voucher', 'settlement'))
) with (autovacuum_vacuum_insert_scale_factor = 0.01);

create index charge_claim_by_document on charge_claim (company_id, document_id);

-- A job is neither canceled nor does it lose a bill while a document stands on its charges.
create or replace view job_document as
  select s.company_id, s.job_id, s.hblid, k.side, k.kind, k.document_no
  from charge_claim k
  join surcharge s on s.company_id = k.company_id and s.id = k.charge_id;
