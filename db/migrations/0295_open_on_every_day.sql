-- Entries summed up to any day give what was open on that day, so on no day is it less than nothing.
-- Money from before an item was raised clears it on the day of the item; an advance is used from its own
-- day on. The last day of an item's entries spares the reading of them where no entry lies later.
alter table due add column last_on date;

-- Entries from before the rule that reduced an item while nothing was open of it: each is mirrored on
-- its day and entered again on the first later day on which the item stays open.
with net as (
  select company_id, due_id, document_id, day, sum(amount) as amount, sum(amount_vnd) as amount_vnd,
    sum(amount_usd) as amount_usd
  from due_entry
  where document_id is not null
  group by company_id, due_id, document_id, day
), by_day as (
  select company_id, due_id, day, sum(sum(amount)) over w as open, sum(sum(amount_vnd)) over w as open_vnd,
    sum(sum(amount_usd)) over w as open_usd
  from net
  group by company_id, due_id, day
  window w as (partition by company_id, due_id order by day)
), below as (
  select company_id, due_id, min(day) as first_on, max(day) as last_on
  from by_day
  where open < 0 or open_vnd < 0 or open_usd < 0
  group by company_id, due_id
), early as (
  select n.*, t.day as to_day,
    row_number() over (partition by n.company_id, n.due_id order by n.day, n.document_id) as nth
  from below b
  cross join lateral (
    select min(d.day) as day from by_day d
    where d.company_id = b.company_id and d.due_id = b.due_id and d.day > b.last_on) t
  join net n on n.company_id = b.company_id and n.due_id = b.due_id and n.day >= b.first_on
    and n.day < t.day and n.amount < 0
), touched as (
  update due u set entries = u.entries + e.entries
  from (
    select company_id, due_id, 2 * count(*)::int as entries from early group by company_id, due_id) e
  where u.company_id = e.company_id and u.id = e.due_id
  returning u.company_id, u.id, u.kind, u.document_id, u.entries - e.entries as entry_no, u.open,
    u.open_vnd, u.open_usd
)
insert into due_entry (company_id, due_id, entry_no, cause, document_id, day, amount, amount_vnd,
  amount_usd, open, open_vnd, open_usd)
select t.company_id, t.id, t.entry_no + 2 * e.nth - 1 + x.again,
  case when x.again = 0 or e.document_id = t.document_id then 'reversed'
    when t.kind = 'advance' then 'used' else 'cleared' end,
  e.document_id, case x.again when 0 then e.day else e.to_day end, x.sign * e.amount,
  x.sign * e.amount_vnd, case when t.open_usd is not null then x.sign * coalesce(e.amount_usd, 0) end,
  t.open - (1 - x.again) * e.amount, t.open_vnd - (1 - x.again) * e.amount_vnd,
  t.open_usd - (1 - x.again) * coalesce(e.amount_usd, 0)
from touched t
join early e on e.company_id = t.company_id and e.due_id = t.id
cross join (values (0, -1), (1, 1)) x (again, sign);
set constraints all immediate;

alter table due disable trigger user;
update due u set last_on = e.last_on
from (
  select company_id, due_id, max(day) as last_on from due_entry where document_id is not null
  group by company_id, due_id) e
where e.company_id = u.company_id and e.due_id = u.id;
alter table due enable trigger user;
alter table due alter column last_on set not null;
comment on column due.last_on is 'no entry of the item has a later day';
