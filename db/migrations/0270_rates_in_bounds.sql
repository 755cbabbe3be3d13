-- A typed exchange rate lies within a share of the day's rate that the office sets. Outside the bound
-- a rate needs a right and a reason, and its record has a mark. Rows that were written before the rule
-- keep their rates and get the mark without a reason; the migration lists them with their remedy.

alter table office_setting add column rate_share numeric not null default 5;
alter table office_setting add constraint office_setting_rate_share_range
  check (rate_share between 0 and 50);

alter table document add column rate_outside boolean not null default false;
alter table document add column rate_reason text;
alter table document add constraint document_rate_mark_is_whole
  check (rate_reason is null or rate_outside);
create index document_outside_bound on document (company_id, kind, datetime_modified desc, id desc)
  where rate_outside;

alter table surcharge add column rate_outside boolean not null default false;
alter table surcharge add column rate_reason text;
alter table surcharge add constraint surcharge_rate_mark_is_whole
  check (rate_reason is null or rate_outside);
create index surcharge_outside_bound on surcharge (company_id, job_id) where rate_outside;

alter table exchange_rate add column rate_outside boolean not null default false;
alter table exchange_rate add column rate_reason text;
alter table exchange_rate add constraint exchange_rate_mark_is_whole
  check (rate_reason is null or rate_outside);

-- VND for one unit of a currency on a day: the direct rate, else the inverse of the reverse pair, else
-- a cross rate through a currency that both are quoted with.
create function pg_temp.rate_then(company uuid, currency text, on_day date) returns numeric
  language sql
  stable
  as $$
  with last as (
    select distinct on (r.currency_from, r.currency_to) r.currency_from as f, r.currency_to as t,
      r.rate
    from exchange_rate r
    where r.company_id = company and r.active and r.kind = 'booking' and r.effective_on <= on_day
    order by r.currency_from, r.currency_to, r.effective_on desc, r.datetime_created desc
  ), pair as (
    select distinct on (f, t) f, t, rate
    from (
      select f, t, rate, 0 as rank from last
      union all
      select t, f, 1 / rate, 1 from last) x
    order by f, t, rank
  )
  select coalesce(
    (select p.rate from pair p where p.f = currency and p.t = 'VND'),
    (select a.rate * b.rate from pair a
      join pair b on b.f = a.t and b.t = 'VND'
      where a.f = currency order by a.t <> 'USD', a.t limit 1))
  $$;

create temporary table typed_rate on commit drop as
  select s.company_id, 'surcharge' as table_name, s.id, j.job_no || ' ' || c.code as named,
    s.currency_id, s.exchange_date as day, s.final_exchange_rate as rate,
    case when s.type = 'BUY' and s.kick_back and s.currency_id = 'USD' then coalesce((
      select k.kb_exchange_rate from company k
      where k.company_id = s.company_id and k.kb_exchange_rate > 0 limit 1), 20000) end as instead
  from surcharge s
  join shipment j on j.company_id = s.company_id and j.id = s.job_id
  join charge c on c.company_id = s.company_id and c.id = s.charge_id
  where s.is_rate_fixed and s.currency_id <> 'VND'
  union all
  select d.company_id, 'document', d.id, d.number, 'USD', n.exchange_date,
    n.exc_rate_usd_to_local, null
  from cd_note n
  join document d on d.company_id = n.company_id and d.id = n.id
  where n.exc_rate_usd_to_local is not null
  union all
  select d.company_id, 'document', d.id, d.number, 'USD', r.payment_date,
    r.exc_rate_usd_to_local, null
  from receipt r
  join document d on d.company_id = r.company_id and d.id = r.id
  where r.exc_rate_usd_to_local is not null;

create temporary table rate_outside on commit drop as
  select t.*
  from (
    select x.*, coalesce(x.instead, k.rate) as ofday
    from typed_rate x
    left join (
      select company_id, currency_id, day, pg_temp.rate_then(company_id, currency_id, day) as rate
      from (select distinct company_id, currency_id, day from typed_rate) y) k
      on k.company_id = x.company_id and k.currency_id = x.currency_id and k.day = x.day) t
  where t.ofday is null or abs(t.rate - t.ofday) * 100 > t.ofday * 5;

alter table surcharge disable trigger user;
alter table document disable trigger user;
update surcharge s set rate_outside = true from rate_outside x
  where x.table_name = 'surcharge' and s.company_id = x.company_id and s.id = x.id;
update document d set rate_outside = true from rate_outside x
  where x.table_name = 'document' and d.company_id = x.company_id and d.id = x.id;
-- A note and an invoice over a marked line have its mark.
update document d set rate_outside = true
  from charge_claim k
  join surcharge s on s.company_id = k.company_id and s.id = k.charge_id and s.rate_outside
  where k.company_id = d.company_id and k.document_id = d.id and not d.rate_outside
    and d.kind in ('note', 'invoice', 'obhInvoice');
alter table surcharge enable trigger user;
alter table document enable trigger user;

do $$
  declare
    found record;
  begin
    for found in select * from rate_outside order by company_id, table_name, named loop
      raise warning '%: the rate % of % is outside the bound around the rate of %, %; it stays and is marked. A user with the right to rates outside the bound saves the record with a reason',
        found.named, trim_scale(found.rate), found.currency_id, found.day,
        coalesce(trim_scale(round(found.ofday, 8))::text, 'which is missing');
    end loop;
  end
$$;

-- Administrators and directors have the right, as the templates of a new company have it.
insert into special_action (menu_id, module_id, action_name, name_en, name_vn)
select m.id, m.parent_id, 'RateOutsideBound', 'Rates outside the bound', 'Nhập tỷ giá ngoài biên độ'
from menu as m
where m.id = 'settingExchangeRate' and m.parent_id is not null
on conflict (menu_id, action_name) do nothing;

insert into permission_sample_special
  (company_id, id, permission_sample_id, module_id, menu_id, action_name, is_allow)
select s.company_id, new_id(), s.id, a.module_id, a.menu_id, a.action_name, true
from permission_sample as s
join sys_role as r on r.company_id = s.company_id and r.id = s.role_id
  and r.code in ('administrator', 'director')
join special_action as a on a.menu_id = 'settingExchangeRate'
  and a.action_name = 'RateOutsideBound'
on conflict (company_id, permission_sample_id, menu_id, action_name) do nothing;

insert into user_permission_special
  (company_id, id, user_permission_id, module_id, menu_id, action_name, is_allow)
select u.company_id, new_id(), u.id, a.module_id, a.menu_id, a.action_name, true
from user_permission as u
join permission_sample as s on s.company_id = u.company_id and s.id = u.permission_sample_id
join sys_role as r on r.company_id = s.company_id and r.id = s.role_id
  and r.code in ('administrator', 'director')
join special_action as a on a.menu_id = 'settingExchangeRate'
  and a.action_name = 'RateOutsideBound'
on conflict (company_id, user_permission_id, menu_id, action_name) do nothing;
