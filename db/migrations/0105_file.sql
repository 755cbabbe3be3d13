-- Files kept with records. Their bytes live beside them in parts, so that a file is there exactly
-- when its row is, on whichever server it is asked for, and can be read piece by piece.

create table attached_file (
  company_id uuid not null,
  id uuid not null,
  -- Whose file it is: a module and folder of the house, and the record's id.
  module_name text not null,
  folder text not null,
  object_id uuid not null,
  child_id uuid,
  name text not null,
  alias_name text not null,
  document_type text,
  tag text,
  note text,
  source text not null default 'Upload',
  mime text not null,
  size integer not null,
  sha256 text not null,
  -- What the record was called when the file was added: the list of all files is searched by it.
  job_no text,
  hwbno text,
  mawb text,
  billing_no text,
  invoice_no text,
  accounting_date date,
  search text generated always as (
    f_unaccent(name || ' ' || alias_name || ' ' || coalesce(document_type, '') || ' '
      || coalesce(job_no, '') || ' ' || coalesce(hwbno, '') || ' ' || coalesce(mawb, '') || ' '
      || coalesce(billing_no, '') || ' ' || coalesce(invoice_no, ''))) stored,
  office_id uuid,
  department_id uuid,
  group_id uuid,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  constraint attached_file_pk primary key (company_id, id),
  constraint attached_file_size_possible check (size between 1 and 104857600),
  constraint attached_file_name_plain check (name <> '' and name !~ '[/\\[:cntrl:]]')
);
create unique index attached_file_name_key
  on attached_file (company_id, module_name, folder, object_id, lower(name));
create index attached_file_newest
  on attached_file (company_id, datetime_created desc, id desc);
create index attached_file_search on attached_file using gin (search gin_trgm_ops);

create table attached_file_part (
  company_id uuid not null,
  file_id uuid not null,
  part_no integer not null,
  bytes bytea not null,
  constraint attached_file_part_pk primary key (company_id, file_id, part_no),
  constraint attached_file_part_file_fk foreign key (company_id, file_id)
    references attached_file (company_id, id) on delete cascade
);
-- Papers and pictures are packed already; what is stored plain is cut and read faster.
alter table attached_file_part alter column bytes set storage external;

create trigger attached_file_history after insert or update or delete on attached_file
  for each row execute function record_history('attached_file');
