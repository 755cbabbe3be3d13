-- Connections of persons to the database of their customs software; passwords are encrypted with a
-- key that the database does not have, and have no history (decision 0331).

create table ecus_connection (
  company_id uuid not null,
  id uuid not null,
  name text not null,
  user_id uuid not null,
  kind text not null,
  server_name text not null,
  port numeric(5),
  dbname text not null,
  dbusername text not null,
  note text,
  active boolean not null default true,
  inactive_on timestamptz,
  office_id uuid,
  department_id uuid,
  group_id uuid,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  search text generated always as (
    f_unaccent(name || ' ' || server_name || ' ' || dbname)) stored,
  constraint ecus_connection_pk primary key (company_id, id),
  constraint ecus_connection_user_fk foreign key (company_id, user_id)
    references sys_user (company_id, id) on delete restrict,
  constraint ecus_connection_kind_known check (kind in ('PostgreSQL')),
  constraint ecus_connection_port_in_range check (port between 1 and 65535)
);
create unique index ecus_connection_user_id_server_name_dbname_key on ecus_connection
  (company_id, user_id, lower(server_name), lower(dbname));
create index ecus_connection_search on ecus_connection using gin (search gin_trgm_ops);

create table ecus_secret (
  company_id uuid not null,
  connection_id uuid not null,
  sealed bytea not null,
  constraint ecus_secret_pk primary key (company_id, connection_id),
  constraint ecus_secret_connection_fk foreign key (company_id, connection_id)
    references ecus_connection (company_id, id) on delete cascade
);

create trigger ecus_connection_history after insert on ecus_connection
  referencing new table as added
  for each statement execute function record_history('ecus_connection');
create trigger ecus_connection_history_of_change after update on ecus_connection
  referencing old table as removed new table as added
  for each statement execute function record_history('ecus_connection');
create trigger ecus_connection_history_of_end after delete on ecus_connection
  referencing old table as removed
  for each statement execute function record_history('ecus_connection');
