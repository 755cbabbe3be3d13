-- A note in a combined billing gains and loses no line: the billing has the sums of its notes.
create function check_combined_claims() returns trigger
  language plpgsql
  as $$
begin
  if exists (
    select from (select distinct company_id, document_id from changed where slot = 'note') k
    join document_claim x on x.company_id = k.company_id and x.claimed_id = k.document_id
    where x.slot = 'combine'
  ) then
    raise exception 'a note in a combined billing gains and loses no line'
      using errcode = '23514', constraint = 'charge_claim_not_combined';
  end if;
  return null;
end
  $$;
create trigger charge_claim_added_not_combined after insert on charge_claim
  referencing new table as changed for each statement execute function check_combined_claims();
create trigger charge_claim_gone_not_combined after delete on charge_claim
  referencing old table as changed for each statement execute function check_combined_claims();
