-- What a person keyed on a line and what a document makes of it are two things. The keyed day and the
-- typed rate stay; `valued_by`, the day of value and the rates of the amounts stand beside them, with the
-- line's own rates, so that a line that no document holds any more is exactly as keyed. A note has rates
-- of its own. Amounts are recomputed from their inputs by a constraint.

-- An amount divided by a rate, rounded half away from zero; exact, as a quotient of numeric is not.
create function divided_to(amount numeric, per numeric, decimals integer) returns numeric
  language sql immutable strict parallel safe
  as $$
    select sign(amount)
      * div(abs(amount) * 2 * case decimals when 0 then 1 when 2 then 100 when 3 then 1000 else 10000 end
        + per, per * 2)
      * case decimals when 0 then 1 when 2 then 0.01 when 3 then 0.001 else 0.0001 end
  $$;

-- True when the dollars of a line follow from its price, its rate to VND and the rate of the dollar.
create function are_dollars_of(price numeric, quantity numeric, rate numeric, per numeric, vatrate numeric,
  amount numeric, vat numeric) returns boolean
  language sql immutable parallel safe
  as $$
    select amount is not distinct from divided_to(price * quantity * rate, per, 2)
      and vat is not distinct from case when vatrate < 0 then divided_to(-vatrate * rate, per, 2)
        else round(amount * coalesce(vatrate, 0) * 0.01, 2) end
  $$;

alter table surcharge
  -- The typed rate; null where the rate is that of the day.
  add column exchange_rate numeric,
  -- VND for one US dollar, which made the dollars of the line.
  add column exc_rate_usd_to_local numeric,
  -- The document that values the line, on its day; null while the line is valued as it is keyed.
  add column valued_by uuid,
  add column valued_on date,
  -- What the line has by itself, while a document values it.
  add column own_rate numeric,
  add column own_usd_rate numeric,
  add column own_rate_outside boolean,
  add column own_rate_reason text,
  -- Amounts of before the rule that do not follow from the stored rates; no line gets the mark any more.
  add column is_unproven boolean not null default false;

create table cd_note_rate (
  company_id uuid not null,
  id uuid not null,
  cd_note_id uuid not null,
  currency_id text not null,
  -- VND for one unit of the currency.
  rate numeric not null,
  rate_outside boolean not null default false,
  rate_reason text,
  constraint cd_note_rate_pk primary key (company_id, id),
  constraint cd_note_rate_note_fk foreign key (company_id, cd_note_id)
    references cd_note (company_id, id) on delete cascade,
  constraint cd_note_rate_currency_fk foreign key (currency_id)
    references currency (id) on delete restrict,
  constraint cd_note_rate_one_per_currency unique (company_id, cd_note_id, currency_id),
  constraint cd_note_rate_above_zero check (rate > 0),
  constraint cd_note_rate_of_two_currencies check (currency_id <> 'VND'),
  constraint cd_note_rate_mark_is_whole check (rate_reason is null or rate_outside)
);
create trigger cd_note_rate_history after insert or update or delete on cd_note_rate
  for each row execute function record_history('cd_note_rate');

create function pg_temp.known_rate(company uuid, currency text, on_day date) returns numeric
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

-- Rates of days that lines and notes need.
create temporary table dollar_of_day on commit drop as
  select x.company_id, x.day, round(pg_temp.known_rate(x.company_id, 'USD', x.day), 8) as rate
  from (
    select company_id, exchange_date as day from surcharge
    union select company_id, exchange_date from cd_note
    union select h.company_id, (h.before ->> 'exchange_date')::date from history h
      where h.table_name = 'surcharge' and h.action = 'update' and h.before ? 'exchange_date') x;
create index on dollar_of_day (company_id, day);
analyze dollar_of_day;

