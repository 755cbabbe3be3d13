-- Remembered browsers, sessions of somebody who acts as another user, and both in the history.

-- What a ticked box at sign-in leaves: the browser's cookie holds a token, here lies its hash.
create table remembered_sign_in (
  company_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  token_sha256 text not null,
  address text,
  user_agent text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  constraint remembered_sign_in_pk primary key (company_id, id),
  constraint remembered_sign_in_user_fk foreign key (company_id, user_id)
    references sys_user (company_id, id) on delete cascade,
  constraint remembered_sign_in_sha256_unique unique (company_id, token_sha256)
);
create index remembered_sign_in_by_user on remembered_sign_in (company_id, user_id);

-- A session in which an administrator acts as the session's user.
alter table session add column acted_by uuid;
alter table session add constraint session_acted_by_fk foreign key (company_id, acted_by)
  references sys_user (company_id, id) on delete restrict;
alter table session add constraint session_acted_by_another check (acted_by <> user_id);

-- Who acted as the person that changed a record.
alter table history add column acted_by text;

create or replace function record_history() returns trigger
  language plpgsql
  as $$
declare
  was jsonb;
  is_now jsonb;
  changed_row jsonb;
  unsaid constant text[] := array['version', 'search', 'datetime_modified', 'user_modified'];
  was_part jsonb;
  is_part jsonb;
begin
  if tg_op <> 'INSERT' then was := to_jsonb(old); end if;
  if tg_op <> 'DELETE' then is_now := to_jsonb(new); end if;
  changed_row := coalesce(is_now, was);
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(b.key, b.value), jsonb_object_agg(b.key, a.value)
      into was_part, is_part
      from jsonb_each(was - unsaid) b
      join jsonb_each(is_now - unsaid) a on a.key = b.key
      where a.value is distinct from b.value;
    if is_part is null then return null; end if;
  else
    was_part := jsonb_strip_nulls(was - unsaid);
    is_part := jsonb_strip_nulls(is_now - unsaid);
  end if;
  insert into history
    (company_id, id, table_name, record_id, action, changed_by, acted_by, changed_at, before, after)
  values (
    (changed_row ->> 'company_id')::uuid, new_id(), tg_argv[0], (changed_row ->> 'id')::uuid,
    lower(tg_op), changed_row ->> 'user_modified',
    nullif(current_setting('fairway.acted_by', true), ''),
    clock_timestamp(), was_part, is_part);
  return null;
end
  $$;
