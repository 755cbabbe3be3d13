-- Failed sign-ins are counted by address as well as by name, and a flood of them is one audit entry
-- for each address and minute.

-- Each failure raises the level by one; the level falls by one every ten seconds.
create table sign_in_failure_from (
  company_id uuid not null,
  address text not null,
  level double precision not null,
  last_failure timestamptz not null,
  constraint sign_in_failure_from_pk primary key (company_id, address)
);

-- The audit is append-only with one exception: within its minute, the entry of a refused sign-in may
-- count one more try and add its name. No other field of the entry changes.
create or replace function refuse_audit_change() returns trigger
  language plpgsql
  as $$
begin
  if tg_op = 'UPDATE' then
    if old.kind = 'signInRefused'
      and date_trunc('minute', old.datetime_created) = date_trunc('minute', clock_timestamp())
      and to_jsonb(new) - 'after' = to_jsonb(old) - 'after'
      and new.after - '{times,tries}'::text[] = old.after - '{times,tries}'::text[]
      and (new.after ->> 'times')::bigint = (old.after ->> 'times')::bigint + 1
      and new.after -> 'tries' @> (old.after -> 'tries')
    then
      return new;
    end if;
  end if;
  raise exception 'the audit is only ever added to';
end
  $$;

-- Only this function makes that change. It runs as the owner of the tables; no other role may update
-- `after`.
do $$
  begin
    execute format('grant update (after) on audit_entry to %I', current_user);
  end
$$;

create function count_refused_sign_in(company uuid, source text, try text) returns boolean
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
  as $$
declare
  counted uuid;
begin
  -- Two concurrent tries must not both find no entry to count on.
  perform pg_advisory_xact_lock(hashtextextended('refused sign-in ' || company || source, 0));
  update audit_entry a
    set after = a.after || jsonb_build_object(
      'times', (a.after ->> 'times')::bigint + 1,
      'tries', case
        when a.after -> 'tries' ? try or jsonb_array_length(a.after -> 'tries') >= 20
          then a.after -> 'tries'
        else a.after -> 'tries' || to_jsonb(try) end)
    where a.company_id = company and a.kind = 'signInRefused'
      and a.datetime_created >= date_trunc('minute', clock_timestamp())
      and a.after ->> 'from' = source
    returning a.id into counted;
  return counted is not null;
end
  $$;