-- The note that valued a line: of two, the first one, because the second leaves it alone.
create temporary table valuer on commit drop as
  select distinct on (k.company_id, k.charge_id) k.company_id, k.charge_id, k.document_id,
    k.datetime_created as since, n.exchange_date as day, n.exc_rate_usd_to_local as usd
  from charge_claim k
  join cd_note n on n.company_id = k.company_id and n.id = k.document_id
  where k.slot = 'note'
  order by k.company_id, k.charge_id, k.datetime_created, k.document_id;
create index on valuer (company_id, charge_id);
analyze valuer;

-- What the line was when the note took it: of each column the oldest value that the history has since.
create temporary table was_keyed on commit drop as
  select x.company_id, x.charge_id, jsonb_object_agg(x.key, x.value) as was
  from (
    select distinct on (v.company_id, v.charge_id, b.key) v.company_id, v.charge_id, b.key, b.value
    from valuer v
    join history h on h.company_id = v.company_id and h.table_name = 'surcharge'
      and h.record_id = v.charge_id and h.action = 'update' and h.changed_at >= v.since
    cross join lateral jsonb_each(h.before) b
    where b.key in ('exchange_date', 'is_rate_fixed', 'final_exchange_rate', 'rate_outside',
      'rate_reason', 'amount_usd', 'vat_amount_usd')
    order by v.company_id, v.charge_id, b.key, h.changed_at, h.id) x
  group by x.company_id, x.charge_id;

create temporary table keyed on commit drop as
  select s.company_id, s.id, v.document_id,
    coalesce((k.was ->> 'exchange_date')::date, s.exchange_date) as exchange_date,
    s.currency_id <> 'VND' and coalesce((k.was ->> 'is_rate_fixed')::boolean, s.is_rate_fixed) as is_fixed,
    coalesce((k.was ->> 'final_exchange_rate')::numeric, s.final_exchange_rate) as rate,
    coalesce((k.was ->> 'rate_outside')::boolean, s.rate_outside) as outside,
    case when k.was ? 'rate_reason' then k.was ->> 'rate_reason' else s.rate_reason end as reason,
    case when k.was ? 'amount_usd' then (k.was ->> 'amount_usd')::numeric else s.amount_usd end as usd_net,
    case when k.was ? 'vat_amount_usd' then (k.was ->> 'vat_amount_usd')::numeric
      else s.vat_amount_usd end as usd_vat,
    case when s.type = 'BUY' and s.kick_back then coalesce((
      select c.kb_exchange_rate from company c
      where c.company_id = s.company_id and c.kb_exchange_rate > 0 limit 1), 20000) end as commission
  from surcharge s
  join valuer v on v.company_id = s.company_id and v.charge_id = s.id
  left join was_keyed k on k.company_id = s.company_id and k.charge_id = s.id
  -- A line with a typed rate that the note left alone values itself, as does a line of another day.
  where k.was ?| array['exchange_date', 'final_exchange_rate', 'amount_usd']
    or (s.exchange_date = v.day and not s.is_rate_fixed);

alter table surcharge disable trigger user;
update surcharge set exchange_rate = final_exchange_rate where is_rate_fixed and currency_id <> 'VND';

-- The dollar rate of a line is the first known one that gives its dollars: of its note, of its day, of
-- commission; a line to which none does keeps its dollars without a rate.
update surcharge s set exc_rate_usd_to_local = case when s.currency_id = 'USD' then s.final_exchange_rate
  else (
    select r.rate from (
      select 0 as rank, case when s.type = 'BUY' and s.kick_back then coalesce((
        select c.kb_exchange_rate from company c
        where c.company_id = s.company_id and c.kb_exchange_rate > 0 limit 1), 20000) end as rate
      union all
      select 1, v.usd from valuer v where v.company_id = s.company_id and v.charge_id = s.id
      union all
      select 2, d.rate from dollar_of_day d where d.company_id = s.company_id and d.day = s.exchange_date) r
    where r.rate > 0 and are_dollars_of(s.unit_price, s.quantity, s.final_exchange_rate, r.rate,
      s.vatrate, s.amount_usd, s.vat_amount_usd)
    order by r.rank limit 1) end
  where s.amount_usd is not null;

