-- The refusal of a receipt whose lines are not what it cleared named a column that the receipt no
-- longer has, so that another fault came in its place. The number stands in its head.
create or replace function check_receipt_clears() returns trigger
  language plpgsql
  as $$
begin
  if exists (
    select from (
      select l.due_id, sum(l.total_paid) as own, sum(l.total_paid_vnd) as vnd
      from receipt_line l
      where l.company_id = new.company_id and l.receipt_id = new.id and l.posted
        and l.due_id is not null
      group by l.due_id) l
    full join (
      select e.due_id, -sum(e.amount) as own, -sum(e.amount_vnd) as vnd
      from due_entry e
      join due d on d.company_id = e.company_id and d.id = e.due_id and d.kind <> 'advance'
      where e.company_id = new.company_id and e.document_id = new.id
      group by e.due_id) e on e.due_id = l.due_id
    where (l.own, l.vnd) is distinct from (e.own, e.vnd)
  ) then
    raise exception 'the lines of receipt % are not what it cleared',
        (select d.number from document d where d.company_id = new.company_id and d.id = new.id)
      using errcode = '23514', constraint = 'receipt_clears_what_its_lines_say';
  end if;
  return null;
end
  $$;
