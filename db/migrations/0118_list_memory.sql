-- What people keep of lists: views under a name, their own or the office's, and their columns.

create table list_view (
  company_id uuid not null,
  id uuid not null,
  -- Whose view it is; shared, everybody who works in the office sees it.
  user_id uuid not null,
  office_id uuid not null,
  list text not null,
  name text not null,
  -- Filters, words, order and columns as they stand in the list's address.
  search text not null,
  is_shared boolean not null default false,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  constraint list_view_pk primary key (company_id, id),
  constraint list_view_user_fk foreign key (company_id, user_id)
    references sys_user (company_id, id) on delete cascade,
  constraint list_view_office_fk foreign key (company_id, office_id)
    references office (company_id, id) on delete cascade
);
create unique index list_view_name_key on list_view (company_id, user_id, list, lower(name));
create index list_view_by_office on list_view (company_id, office_id) where is_shared;
create trigger list_view_history after insert or update or delete on list_view
  for each row execute function record_history('list_view');

-- Like the width of a window: no record, so it has neither version nor history.
create table list_columns (
  company_id uuid not null,
  user_id uuid not null,
  list text not null,
  choice jsonb not null,
  datetime_modified timestamptz not null default now(),
  constraint list_columns_pk primary key (company_id, user_id, list),
  constraint list_columns_user_fk foreign key (company_id, user_id)
    references sys_user (company_id, id) on delete cascade
);
