-- What every write of many lines repeats for each of them is done with less work. What is written and
-- refused stays the same.

-- A function that is not strict is inlined into the checks of amounts.
create or replace function decimals_of(currency text) returns integer
  language sql immutable parallel safe
  as $$
    select case
      when currency is null then null
      when currency in ('BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF',
        'UGX', 'UYI', 'VND', 'VUV', 'XAF', 'XOF', 'XPF') then 0
      when currency in ('BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND') then 3
      when currency = 'CLF' then 4
      else 2
    end
  $$;

-- Both versions of a row have the same keys in the same order, so they are read side by side.
create or replace function record_history() returns trigger
  language plpgsql
  set enable_nestloop = off
  as $$
declare
  unsaid constant text[] := array['version', 'search', 'datetime_modified', 'user_modified'];
  acted constant text := nullif(current_setting('fairway.acted_by', true), '');
begin
  if tg_level = 'STATEMENT' and tg_op = 'UPDATE' then
    insert into history
      (company_id, id, table_name, record_id, action, changed_by, acted_by, changed_at, before, after)
    select (x.is_now ->> 'company_id')::uuid, new_id(), tg_argv[0], (x.is_now ->> 'id')::uuid,
      'update', x.is_now ->> 'user_modified', acted, statement_timestamp(), d.was, d.is_now
    from (select to_jsonb(r) as was, to_jsonb(a) as is_now
      -- Offset, so that a row is made into json once and not wherever it is named.
      from removed r join added a on a.company_id = r.company_id and a.id = r.id offset 0) x
    cross join lateral (
      select jsonb_object_agg(f.key, f.was) as was, jsonb_object_agg(f.key, f.value) as is_now
      from rows from (jsonb_each(x.is_now), jsonb_each(x.was)) f (key, value, same_key, was)
      where f.value <> f.was and f.key <> all (unsaid)) d
    where d.is_now is not null;
  elsif tg_level = 'STATEMENT' and tg_op = 'INSERT' then
    insert into history
      (company_id, id, table_name, record_id, action, changed_by, acted_by, changed_at, after)
    select (x.is_now ->> 'company_id')::uuid, new_id(), tg_argv[0], (x.is_now ->> 'id')::uuid,
      'insert', x.is_now ->> 'user_modified', acted, statement_timestamp(),
      jsonb_strip_nulls(x.is_now - unsaid)
    from (select to_jsonb(a) as is_now from added a offset 0) x;
  elsif tg_level = 'STATEMENT' then
    insert into history
      (company_id, id, table_name, record_id, action, changed_by, acted_by, changed_at, before)
    select (x.was ->> 'company_id')::uuid, new_id(), tg_argv[0], (x.was ->> 'id')::uuid,
      'delete', x.was ->> 'user_modified', acted, statement_timestamp(),
      jsonb_strip_nulls(x.was - unsaid)
    from (select to_jsonb(r) as was from removed r offset 0) x;
  elsif tg_op = 'UPDATE' then
    insert into history
      (company_id, id, table_name, record_id, action, changed_by, acted_by, changed_at, before, after)
    select (x.is_now ->> 'company_id')::uuid, new_id(), tg_argv[0], (x.is_now ->> 'id')::uuid,
      'update', x.is_now ->> 'user_modified', acted, statement_timestamp(), d.was, d.is_now
    from (select to_jsonb(old) as was, to_jsonb(new) as is_now offset 0) x
    cross join lateral (
      select jsonb_object_agg(f.key, f.was) as was, jsonb_object_agg(f.key, f.value) as is_now
      from rows from (jsonb_each(x.is_now), jsonb_each(x.was)) f (key, value, same_key, was)
      where f.value <> f.was and f.key <> all (unsaid)) d
    where d.is_now is not null;
  else
    insert into history
      (company_id, id, table_name, record_id, action, changed_by, acted_by, changed_at, before, after)
    select (x.row ->> 'company_id')::uuid, new_id(), tg_argv[0], (x.row ->> 'id')::uuid,
      lower(tg_op), x.row ->> 'user_modified', acted, statement_timestamp(),
      case when tg_op = 'DELETE' then jsonb_strip_nulls(x.row - unsaid) end,
      case when tg_op = 'INSERT' then jsonb_strip_nulls(x.row - unsaid) end
    from (select case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end as row
      offset 0) x;
  end if;
  return null;
