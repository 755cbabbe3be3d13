-- What goes to the accounting system: an item is written in the transaction that sends a record and
-- carried by a job after the commit. The key of an item is that of the record in the other system.

create table sync_item (
  company_id uuid not null,
  id uuid not null,
  version integer not null default 1,
  data_type text not null,
  -- A document, a partner, a bank account or a tariff.
  record_id uuid not null,
  number text not null,
  partner_id uuid,
  office_id uuid,
  department_id uuid,
  group_id uuid,
  action text not null,
  sync_version integer not null,
  state text not null default 'Waiting',
  -- The failed tries since a user sent it.
  tried integer not null default 0,
  next_try_at timestamptz,
  -- What is sent, as it was at the first try.
  request jsonb,
  ledger_no text,
  reason text,
  answered_at timestamptz,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  constraint sync_item_pk primary key (company_id, id),
  constraint sync_item_once unique (company_id, record_id, sync_version),
  constraint sync_item_type_known check (data_type in ('ADVANCE', 'SETTLEMENT', 'SOA', 'CDNOTE',
    'VOUCHER', 'INVOICE', 'PAYMENT', 'PARTNER', 'BANK', 'TARIFF')),
  constraint sync_item_action_known check (action in ('ADD', 'UPDATE')),
  constraint sync_item_state_known check (state in ('Waiting', 'Synced', 'Rejected', 'Failed')),
  constraint sync_item_ended_with_reason check (state <> 'Rejected' or reason is not null),
  constraint sync_item_version_range check (sync_version >= 1),
  constraint sync_item_answer_has_a_time
    check ((state in ('Synced', 'Rejected')) = (answered_at is not null))
);
-- One item of a record is open at a time.
create unique index sync_item_open on sync_item (company_id, record_id)
  where state in ('Waiting', 'Failed');
create index sync_item_by_time on sync_item (company_id, datetime_modified);

-- Every try, written before the record is sent: a try without an outcome was broken off.
create table sync_attempt (
  company_id uuid not null,
  id uuid not null,
  item_id uuid not null,
  tried_at timestamptz not null default now(),
  ended_at timestamptz,
  outcome text,
  answer text,
  user_modified uuid,
  constraint sync_attempt_pk primary key (company_id, id),
  constraint sync_attempt_item_fk foreign key (company_id, item_id)
    references sync_item (company_id, id) on delete cascade,
  constraint sync_attempt_outcome_known
    check (outcome in ('Synced', 'Rejected', 'Refused', 'Unknown')),
  constraint sync_attempt_is_whole check ((ended_at is null) = (outcome is null))
);
create index sync_attempt_by_item on sync_attempt (company_id, item_id, tried_at);

-- The accounting system of a company; without a row accountants enter everything by hand.
create table accounting_connector (
  company_id uuid not null,
  id uuid not null,
  version integer not null default 1,
  connector text not null,
  address text,
  user_name text,
  settings jsonb not null default '{}',
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  constraint accounting_connector_pk primary key (company_id, id),
  constraint accounting_connector_once unique (company_id),
  constraint accounting_connector_known
    check (connector in ('documents', 'files', 'entries', 'tryton')),
  constraint accounting_connector_is_whole
    check (connector in ('files', 'entries') or address is not null)
);
create table accounting_secret (
  company_id uuid not null,
  connector_id uuid not null,
  sealed bytea not null,
  constraint accounting_secret_pk primary key (company_id, connector_id),
  constraint accounting_secret_connector_fk foreign key (company_id, connector_id)
    references accounting_connector (company_id, id) on delete cascade
);

create trigger sync_item_history after insert or update or delete on sync_item
  for each row execute function record_history('sync_item');
create trigger accounting_connector_history after insert or update or delete on accounting_connector
  for each row execute function record_history('accounting_connector');

-- An invoice that nobody sent as note or statement is sent by itself; lines that only documents make
-- have their places, too (1031).
create or replace function may_claim(slot text, kind text, side text, type text) returns boolean
  language sql immutable parallel safe
  as $$
    select case slot || ' ' || kind
      when 'note note' then side || type in ('debitSELL', 'debitOBH', 'creditBUY', 'creditOBH')
      when 'statement soa' then side || type in ('debitSELL', 'debitOBH', 'creditBUY', 'creditOBH')
      when 'ledger invoice' then side || type = 'debitSELL'
      when 'ledger obhInvoice' then side || type = 'debitOBH'
      when 'ledger voucher' then
        side || type in ('debitSELL', 'creditBUY', 'creditOBH', 'creditOTHER')
      when 'settlement settlement' then
        side || type in ('debitSELL', 'creditBUY', 'creditOBH', 'creditOTHER')
      when 'advance advance' then side || type in ('creditBUY', 'creditADV')
      when 'sync note' then side || type in ('debitSELL', 'debitOBH', 'creditBUY', 'creditOBH')
      when 'sync soa' then side || type in ('debitSELL', 'debitOBH', 'creditBUY', 'creditOBH')
      when 'sync settlement' then
        side || type in ('debitSELL', 'creditBUY', 'creditOBH', 'creditOTHER')
      when 'sync voucher' then
        side || type in ('debitSELL', 'creditBUY', 'creditOBH', 'creditOTHER')
      when 'sync invoice' then side || type = 'debitSELL'
      when 'sync obhInvoice' then side || type = 'debitOBH'
      else false
    end
  $$;
