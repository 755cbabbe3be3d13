-- Readings of customs software: what each connection or file had, row by row.

alter table customs_declaration add column released_on date;

create index partner_by_stripped_tax_code on partner
  (company_id, upper(regexp_replace(tax_code, '[-_[:space:]]', '', 'g')));

alter table ecus_connection drop constraint ecus_connection_kind_known;
alter table ecus_connection add constraint ecus_connection_kind_known
  check (kind in ('PostgreSQL', 'MariaDB'));
alter table ecus_connection add column nightly boolean not null default false;

create table ecus_reading (
  company_id uuid not null,
  id uuid not null,
  feed text not null,
  -- Whether new declarations are stored while they are read, or after somebody has chosen them.
  is_stored boolean not null,
  is_nightly boolean not null default false,
  state text not null default 'Waiting',
  from_day date,
  to_day date,
  is_cancel_asked boolean not null default false,
  ended_at timestamptz,
  office_id uuid,
  department_id uuid,
  group_id uuid,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  constraint ecus_reading_pk primary key (company_id, id),
  constraint ecus_reading_feed_known check (feed in ('Declarations', 'CarrierFeed', 'Files')),
  constraint ecus_reading_state_known check (state in ('Waiting', 'Running', 'Done', 'Canceled'))
);
create index ecus_reading_by_user on ecus_reading (company_id, user_created, id desc);

create table ecus_reading_source (
  company_id uuid not null,
  id uuid not null,
  reading_id uuid not null,
  position integer not null,
  -- Null for a file.
  connection_id uuid,
  name text not null,
  state text not null default 'Waiting',
  -- Why it failed, in both languages.
  reason jsonb,
  -- Where the next page begins.
  cursor_day text,
  cursor_key text,
  read_count integer not null default 0,
  new_count integer not null default 0,
  known_count integer not null default 0,
  changed_count integer not null default 0,
  twice_count integer not null default 0,
  doubtful_count integer not null default 0,
  failed_count integer not null default 0,
  constraint ecus_reading_source_pk primary key (company_id, id),
  constraint ecus_reading_source_reading_fk foreign key (company_id, reading_id)
    references ecus_reading (company_id, id) on delete cascade,
  constraint ecus_reading_source_connection_fk foreign key (company_id, connection_id)
    references ecus_connection (company_id, id) on delete cascade,
  constraint ecus_reading_source_state_known
    check (state in ('Waiting', 'Running', 'Done', 'Failed', 'Canceled'))
);
create index ecus_reading_source_by_reading on ecus_reading_source
  (company_id, reading_id, position);
create index ecus_reading_source_by_connection on ecus_reading_source (company_id, connection_id);

create table ecus_reading_row (
  company_id uuid not null,
  id uuid not null,
  reading_id uuid not null,
  source_id uuid not null,
  clearance_no text not null,
  outcome text not null,
  -- Why it is doubtful or has failed, in both languages.
  reasons jsonb,
  -- Fields of a known declaration that differ, each with the stored and the read value.
  differences jsonb,
  is_changed boolean not null default false,
  -- What was read of a declaration that is not stored yet.
  declared jsonb,
  declaration_id uuid,
  constraint ecus_reading_row_pk primary key (company_id, id),
  constraint ecus_reading_row_reading_fk foreign key (company_id, reading_id)
    references ecus_reading (company_id, id) on delete cascade,
  constraint ecus_reading_row_source_fk foreign key (company_id, source_id)
    references ecus_reading_source (company_id, id) on delete cascade,
  constraint ecus_reading_row_declaration_fk foreign key (company_id, declaration_id)
    references customs_declaration (company_id, id) on delete cascade,
  constraint ecus_reading_row_outcome_known
    check (outcome in ('New', 'Known', 'Twice', 'Doubtful', 'Failed'))
);
create index ecus_reading_row_by_number on ecus_reading_row
  (company_id, reading_id, clearance_no);
create index ecus_reading_row_by_source on ecus_reading_row (company_id, source_id);
create index ecus_reading_row_by_declaration on ecus_reading_row (company_id, declaration_id);