end
  $$;

create or replace function record_document_history() returns trigger
  language plpgsql
  set enable_nestloop = off
  as $$
declare
  unsaid constant text[] := array['version', 'search', 'words', 'kind', 'number_scope',
    'currency_id', 'datetime_modified', 'user_modified'];
  acted constant text := nullif(current_setting('fairway.acted_by', true), '');
begin
  if tg_op = 'UPDATE' then
    insert into history
      (company_id, id, table_name, record_id, action, changed_by, acted_by, changed_at, before, after)
    select x.company_id, new_id(), x.table_name, x.id, 'update', x.user_modified, acted,
      statement_timestamp(), d.was, d.is_now
    from (select a.company_id, a.id, a.user_modified::text, k.table_name, k.names,
        to_jsonb(r) as was, to_jsonb(a) as is_now
      from removed r join added a on a.company_id = r.company_id and a.id = r.id
      join document_kind k on k.code = a.kind offset 0) x
    cross join lateral (
      select jsonb_object_agg(coalesce(x.names ->> f.key, f.key), f.was) as was,
        jsonb_object_agg(coalesce(x.names ->> f.key, f.key), f.value) as is_now
      from rows from (jsonb_each(x.is_now), jsonb_each(x.was)) f (key, value, same_key, was)
      where f.value <> f.was and f.key <> all (unsaid)
        and not (x.names ? f.key and x.names ->> f.key is null)) d
    where d.is_now is not null;
  else
    insert into history
      (company_id, id, table_name, record_id, action, changed_by, acted_by, changed_at, before, after)
    select (x.row ->> 'company_id')::uuid, new_id(), k.table_name, (x.row ->> 'id')::uuid,
      lower(tg_op), x.row ->> 'user_modified', acted, statement_timestamp(),
      case when tg_op = 'DELETE' then said.row end, case when tg_op = 'INSERT' then said.row end
    from (select to_jsonb(c) as row from changed c offset 0) x
    join document_kind k on k.code = x.row ->> 'kind'
    cross join lateral (
      select jsonb_strip_nulls(jsonb_object_agg(coalesce(k.names ->> f.key, f.key), f.value)) as row
      from jsonb_each(x.row) f
      where f.key <> all (unsaid) and not (k.names ? f.key and k.names ->> f.key is null)) said;
  end if;
  return null;
end
  $$;

-- One pass over the lines of new claims checks them and notes their jobs.
drop trigger charge_claim_added_is_noted on charge_claim;
create or replace function check_claims_meet() returns trigger
  language plpgsql
  as $$
declare
  is_wrong boolean;
begin
  with lines as (
    select l.company_id, l.job_id, l.type, k.document_id, k.slot, k.side
    from changed k
    join surcharge l on l.company_id = k.company_id and l.id = k.charge_id
    group by l.company_id, l.job_id, l.type, k.document_id, k.slot, k.side
  ), noted as (
    insert into kept_noted (company_id, job_id)
    select distinct company_id, job_id from lines where side = 'debit' or slot = 'ledger'
  )
  select bool_or(not may_claim(x.slot, d.kind, x.side, x.type)) into is_wrong
  from lines x
  join document d on d.company_id = x.company_id and d.id = x.document_id;
  if is_wrong then
    raise exception 'a document takes a line that its kind may not take'
      using errcode = '23514', constraint = 'charge_claim_meets';
  end if;
  return null;
end
  $$;

-- A virtual bill has no customer and no salesman, so no kept sum changes with it.
drop trigger house_bill_opened_is_noted on house_bill;
create trigger house_bill_opened_is_noted after insert on house_bill
  for each row when (not new.is_virtual) execute function note_job_of_bill();
create trigger house_bill_gone_is_noted after delete on house_bill
  for each row when (not old.is_virtual) execute function note_job_of_bill();
