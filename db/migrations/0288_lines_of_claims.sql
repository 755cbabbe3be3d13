-- A claim takes thousands of lines in one statement. The foreign key to the line asked for each of
-- them with a query of its own; the check that reads all lines once anyway now holds them, too.
-- What it guarantees stays: a claimed line exists, and nobody deletes it or gives it another key.
alter table charge_claim drop constraint charge_claim_surcharge_fk;

create or replace function check_claims_meet() returns trigger
  language plpgsql
  as $$
declare
  found bigint;
  is_wrong boolean;
begin
  with held as (
    select l.company_id, l.job_id, l.type, k.document_id, k.slot, k.side
    from changed k
    join surcharge l on l.company_id = k.company_id and l.id = k.charge_id
    -- Another transaction that deletes the line waits, as for a foreign key.
    for key share of l
  ), lines as (
    select company_id, job_id, type, document_id, slot, side, count(*) as lines
    from held group by company_id, job_id, type, document_id, slot, side
  ), noted as (
    insert into kept_noted (company_id, job_id)
    select distinct company_id, job_id from lines where side = 'debit' or slot = 'ledger'
  )
  select coalesce(sum(x.lines), 0), bool_or(not may_claim(x.slot, d.kind, x.side, x.type))
  into found, is_wrong
  from lines x
  left join document d on d.company_id = x.company_id and d.id = x.document_id;
  if found <> (select count(*) from changed) then
    raise exception 'a document takes a line that does not exist'
      using errcode = '23503', constraint = 'charge_claim_surcharge_fk', table = 'charge_claim';
  end if;
  if is_wrong then
    raise exception 'a document takes a line that its kind may not take'
      using errcode = '23514', constraint = 'charge_claim_meets';
  end if;
  return null;
end
  $$;

create function check_claimed_lines_stay() returns trigger
  language plpgsql
  as $$
begin
  if exists (
    select from removed l
    join charge_claim k on k.company_id = l.company_id and k.charge_id = l.id
  ) then
    raise exception 'a document has this line'
      using errcode = '23001', constraint = 'charge_claim_surcharge_fk', table = 'charge_claim';
  end if;
  return null;
end
  $$;
create trigger surcharge_claimed_stays after delete on surcharge
  referencing old table as removed for each statement execute function check_claimed_lines_stay();

create function check_key_of_line_stays() returns trigger
  language plpgsql
  as $$
begin
  raise exception 'a line keeps its key'
    using errcode = '23001', constraint = 'charge_claim_surcharge_fk', table = 'charge_claim';
end
  $$;
create trigger surcharge_key_stays before update of company_id, id on surcharge
  for each row when (old.company_id <> new.company_id or old.id <> new.id)
  execute function check_key_of_line_stays();
