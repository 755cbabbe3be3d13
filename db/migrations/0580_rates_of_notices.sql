-- The lines of arrival notices have the mark of a rate outside the bound, as charges have it. What was
-- stored before is compared as well: it stays, is marked and is listed until it has a reason.

alter table arrival_charge add column rate_outside boolean not null default false;
alter table arrival_charge add column rate_reason text;
alter table arrival_charge add constraint arrival_charge_rate_mark_is_whole
  check (rate_reason is null or rate_outside);

-- Records without a mark whose rate is outside the bound of its day. The bound is the widest that the
-- office has had, around all rates of the day that were known since the record was made: rates are
-- never deleted, so a rate that was replaced or entered later makes no difference. The dollars of a line
-- in another currency are compared by the rate that its amounts imply, within their rounding. Not
-- compared: a day that no rate is known for, and bought commission, which has a rate of its own. A line
-- of an arrival notice has the rate of the day of its notice.
create or replace function unmarked_rates(company uuid)
  returns table (table_name text, id uuid, named text)
  language sql
  stable
  as $$
  with share as (
    select s.office_id, greatest(5, s.rate_share, (
      select max((h.before ->> 'rate_share')::numeric) from history h
      where h.company_id = company and h.table_name = 'office_setting' and h.record_id = s.id)) / 100 as widest
    from office_setting s
    where s.company_id = company
  ), line as (
    select s.id, s.currency_id, s.exchange_date, s.datetime_created, s.final_exchange_rate,
      abs(s.amount_vnd) as vnd, abs(s.amount_usd) as usd, s.type = 'BUY' and s.kick_back as commission,
      j.job_no || ' ' || c.code as named, greatest(0.05, a.widest, b.widest) as widest
    from surcharge s
    join shipment j on j.company_id = company and j.id = s.job_id
    join charge c on c.company_id = company and c.id = s.charge_id
    left join share a on a.office_id = s.office_id
    left join share b on b.office_id = j.office_id
    where s.company_id = company and not s.rate_outside
  ), stored as (
    select 'surcharge' as of, l.id, l.named, l.currency_id as currency, l.exchange_date as day,
      l.datetime_created as since, l.widest, l.final_exchange_rate as least,
      l.final_exchange_rate as most
    from line l
    where l.currency_id <> 'VND' and not (l.commission and l.currency_id = 'USD')
    union all
    select 'surcharge', l.id, l.named, 'USD', l.exchange_date, l.datetime_created, l.widest,
      (l.vnd - 0.5) / (l.usd + 0.005), case when l.usd > 0.005 then (l.vnd + 0.5) / (l.usd - 0.005) end
    from line l
    where l.currency_id <> 'USD' and not l.commission and l.usd is not null
    union all
    select 'document', d.id, d.number, 'USD', x.day, x.since, greatest(0.05, a.widest), x.rate, x.rate
    from document d
    cross join lateral (
      select n.exc_rate_usd_to_local as rate, n.exchange_date as day, d.datetime_created as since,
        d.office_id
      from cd_note n where n.company_id = company and n.id = d.id
      union all
      select r.exc_rate_usd_to_local, r.payment_date, d.datetime_created, d.office_id
      from receipt r where r.company_id = company and r.id = d.id
      union all
      -- An invoice has the rate of a note or of the day on which it was issued.
      select m.exc_rate_usd_to_local, y.day, y.since, y.office_id
      from acct_management m
      cross join lateral (
        select n.exchange_date, n.datetime_created, n.office_id
        from acct_management_line l
        join v_cd_note n on n.company_id = company and n.id = l.cd_note_id
        where l.company_id = company and l.acct_management_id = m.id
          and n.exc_rate_usd_to_local = m.exc_rate_usd_to_local
        union
        select m.date, d.datetime_created, d.office_id
        union
        select e.day, d.datetime_created, d.office_id
        from due_entry e where e.company_id = company and e.document_id = m.id) as y (day, since, office_id)
      where m.company_id = company and m.id = d.id) x
    left join share a on a.office_id = x.office_id
    where d.company_id = company and not d.rate_outside and x.rate is not null
    union all
    select 'arrival_charge', l.id,
      j.job_no || '-A' || lpad(n.serial::text, 2, '0') || ' ' || c.code, l.currency_id,
      n.arrival_first_notice, l.datetime_created, greatest(0.05, a.widest), l.exchange_rate,
      l.exchange_rate
    from arrival_charge l
    join arrival_notice n on n.company_id = company and n.id = l.hblid
    join shipment j on j.company_id = company and j.id = n.job_id
    join charge c on c.company_id = company and c.id = l.charge_id
    left join share a on a.office_id = j.office_id
    where l.company_id = company and not l.rate_outside and l.currency_id <> 'VND'
  ), asked as materialized (
    select currency, day, min(since) as since from stored group by currency, day
  ), pair as materialized (
    select distinct currency_from as f, currency_to as t from exchange_rate
    where company_id = company and kind = 'booking'
  ), quoted as (
    select a.currency, a.day, p.f, p.t, r.lowest, r.highest, k.since is not null as is_sure
    from asked a
    join pair p on a.currency in (p.f, p.t) or ('VND' in (p.f, p.t) and exists (
      select from pair q
      where a.currency in (q.f, q.t) and 'VND' not in (q.f, q.t)
        and (p.f in (q.f, q.t) or p.t in (q.f, q.t))))
    cross join lateral (
      select (select r.effective_on from exchange_rate r
        where r.company_id = company and r.kind = 'booking' and r.active and r.currency_from = p.f
          and r.currency_to = p.t and r.effective_on <= a.day and r.datetime_created <= a.since
        order by r.effective_on desc limit 1) as since,
        (select r.effective_on from exchange_rate r
        where r.company_id = company and r.kind = 'booking' and r.active and r.currency_from = p.f
          and r.currency_to = p.t and r.effective_on <= a.day
        order by r.effective_on desc limit 1) as now) k
    cross join lateral (
      select min(r.rate) as lowest, max(r.rate) as highest
      from exchange_rate r
      where r.company_id = company and r.kind = 'booking' and r.currency_from = p.f
        and r.currency_to = p.t and r.effective_on <= a.day
        and r.effective_on >= coalesce(k.since, k.now, '-infinity')
        and (r.active or r.inactive_on is null or r.inactive_on >= a.since)) r
    where r.lowest is not null
  ), either as (
    select currency, day, f, t, lowest, highest, is_sure, 0 as rank from quoted
    union all
    select currency, day, t, f, 1 / highest, 1 / lowest, is_sure, 1 from quoted
  ), way as (
    select currency, day, lowest, highest, is_sure, rank from either where f = currency and t = 'VND'
    union all
    select a.currency, a.day, a.lowest * b.lowest, a.highest * b.highest, a.is_sure and b.is_sure, 2
    from either a
    join either b on b.currency = a.currency and b.day = a.day and b.f = a.t and b.t = 'VND'
    where a.f = a.currency and a.t <> 'VND'
  ), known as (
    select w.currency, w.day, min(w.lowest) as lowest, max(w.highest) as highest
    from way w
    join (select currency, day, coalesce(min(rank) filter (where is_sure), 2) as rank
      from way group by currency, day) best
      on best.currency = w.currency and best.day = w.day and w.rank <= best.rank
    group by w.currency, w.day
  )
  select s.of, s.id, s.named
  from stored s
  left join known k on k.currency = s.currency and k.day = s.day
  group by s.of, s.id, s.named, case when s.of = 'surcharge' then s.currency end
  having bool_and(s.most < k.lowest * (1 - s.widest) or s.least > k.highest * (1 + s.widest))
  $$;

create temporary table unmarked_lines on commit drop as
  select c.company_id, u.table_name, u.id, u.named
  from (select distinct company_id from arrival_charge) c
  cross join lateral unmarked_rates(c.company_id) u
  where u.table_name = 'arrival_charge';

alter table arrival_charge disable trigger user;
update arrival_charge l set rate_outside = true
  from unmarked_lines u
  where l.company_id = u.company_id and l.id = u.id;
alter table arrival_charge enable trigger user;

do $$
  declare
    found record;
  begin
    for found in select * from unmarked_lines order by company_id, named loop
      raise warning '%: an exchange rate is outside the bound of its day without a mark; it stays and is marked. A user with the right to rates outside the bound enters it again with a reason',
        found.named;
    end loop;
  end
$$;
