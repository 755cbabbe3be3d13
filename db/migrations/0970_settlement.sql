-- Settlements: what requesters spent on jobs, against the advances that they got. The fields of every
-- document are in `document`; its state is the approval status.

insert into document_kind (code, table_name, names) values ('settlement', 'settlement',
  '{"number": "settlement_no", "state": "status_approval", "partner_id": "payee_id", "sale_man_id": null}')
on conflict (code) do update set table_name = excluded.table_name, names = excluded.names;

create table settlement (
  company_id uuid not null,
  id uuid not null,
  kind text generated always as ('settlement') stored,
  currency_id text not null,
  -- DIRECT: its lines are born on it; EXISTING: it takes lines of jobs.
  settlement_type text not null,
  request_date date not null,
  due_date date not null,
  payment_method text not null,
  bank_account_no text,
  bank_account_name text,
  bank_name text,
  bank_code text,
  note text,
  amount numeric(20, 3) not null,
  amount_vnd numeric(20, 0) not null,
  -- Null while a line has no amount in US dollars.
  amount_usd numeric(20, 2),
  -- The sum of the advances that it takes, in its currency; null without one.
  advance_amount numeric(20, 3),
  balance_amount numeric(20, 3) not null,
  voucher_no text,
  voucher_date date,
  canceled_at timestamptz,
  user_modified uuid,
  constraint settlement_pk primary key (company_id, id),
  constraint settlement_document_fk foreign key (company_id, id)
    references document (company_id, id) on delete cascade,
  constraint settlement_tie_fk foreign key (company_id, id, kind, currency_id)
    references document (company_id, id, kind, currency_id) on delete cascade,
  constraint settlement_type_known check (settlement_type in ('DIRECT', 'EXISTING')),
  constraint settlement_method_known
    check (payment_method in ('Cash', 'Bank', 'NETOFF_SHPT', 'Other')),
  constraint settlement_currency_known check (currency_id in ('VND', 'USD')),
  constraint settlement_days_in_order check (due_date >= request_date),
  constraint settlement_balance_is_difference
    check (balance_amount = coalesce(advance_amount, 0) - amount),
  constraint settlement_even_is_other check (advance_amount is null or balance_amount <> 0
    or payment_method = 'Other'),
  constraint settlement_amount_is_its_currency
    check (amount = case currency_id when 'VND' then amount_vnd else amount_usd end),
  constraint settlement_voucher_is_whole check ((voucher_no is null) = (voucher_date is null))
);
create index settlement_by_request_date on settlement (company_id, request_date);

-- The lines of a settlement with the amounts at which it settles them. A line outlives the charge
-- that a deleted settlement leaves behind.
create table settlement_line (
  company_id uuid not null,
  id uuid not null,
  settlement_id uuid not null,
  line_no integer not null,
  charge_id uuid not null,
  side text not null,
  job_id uuid not null,
  hblid uuid not null,
  advance_id uuid,
  custom_no text,
  cont_no text,
  net_vnd numeric(20, 0) not null,
  vat_vnd numeric(20, 0) not null,
  net_usd numeric(20, 2),
  vat_usd numeric(20, 2),
  -- The amounts in VND are keyed on the settlement and are not those of the charge.
  is_keyed boolean not null default false,
  user_modified uuid,
  constraint settlement_line_pk primary key (company_id, id),
  constraint settlement_line_once unique (company_id, settlement_id, line_no),
  constraint settlement_line_charge_once unique (company_id, settlement_id, charge_id),
  constraint settlement_line_settlement_fk foreign key (company_id, settlement_id)
    references settlement (company_id, id) on delete cascade,
  constraint settlement_line_job_fk foreign key (company_id, job_id)
    references shipment (company_id, id) on delete restrict,
  constraint settlement_line_bill_fk foreign key (company_id, hblid)
    references house_bill (company_id, id) on delete restrict,
  constraint settlement_line_advance_fk foreign key (company_id, advance_id)
    references advance (company_id, id) on delete restrict,
  constraint settlement_line_side_known check (side in ('debit', 'credit'))
);
create index settlement_line_by_job on settlement_line (company_id, job_id);
create index settlement_line_by_bill on settlement_line (company_id, hblid);
create index settlement_line_by_charge on settlement_line (company_id, charge_id);
create index settlement_line_by_advance on settlement_line (company_id, advance_id)
  where advance_id is not null;

create trigger settlement_history after insert or update or delete on settlement
  for each row execute function record_history('settlement');
create trigger settlement_line_history after insert or update or delete on settlement_line
  for each row execute function record_history('settlement_line');

-- The advance that the settlement of a charge clears.
create view cleared_advance as
  select l.company_id, l.charge_id, l.settlement_id, a.number as advance_no
  from settlement_line l
  join document a on a.company_id = l.company_id and a.id = l.advance_id;

create or replace view job_payment as
  select l.company_id, l.job_id, 'advance'::text as kind, l.advance_id as document_id,
    null::uuid as advance_id, d.number, d.user_created as requester,
    a.request_date as requested_on, d.state as approval_status, d.sync_status, a.voucher_no,
    a.voucher_date, trim_scale(sum(l.amount)) as amount, d.currency_id as currency
  from advance_line l
  join advance a on a.company_id = l.company_id and a.id = l.advance_id
  join document d on d.company_id = l.company_id and d.id = l.advance_id
  where d.state <> 'Canceled'
  group by l.company_id, l.job_id, l.advance_id, d.number, d.user_created, a.request_date, d.state,
    d.sync_status, a.voucher_no, a.voucher_date, d.currency_id
  union all
  select l.company_id, l.job_id, 'settlement'::text, l.settlement_id, l.advance_id, d.number,
    d.user_created, o.request_date, d.state, d.sync_status, o.voucher_no, o.voucher_date,
    trim_scale(sum(case
      when l.side = 'debit' then 0
      when d.currency_id = 'VND' then l.net_vnd + l.vat_vnd
      else l.net_usd + l.vat_usd end)), d.currency_id
  from settlement_line l
  join settlement o on o.company_id = l.company_id and o.id = l.settlement_id
  join document d on d.company_id = l.company_id and d.id = l.settlement_id
  where d.state <> 'Canceled'
  group by l.company_id, l.job_id, l.settlement_id, l.advance_id, d.number, d.user_created,
    o.request_date, d.state, d.sync_status, o.voucher_no, o.voucher_date, d.currency_id;
