-- Advances: money that a requester gets before the costs of jobs are known. The fields of every
-- document are in `document`; its state is the approval status.

insert into document_kind (code, table_name, names) values ('advance', 'advance',
  '{"number": "advance_no", "state": "status_approval", "partner_id": "payee_id", "sale_man_id": null}')
on conflict (code) do update set table_name = excluded.table_name, names = excluded.names;

create table advance (
  company_id uuid not null,
  id uuid not null,
  kind text generated always as ('advance') stored,
  currency_id text not null,
  request_date date not null,
  payment_method text not null,
  payment_term integer not null,
  deadline_payment date not null,
  due_date date not null,
  bank_account_no text,
  bank_account_name text,
  bank_name text,
  bank_code text,
  advance_note text,
  -- The value of one dollar in VND on the request date.
  exc_rate_usd_to_local numeric(20, 8) not null,
  amount numeric(20, 3) not null,
  amount_vnd numeric(20, 0) not null,
  amount_usd numeric(20, 2) not null,
  status_payment text not null default 'NotSettled',
  voucher_no text,
  voucher_date date,
  canceled_at timestamptz,
  user_modified uuid,
  constraint advance_pk primary key (company_id, id),
  constraint advance_document_fk foreign key (company_id, id)
    references document (company_id, id) on delete cascade,
  constraint advance_tie_fk foreign key (company_id, id, kind, currency_id)
    references document (company_id, id, kind, currency_id) on delete cascade,
  constraint advance_method_known check (payment_method in ('Cash', 'Bank', 'Other')),
  constraint advance_currency_known check (currency_id in ('VND', 'USD')),
  constraint advance_status_payment_known
    check (status_payment in ('NotSettled', 'PartialSettlement', 'Settled')),
  constraint advance_payment_term_range check (payment_term between 0 and 999),
  constraint advance_amount_range check (amount > 0 and amount_vnd >= 0 and amount_usd >= 0),
  constraint advance_days_in_order check (due_date >= request_date),
  constraint advance_voucher_is_whole check ((voucher_no is null) = (voucher_date is null))
);
create index advance_by_request_date on advance (company_id, request_date);

create table advance_line (
  company_id uuid not null,
  id uuid not null,
  advance_id uuid not null,
  line_no integer not null,
  description text not null,
  custom_no text,
  job_id uuid not null,
  hblid uuid not null,
  amount numeric(20, 3) not null,
  amount_vnd numeric(20, 0) not null,
  amount_usd numeric(20, 2) not null,
  advance_type text not null,
  request_note text,
  status_payment text not null default 'NotSettled',
  user_modified uuid,
  constraint advance_line_pk primary key (company_id, id),
  constraint advance_line_once unique (company_id, advance_id, line_no),
  constraint advance_line_advance_fk foreign key (company_id, advance_id)
    references advance (company_id, id) on delete cascade,
  constraint advance_line_job_fk foreign key (company_id, job_id)
    references shipment (company_id, id) on delete restrict,
  constraint advance_line_bill_fk foreign key (company_id, hblid)
    references house_bill (company_id, id) on delete restrict,
  constraint advance_line_type_known check (advance_type in ('Norm', 'Invoice', 'Other')),
  constraint advance_line_status_payment_known check (status_payment in ('NotSettled', 'Settled')),
  constraint advance_line_amount_range check (amount > 0)
);
create index advance_line_by_job on advance_line (company_id, job_id);
create index advance_line_by_bill on advance_line (company_id, hblid);

-- The terms and limits of the advances of an office; the presets without a row.
create table advance_setting (
  company_id uuid not null,
  id uuid not null,
  office_id uuid not null,
  term_days integer not null,
  voucher_days integer not null,
  open_limit numeric(18, 0),
  overdue_days integer,
  user_modified uuid,
  version integer not null default 1,
  constraint advance_setting_pk primary key (company_id, id),
  constraint advance_setting_once unique (company_id, office_id),
  constraint advance_setting_office_fk foreign key (company_id, office_id)
    references office (company_id, id) on delete cascade,
  constraint advance_setting_days_range check (term_days between 0 and 999
    and voucher_days between 0 and 999 and overdue_days between 0 and 999),
  constraint advance_setting_open_limit_range check (open_limit between 1 and 999999999999999)
);

alter table company
  -- The most that an advance pays in cash, in VND; null for no limit.
  add column advance_cash_limit numeric(18, 0) default 100000000;

create trigger advance_history after insert or update or delete on advance
  for each row execute function record_history('advance');
create trigger advance_line_history after insert or update or delete on advance_line
  for each row execute function record_history('advance_line');
create trigger advance_setting_history after insert or update or delete on advance_setting
  for each row execute function record_history('advance_setting');

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
    d.sync_status, a.voucher_no, a.voucher_date, d.currency_id;
