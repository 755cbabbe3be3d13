-- An item is deleted with its document only if no other document has an entry on it: an item that was
-- cleared, even if that was reversed, stays in the ledger.
create function check_due_untouched() returns trigger
  language plpgsql
  as $$
begin
  if exists (
    select from due_entry e
    where e.company_id = old.company_id and e.due_id = old.id and e.document_id <> old.document_id
  ) then
    raise exception 'due % has entries of other documents', old.id
      using errcode = '23514', constraint = 'due_keeps_its_entries';
  end if;
  return old;
end
  $$;
create trigger due_keeps_its_entries before delete on due
  for each row execute function check_due_untouched();
