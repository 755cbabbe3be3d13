-- The drafts that will clear an item when they are posted. Each kind of document that clears items
-- adds its drafts to this view, so that lower areas read them without naming the kind.
create view due_planned as
  select company_id, due_id, receipt_id as document_id
  from receipt_line
  where not posted and due_id is not null;

-- An entry is never changed. It is deleted in one case only: with an item that has entries of its own
-- document alone, when that document is deleted. Nothing was cleared on such an item, and the history
-- keeps the document. An item with an entry of another document is not deleted, nor is its document.
comment on function check_due_untouched() is
  'an item goes only with its document, and only while no other document has an entry on it';
comment on function refuse_due_entry_change() is
  'an entry is never changed; it goes only with its item (check_due_untouched)';
