-- Two records of one partner become one, and are parted again on the same day.

alter table partner
  add column merged_into_id uuid,
  add constraint partner_merged_into_fk foreign key (company_id, merged_into_id)
    references partner (company_id, id) on delete restrict,
  add constraint partner_merged_is_inactive check (merged_into_id is null or not active),
  add constraint partner_merged_into_another check (merged_into_id <> id);
create index partner_by_merged_into on partner (company_id, merged_into_id)
  where merged_into_id is not null;

create table partner_merge (
  company_id uuid not null,
  id uuid not null,
  kept_id uuid not null,
  merged_id uuid not null,
  merged_on date not null,
  -- How many records tied the two together right afterwards, by foreign key, with a digest.
  ties jsonb not null default '{}',
  undone_at timestamptz,
  undone_by uuid,
  office_id uuid,
  department_id uuid,
  group_id uuid,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  constraint partner_merge_pk primary key (company_id, id),
  constraint partner_merge_kept_fk foreign key (company_id, kept_id)
    references partner (company_id, id) on delete cascade,
  constraint partner_merge_merged_fk foreign key (company_id, merged_id)
    references partner (company_id, id) on delete cascade,
  constraint partner_merge_of_two check (kept_id <> merged_id),
  constraint partner_merge_undone_by_somebody check ((undone_at is null) = (undone_by is null))
);
create index partner_merge_by_kept on partner_merge (company_id, kept_id);
create index partner_merge_by_merged on partner_merge (company_id, merged_id);
create trigger partner_merge_history after insert or update or delete on partner_merge
  for each row execute function record_history('partner_merge');

-- Every row a merge changed, with the columns it changed as they were and as they became.
create table partner_merge_row (
  company_id uuid not null,
  merge_id uuid not null,
  table_name text not null,
  row_id uuid not null,
  before jsonb not null,
  after jsonb not null,
  constraint partner_merge_row_pk primary key (company_id, merge_id, table_name, row_id),
  constraint partner_merge_row_merge_fk foreign key (company_id, merge_id)
    references partner_merge (company_id, id) on delete cascade
);
