-- A claim puts one side of a line into one slot of a document, so one document holds a line in
-- each slot. The kind and number of the document are read from the document, never copied.

-- Which kind of document may take which type of line, by slot and side. It repeats
-- areas/charge/model/claimRules.ts; a test compares the two.
create function may_claim(slot text, kind text, side text, type text) returns boolean
  language sql immutable parallel safe
  as $$
    select case slot || ' ' || kind
      when 'note note' then side || type in ('debitSELL', 'debitOBH', 'creditBUY', 'creditOBH')
      when 'statement soa' then side || type in ('debitSELL', 'debitOBH', 'creditBUY', 'creditOBH')
      when 'ledger invoice' then side || type = 'debitSELL'
      when 'ledger obhInvoice' then side || type = 'debitOBH'
      when 'ledger voucher' then side || type in ('debitSELL', 'creditBUY', 'creditOBH')
      when 'settlement settlement' then side || type in ('debitSELL', 'creditBUY', 'creditOBH')
      when 'advance advance' then side || type = 'creditBUY'
      when 'sync note' then side || type in ('debitSELL', 'debitOBH', 'creditBUY', 'creditOBH')
      when 'sync soa' then side || type in ('debitSELL', 'debitOBH', 'creditBUY', 'creditOBH')
      when 'sync settlement' then side || type in ('debitSELL', 'creditBUY', 'creditOBH')
      when 'sync voucher' then side || type in ('debitSELL', 'creditBUY', 'creditOBH')
      else false
    end
  $$;

drop view job_document;

alter table charge_claim rename column kind to slot;
alter table charge_claim drop constraint charge_claim_kind_known;
update charge_claim set slot = case slot when 'soa' then 'statement' else 'ledger' end
  where slot in ('soa', 'invoice', 'voucher');
alter table charge_claim
  drop column document_no,
  -- False while the document may still be dropped, such as an unapproved settlement.
  add column is_firm boolean not null default true,
  add constraint charge_claim_slot_known check (
    slot in ('note', 'statement', 'ledger', 'settlement', 'advance', 'sync')),
  add constraint charge_claim_document_fk foreign key (company_id, document_id)
    references document (company_id, id) on delete restrict;

create function check_claims_meet() returns trigger
  language plpgsql
  as $$
begin
  if exists (
    select from changed k
    join surcharge s on s.company_id = k.company_id and s.id = k.charge_id
    join document d on d.company_id = k.company_id and d.id = k.document_id
    where not may_claim(k.slot, d.kind, k.side, s.type)
  ) then
    raise exception 'a document takes a line that its kind may not take'
      using errcode = '23514', constraint = 'charge_claim_meets';
  end if;
  return null;
end
  $$;
create trigger charge_claim_meets after insert on charge_claim
  referencing new table as changed for each statement execute function check_claims_meet();

-- A job is not canceled and loses no bill while a document holds its charges.
create view job_document as
  select s.company_id, s.job_id, s.hblid, k.side, d.kind, k.document_id, d.number as document_no
  from charge_claim k
  join surcharge s on s.company_id = k.company_id and s.id = k.charge_id
  join document d on d.company_id = k.company_id and d.id = k.document_id;

-- A document that claims other documents, such as an invoice a statement or a combined billing
-- notes: one document for each slot.
create table document_claim (
  company_id uuid not null,
  claimed_id uuid not null,
  slot text not null,
  document_id uuid not null,
  is_firm boolean not null default true,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  constraint document_claim_pk primary key (company_id, claimed_id, slot),
  constraint document_claim_claimed_fk foreign key (company_id, claimed_id)
    references document (company_id, id) on delete restrict,
  constraint document_claim_document_fk foreign key (company_id, document_id)
    references document (company_id, id) on delete restrict,
  constraint document_claim_not_itself check (claimed_id <> document_id),
  constraint document_claim_slot_known check (slot in ('ledger', 'combine', 'settlement'))
);
create index document_claim_by_document on document_claim (company_id, document_id);

-- The payment status of invoices and vouchers, for the notes of their charges.
drop view cd_note_document;
create view ledger_payment as
  select company_id, id as document_id, payment_status from acct_management;

-- The documents issued for a note and their payment status are read through the claims of its lines.
drop view v_cd_note;
alter table cd_note add column is_prepaid boolean not null default false;
update cd_note set is_prepaid = true where payment_status = 'Unpaid' and status = 'New';
alter table cd_note drop column payment_status, drop column issued_for;
create view v_cd_note as
  select company_id, id, code, type, partner_id, job_id, sale_man_id, currency_id, exchange_date,
    exc_rate_usd_to_local, total, total_vnd, total_usd, status, office_id, datetime_created,
    user_created
  from cd_note;
