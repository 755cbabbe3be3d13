-- Failures of a name count for one address; over all addresses the name has a second, slower limit.

-- The level falls by one every three minutes.
create table sign_in_failure_anywhere (
  company_id uuid not null,
  username text not null,
  level double precision not null,
  last_failure timestamptz not null,
  constraint sign_in_failure_anywhere_pk primary key (company_id, username)
);

-- From which address the earlier failures came is not known.
insert into sign_in_failure_anywhere (company_id, username, level, last_failure)
  select company_id, username, least(failures, 20), last_failure from sign_in_failure;
delete from sign_in_failure;

alter table sign_in_failure
  drop constraint sign_in_failure_pk,
  add column address text not null,
  add column last_success timestamptz,
  add constraint sign_in_failure_pk primary key (company_id, username, address);

-- Where somebody signed in during the last 30 days, guesses from elsewhere do not count against them.
-- A network of IPv6 becomes familiar with the next sign-in.
insert into sign_in_failure (company_id, username, address, failures, last_failure, last_success)
  select s.company_id, text_key(u.username), a.address, 0, max(s.logged_in_on), max(s.logged_in_on)
  from session s
  join sys_user u on u.company_id = s.company_id and u.id = s.user_id
  cross join lateral (select regexp_replace(s.address, '^::ffff:', '', 'i') as address) a
  where s.logged_in_on > now() - interval '30 days' and s.acted_by is null
    and a.address ~ '^\d+(\.\d+){3}$'
  group by s.company_id, text_key(u.username), a.address;
