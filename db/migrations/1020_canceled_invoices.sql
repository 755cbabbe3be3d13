-- An invoice or a voucher is canceled, never deleted: its number and its lines stay, its item is
-- reversed. A line outlives its charge and its note, which are free again.
alter table acct_management
  add column canceled_at timestamptz,
  add column cancel_reason text;
alter table acct_management_line
  drop constraint acct_management_line_charge_fk,
  drop constraint acct_management_line_note_fk;
comment on column acct_management_line.charge_id is
  'the line of a canceled invoice outlives its charge; a claim keeps the charge of any other';

-- A draft of a receipt that is dropped is canceled and has no effect; it was never done.
create or replace view due_planned as
  select l.company_id, l.due_id, l.receipt_id as document_id
  from receipt_line l
  join document d on d.company_id = l.company_id and d.id = l.receipt_id and d.state = 'Draft'
  where not l.posted and l.due_id is not null;

create or replace function check_receipt_spent() returns trigger
  language plpgsql
  as $$
declare
  own receipt;
  head document;
begin
  select * into own from receipt r where r.company_id = new.company_id and r.id = new.id;
  select * into head from document d where d.company_id = new.company_id and d.id = new.id;
  if own.id is null then
    return null;
  end if;
  if (
    select coalesce(sum(l.paid_amount), 0) from receipt_line l
    where l.company_id = new.company_id and l.receipt_id = new.id and l.posted
  ) <> (case head.state when 'Done' then own.final_paid_amount else 0 end) then
    raise exception 'the lines of receipt % do not take exactly its money', head.number
      using errcode = '23514', constraint = 'receipt_is_spent_exactly';
  end if;
  if head.state not in ('Draft', 'Done', 'Cancel') then
    raise exception 'receipt % has no state %', head.number, head.state
      using errcode = '23514', constraint = 'receipt_status_known';
  end if;
  if head.state <> 'Cancel' and (head.state = 'Draft') <> (own.done_at is null) then
    raise exception 'receipt % is % without its time', head.number, head.state
      using errcode = '23514', constraint = 'receipt_done_has_a_time';
  end if;
  if (head.state = 'Cancel') <> (own.cancelled_at is not null and own.cancelled_by is not null) then
    raise exception 'receipt % is % without its person', head.number, head.state
      using errcode = '23514', constraint = 'receipt_cancel_has_a_person';
  end if;
  return null;
end
  $$;