update surcharge s set valued_by = k.document_id, valued_on = s.exchange_date,
    exchange_date = k.exchange_date, exchange_rate = case when k.is_fixed then k.rate end,
    own_rate = k.rate, own_rate_outside = k.outside,
    own_rate_reason = case when k.outside then k.reason end,
    -- The known rate that gives the dollars that were keyed, else the one that follows from them.
    own_usd_rate = case when s.currency_id = 'USD' then k.rate when k.usd_net is null then null
      else coalesce((
        select r.rate from (
          select 0 as rank, k.commission as rate
          union all
          select 1, d.rate from dollar_of_day d
            where d.company_id = s.company_id and d.day = k.exchange_date
          union all select 2, s.exc_rate_usd_to_local) r
        where r.rate > 0 and are_dollars_of(s.unit_price, s.quantity, k.rate, r.rate, s.vatrate,
          k.usd_net, k.usd_vat)
        order by r.rank limit 1),
        nullif(round(abs(s.unit_price * s.quantity * k.rate) / nullif(abs(k.usd_net), 0), 8), 0),
        s.exc_rate_usd_to_local) end
  from keyed k
  where k.company_id = s.company_id and k.id = s.id;

update surcharge s set is_unproven = true
  where not (
    is_price_times_rate(unit_price, quantity, 1, 0, vatrate, decimals_of(currency_id), net_amount, vat_amount)
    and is_price_times_rate(unit_price, quantity, final_exchange_rate, 0, vatrate, 0, amount_vnd,
      vat_amount_vnd)
    and case when currency_id = 'USD'
      then (amount_usd, vat_amount_usd) is not distinct from (net_amount, vat_amount)
      else are_dollars_of(unit_price, quantity, final_exchange_rate, exc_rate_usd_to_local, vatrate,
        amount_usd, vat_amount_usd) end);
alter table surcharge enable trigger user;

alter table surcharge
  drop column is_rate_fixed,
  add constraint surcharge_typed_rate_above_zero
    check (exchange_rate > 0 and exc_rate_usd_to_local > 0 and own_rate > 0 and own_usd_rate > 0),
  add constraint surcharge_valuer_is_one check (
    (valued_by is null) = (valued_on is null) and (valued_by is null) = (own_rate is null)
    and (valued_by is null) = (own_rate_outside is null)
    and (valued_by is not null or own_usd_rate is null)
    and (own_rate_reason is null or own_rate_outside)),
  add constraint surcharge_typed_rate_is_its_own
    check (exchange_rate is null or exchange_rate = coalesce(own_rate, final_exchange_rate)),
  add constraint surcharge_amount_is_its_inputs check (is_unproven or (
    is_price_times_rate(unit_price, quantity, 1, 0, vatrate, decimals_of(currency_id), net_amount, vat_amount)
    and is_price_times_rate(unit_price, quantity, final_exchange_rate, 0, vatrate, 0, amount_vnd,
      vat_amount_vnd)
    and case when currency_id = 'USD'
      then (amount_usd, vat_amount_usd) is not distinct from (net_amount, vat_amount)
      else are_dollars_of(unit_price, quantity, final_exchange_rate, exc_rate_usd_to_local, vatrate,
        amount_usd, vat_amount_usd) end));

-- A rate of a note that is not that of its day was typed, and so was one that gave its lines a typed rate.
insert into cd_note_rate (company_id, id, cd_note_id, currency_id, rate, rate_outside, rate_reason)
select n.company_id, new_id(), n.id, 'USD', n.exc_rate_usd_to_local, x.outside,
  case when x.outside then d.rate_reason end
from cd_note n
join document d on d.company_id = n.company_id and d.id = n.id
left join dollar_of_day r on r.company_id = n.company_id and r.day = n.exchange_date
left join office_setting o on o.company_id = n.company_id and o.office_id = d.office_id
cross join lateral (select d.rate_outside and (r.rate is null or abs(n.exc_rate_usd_to_local - r.rate) * 100
  > r.rate * coalesce(o.rate_share, 5)) as outside) x
