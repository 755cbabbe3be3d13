-- Which version of a document goes to the accounting system: its id stays, and each raise lets the
-- document be sent again. A document without a row has version 1. The id is that of the document.

create table document_sync_version (
  company_id uuid not null,
  id uuid not null,
  sync_version integer not null,
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  constraint document_sync_version_pk primary key (company_id, id),
  constraint document_sync_version_document_fk foreign key (company_id, id)
    references document (company_id, id) on delete cascade,
  constraint document_sync_version_range check (sync_version > 1)
);
create trigger document_sync_version_history
  after insert or update or delete on document_sync_version
  for each row execute function record_history('document_sync_version');
