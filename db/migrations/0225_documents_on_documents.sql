-- The kinds of document that may claim other kinds, by slot. It repeats
-- areas/document/model/documentClaims.ts; a test compares the two.
create function may_stand_on(slot text, kind text, claimed_kind text) returns boolean
  language sql immutable parallel safe
  as $$
    select case slot || ' ' || kind
      when 'ledger invoice' then claimed_kind = 'soa'
      when 'ledger obhInvoice' then claimed_kind = 'soa'
      when 'ledger voucher' then claimed_kind in ('note', 'soa', 'settlement')
      when 'combine combine' then claimed_kind in ('note', 'soa')
      when 'settlement settlement' then claimed_kind = 'advance'
      else false
    end
  $$;

create function check_document_claims_meet() returns trigger
  language plpgsql
  as $$
begin
  if exists (
    select from changed k
    join document d on d.company_id = k.company_id and d.id = k.document_id
    join document c on c.company_id = k.company_id and c.id = k.claimed_id
    where not may_stand_on(k.slot, d.kind, c.kind)
  ) then
    raise exception 'a document stands on one that its kind may not stand on'
      using errcode = '23514', constraint = 'document_claim_meets';
  end if;
  return null;
end
  $$;
create trigger document_claim_meets after insert on document_claim
  referencing new table as changed for each statement execute function check_document_claims_meet();

-- A claim is made and released; only its mark as firm may change.
create function check_claim_stays() returns trigger
  language plpgsql
  as $$
begin
  if to_jsonb(old) - 'is_firm' <> to_jsonb(new) - 'is_firm' then
    raise exception 'a claim is released and made again, never moved'
      using errcode = '23514', constraint = tg_name;
  end if;
  return new;
end
  $$;
create trigger charge_claim_stays before update on charge_claim
  for each row execute function check_claim_stays();
create trigger document_claim_stays before update on document_claim
  for each row execute function check_claim_stays();

-- The salesman of an item after it was moved.
alter table due_entry
  add column sale_man_id uuid,
  add constraint due_entry_moved_to_somebody check ((cause = 'moved') = (sale_man_id is not null));