where n.exc_rate_usd_to_local is not null
  and (r.rate is distinct from n.exc_rate_usd_to_local or exists (
    select from was_keyed k
    join valuer v on v.company_id = k.company_id and v.charge_id = k.charge_id
    join surcharge s on s.company_id = k.company_id and s.id = k.charge_id and s.currency_id = 'USD'
    where v.company_id = n.company_id and v.document_id = n.id and k.was ->> 'is_rate_fixed' = 'false'));

-- The total of a note in a third currency is the sum of its lines in it, each rounded.
update cd_note n set total = t.total
from (
  select o.company_id, o.id, sum(case when s.currency_id = o.currency_id then s.total
    else divided_to(s.amount_vnd + s.vat_amount_vnd, o.exchange_rate, decimals_of(o.currency_id)) end) as total
  from cd_note o
  join charge_claim k on k.company_id = o.company_id and k.document_id = o.id and k.slot = 'note'
  join surcharge s on s.company_id = k.company_id and s.id = k.charge_id
  where o.currency_id not in ('VND', 'USD')
  group by o.company_id, o.id) t
where t.company_id = n.company_id and t.id = n.id and t.total <> n.total;

-- An entry of the history names the values of `also`, where they are known, beside what changed: the
-- cause of a change of amounts is the document that values the line.
drop procedure keep_changes_by_column(regclass);
-- Writes the history of changes of a table. A migration that adds a column to the table ends with a
-- call for it; a test compares the columns.
create procedure keep_changes_by_column(of_table regclass, also text[] default '{}')
  language plpgsql
  as $$
declare
  -- `%1$s` is the version of the row.
  said text := (select string_agg(format(
      'case when r.%1$I is distinct from a.%1$I'
        ' then %2$L || coalesce(to_json(%%1$s.%1$I)::text, ''null'') end',
      attname, to_json(attname) || ':'), ', ' order by attnum)
    from pg_attribute
    where attrelid = of_table and attnum > 0 and not attisdropped and attname <> all (array[
      'company_id', 'id', 'version', 'search', 'datetime_modified', 'user_modified']));
  said_also text := coalesce((select string_agg(format(
      'case when r.%1$I = a.%1$I then %2$L || to_json(a.%1$I)::text end',
      name, ',' || to_json(name) || ':'), ', ') from unnest(also) as name), 'null');
begin
  execute format($code$
    create or replace function %2$I() returns trigger
      language plpgsql
      as $body$
    declare
      acted constant text := nullif(current_setting('fairway.acted_by', true), '');
    begin
      insert into history
        (company_id, id, table_name, record_id, action, changed_by, acted_by, changed_at, before, after)
      select x.company_id, new_id(), %1$L, x.id, 'update', x.user_modified, acted,
        statement_timestamp(), ('{' || x.was || x.also || '}')::jsonb,
        ('{' || x.is_now || x.also || '}')::jsonb
      from (select a.company_id, a.id, a.user_modified::text, concat_ws(',', %3$s) as was,
          concat_ws(',', %4$s) as is_now, concat(%5$s) as also, r.id = a.id as is_changed
        from removed r full join added a on a.company_id = r.company_id and a.id = r.id offset 0) x
      where x.is_changed and x.is_now <> '';
      return null;
    end
      $body$;
    create or replace trigger %2$I after update on %1$s
      referencing old table as removed new table as added
      for each statement execute function %2$I()$code$,
    of_table, of_table || '_history_of_change', format(said, 'r'), format(said, 'a'), said_also);
end
  $$;
call keep_changes_by_column('surcharge', array['valued_by']);

-- The rate of a line is that of its day of value.
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
    select s.id, s.currency_id, coalesce(s.valued_on, s.exchange_date) as exchange_date, s.datetime_created, s.final_exchange_rate,
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
