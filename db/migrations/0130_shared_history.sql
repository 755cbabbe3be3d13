-- Lists that are one for all companies keep a history, too: who changed which field of a country
-- or a currency. It belongs to no company; who did it is told in that person's own company only.

create table shared_history (
  id uuid not null,
  table_name text not null,
  record_id text not null,
  action text not null,
  changed_by text,
  acted_by text,
  changed_at timestamptz not null,
  before jsonb,
  after jsonb,
  constraint shared_history_pk primary key (id),
  constraint shared_history_action_known check (action in ('insert', 'update', 'delete'))
);
create index shared_history_by_record on shared_history (table_name, record_id, changed_at);
create index shared_history_by_time on shared_history (table_name, changed_at desc, id desc);

create trigger shared_history_append_only before update or delete on shared_history
  for each row execute function refuse_history_change();
revoke update, delete, truncate on shared_history from public, current_user;

-- As record_history, for a record that is known by its code alone.
create function record_shared_history() returns trigger
  language plpgsql
  as $$
declare
  was jsonb;
  is_now jsonb;
  unsaid constant text[] := array['version', 'search', 'datetime_modified', 'user_modified'];
  was_part jsonb;
  is_part jsonb;
begin
  if tg_op <> 'INSERT' then was := to_jsonb(old); end if;
  if tg_op <> 'DELETE' then is_now := to_jsonb(new); end if;
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
  insert into shared_history
    (id, table_name, record_id, action, changed_by, acted_by, changed_at, before, after)
  values (
    new_id(), tg_argv[0], coalesce(is_now, was) ->> 'id', lower(tg_op),
    coalesce(is_now, was) ->> 'user_modified',
    nullif(current_setting('fairway.acted_by', true), ''),
    clock_timestamp(), was_part, is_part);
  return null;
end
$$;

create trigger country_history after insert or update or delete on country
  for each row execute function record_shared_history('country');
create trigger currency_history after insert or update or delete on currency
  for each row execute function record_shared_history('currency');
