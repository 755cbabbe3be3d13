-- The entries that say when a record was unlocked, found by the record.
create index audit_entry_unlocks on audit_entry (company_id, record_id, id) where kind = 'unlock';
