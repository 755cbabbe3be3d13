-- Statements of account: charge lines of one partner on one side. The fields of every document are in
-- `document`; the lines are kept as stated, by revision, also when their charges change or go.

insert into document_kind (code, table_name, names) values ('soa', 'soa',
  '{"number": "soano", "state": "status", "partner_id": "customer_id"}')
on conflict (code) do update set table_name = excluded.table_name, names = excluded.names;

create table soa (
  company_id uuid not null,
  id uuid not null,
  kind text generated always as ('soa') stored,
  currency_id text not null,
  type text not null,
  soaform_date date not null,
  soato_date date not null,
  date_type text not null,
  -- The chosen services; all without one.
  service_type_id text[] not null default '{}',
  obh boolean not null,
  staff_type text not null,
  creator_shipment uuid[] not null default '{}',
  shipment_customer_id uuid,
  commodity_group_id uuid,
  airline_code text,
  note text,
  exchange_date date not null,
  -- VND for one US dollar.
  exc_rate_usd_to_local numeric(20, 8) not null,
  -- The rate is typed, not that of the day.
  is_rate_typed boolean not null default false,
  debit_amount numeric(20, 3) not null,
  credit_amount numeric(20, 3) not null,
  total_vnd numeric(20, 0) not null,
  -- Null where a line has no amount in US dollars.
  total_usd numeric(20, 2),
  total_shipment integer not null,
  total_charge integer not null,
  -- The day on which on-behalf lines are due; null without such lines.
  payment_due_date date,
  revision integer not null default 1,
  reason_revise text,
  reason_reject text,
  canceled_at timestamptz,
  user_modified uuid,
  constraint soa_pk primary key (company_id, id),
  constraint soa_document_fk foreign key (company_id, id)
    references document (company_id, id) on delete cascade,
  constraint soa_tie_fk foreign key (company_id, id, kind, currency_id)
    references document (company_id, id, kind, currency_id) on delete cascade,
  constraint soa_shipment_customer_fk foreign key (company_id, shipment_customer_id)
    references partner (company_id, id) on delete restrict,
  constraint soa_commodity_group_fk foreign key (company_id, commodity_group_id)
    references commodity_group (company_id, id) on delete restrict,
  constraint soa_type_known check (type in ('Debit', 'Credit')),
  constraint soa_date_type_known check (date_type in ('CreatedDate', 'ServiceDate')),
  constraint soa_staff_type_known check (staff_type in ('PersonInCharge', 'Salesman', 'Creator')),
  constraint soa_days_in_order check (soato_date >= soaform_date),
  constraint soa_rate_range check (exc_rate_usd_to_local > 0),
  constraint soa_revision_range check (revision >= 1)
);
create index soa_by_shipment_customer on soa (company_id, shipment_customer_id)
  where shipment_customer_id is not null;
create index soa_by_commodity_group on soa (company_id, commodity_group_id)
  where commodity_group_id is not null;

create table soa_line (
  company_id uuid not null,
  id uuid not null,
  soa_id uuid not null,
  revision integer not null,
  line_no integer not null,
  charge_id uuid not null,
  -- The line as it was stated.
  stated jsonb not null,
  amount_vnd numeric(20, 0) not null,
  vat_amount_vnd numeric(20, 0) not null,
  amount_usd numeric(20, 2),
  vat_amount_usd numeric(20, 2),
  -- What the statement adds to the VND amounts; the charge stays.
  net_adjust_vnd numeric(20, 0) not null default 0,
  vat_adjust_vnd numeric(20, 0) not null default 0,
  -- The partner disputes it.
  disputed boolean not null default false,
  constraint soa_line_pk primary key (company_id, id),
  constraint soa_line_once unique (company_id, soa_id, revision, charge_id),
  constraint soa_line_soa_fk foreign key (company_id, soa_id)
    references soa (company_id, id) on delete cascade,
  constraint soa_line_adjust_range check (net_adjust_vnd between -100 and 100
    and vat_adjust_vnd between -100 and 100)
);
create index soa_line_in_order on soa_line (company_id, soa_id, revision, line_no);
create index soa_line_by_charge on soa_line (company_id, charge_id);

create trigger soa_history after insert or update or delete on soa
  for each row execute function record_history('soa');
