-- The drafts that will clear an item when they are posted. Each kind of document that clears adds
-- its drafts to this view, so that the documents below it can be read without it.
create view due_planned as
  select company_id, due_id, receipt_id as document_id
  from receipt_line
  where not posted and due_id is not null;

-- An entry is never changed. It goes in one case alone: with an item that only its own document has
-- touched, when that document is deleted. Nothing was counted against such an item, and the history
-- keeps the document. An item with an entry of another document stays, and so does its document.
comment on function check_due_untouched() is
  'an item goes only with its document, and only while no other document has an entry on it';
comment on function refuse_due_entry_change() is
  'an entry is never changed; it goes only with its item (check_due_untouched)';
