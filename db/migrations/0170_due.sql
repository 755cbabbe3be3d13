-- The ledger of debts, to us and by us: one open item for each document, side and partner, and the
-- entries that raised, cleared and re-dated it. Paid and open amounts of invoices and the advances of
-- customers follow from the items.

create table due (
  company_id uuid not null,
  id uuid not null,
  document_id uuid not null,
  -- debit: owed to us; credit: owed by us.
  side text not null,
  kind text not null,
  partner_id uuid not null,
  -- The unit that owns the item, for the reach of its readers.
  office_id uuid,
  department_id uuid,
  group_id uuid,
  user_created uuid,
  service text,
  sale_man_id uuid,
  -- Without a foreign key: an agreement under which all is paid may be deleted.
  agreement_id uuid,
  currency_id text not null,
  -- VND for one US dollar when the document was billed.
  exc_rate_usd_to_local numeric,
  -- The due day: a term of days from the day of the document or from the confirmed billing.
  raised_on date not null,
  due_base text not null default 'Invoice Date',
  payment_term integer not null default 0,
  confirmed_on date,
  due_on date,
  total numeric not null,
  total_vnd numeric not null,
  -- Unknown when the document has no amount in US dollars.
  total_usd numeric,
  cleared numeric not null default 0,
  cleared_vnd numeric not null default 0,
  cleared_usd numeric not null default 0,
  open numeric generated always as (total - cleared) stored,
  open_vnd numeric generated always as (total_vnd - cleared_vnd) stored,
  open_usd numeric generated always as (total_usd - cleared_usd) stored,
  is_open boolean generated always as (cleared < total) stored,
  payment_status text generated always as (case
    when cleared = 0 then 'Unpaid'
    when cleared >= total then 'Paid'
    else 'Paid A Part' end) stored,
  -- The number of its last entry.
  entries integer not null,
  user_modified uuid,
  datetime_created timestamptz not null default now(),
  constraint due_pk primary key (company_id, id),
  constraint due_unique unique (company_id, document_id, side, partner_id),
  constraint due_document_fk foreign key (company_id, document_id)
    references document (company_id, id) on delete cascade,
  constraint due_partner_fk foreign key (company_id, partner_id)
    references partner (company_id, id) on delete restrict,
  constraint due_sale_man_fk foreign key (company_id, sale_man_id)
    references sys_user (company_id, id) on delete restrict,
  constraint due_office_fk foreign key (company_id, office_id)
    references office (company_id, id) on delete restrict,
  constraint due_currency_fk foreign key (currency_id)
    references currency (id) on delete restrict,
  constraint due_side_known check (side in ('debit', 'credit')),
  constraint due_kind_known check (kind in ('trade', 'onBehalf', 'advance')),
  constraint due_base_known check (due_base in ('Invoice Date', 'Confirmed Billing')),
  constraint due_term_range check (payment_term between 0 and 365),
  constraint due_is_its_vnd check (currency_id <> 'VND' or (total = total_vnd and cleared = cleared_vnd)),
  constraint due_is_its_usd check (currency_id <> 'USD' or (total = total_usd and cleared = cleared_usd)),
  constraint due_fits_currency check (
    total = round(total, decimals_of(currency_id)) and cleared = round(cleared, decimals_of(currency_id))
    and total_vnd = round(total_vnd) and cleared_vnd = round(cleared_vnd)
    and total_usd = round(total_usd, 2) and cleared_usd = round(cleared_usd, 2)),
  constraint due_not_below_zero
    check (total >= 0 and cleared >= 0 and cleared_vnd >= 0 and cleared_usd >= 0),
  constraint due_never_overcleared check (cleared <= total and cleared_vnd <= total_vnd
    and cleared_usd <= coalesce(total_usd, 0))
);
create index due_by_partner on due (company_id, partner_id, is_open, raised_on);
create index due_owed on due (company_id, office_id)
  include (side, kind, open_vnd, due_on, department_id, group_id, user_created)
  where is_open;

-- The changes of an item: the amounts are added to its open amount. Entries of the item's own
-- document make its total, those of other documents clear it.
create table due_entry (
  company_id uuid not null,
  due_id uuid not null,
  entry_no integer not null,
  cause text not null,
  -- The document of the change; null when a user or an agreement changed the day.
  document_id uuid,
  day date not null,
  amount numeric not null default 0,
  amount_vnd numeric not null default 0,
  amount_usd numeric,
  -- Open after this entry.
  open numeric not null,
  open_vnd numeric not null,
  open_usd numeric,
  -- The due day after it was re-dated.
  due_on date,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  constraint due_entry_pk primary key (company_id, due_id, entry_no),
  constraint due_entry_due_fk foreign key (company_id, due_id)
    references due (company_id, id) on delete cascade,
  constraint due_entry_document_fk foreign key (company_id, document_id)
    references document (company_id, id) deferrable initially deferred,
  constraint due_entry_cause_known check (cause in
    ('raised', 'kept', 'cleared', 'used', 'reversed', 'redated', 'moved')),
  constraint due_entry_never_below_zero check (open >= 0 and open_vnd >= 0 and open_usd >= 0)
);
create index due_entry_by_document on due_entry (company_id, document_id);

insert into due (company_id, id, document_id, side, kind, partner_id, office_id, department_id,
  group_id, user_created, service, sale_man_id, agreement_id, currency_id, exc_rate_usd_to_local,
  raised_on, due_base, payment_term, confirmed_on, due_on, total, total_vnd, total_usd, cleared,
  cleared_vnd, cleared_usd, entries, user_modified, datetime_created)
select d.company_id, d.id, d.id, case d.type when 'Voucher' then 'credit' else 'debit' end,
  case d.type when 'InvoiceTemp' then 'onBehalf' else 'trade' end, d.partner_id, d.office_id,
  d.department_id, d.group_id, d.user_created, d.service_type, d.sale_man_id, a.id, d.currency_id,
  d.exc_rate_usd_to_local, d.date, d.base_due_date, d.payment_term, d.confirm_billing_date,
  d.payment_due_date, d.total_amount, d.total_amount_vnd, d.total_amount_usd, d.paid_amount,
  d.paid_amount_vnd, d.paid_amount_usd, 1 + p.lines, d.user_modified, d.datetime_created
from acct_management d
join partner k on k.company_id = d.company_id and k.id = d.partner_id
left join lateral (
  select c.id from partner_agreement c
  where c.company_id = d.company_id and c.partner_id in (k.id, k.parent_id) and c.active
    and c.saleman_id = d.sale_man_id
    and exists (select from partner_agreement_office x
      where x.company_id = d.company_id and x.agreement_id = c.id and x.office_id = d.office_id)
    and exists (select from partner_agreement_service x
      where x.company_id = d.company_id and x.agreement_id = c.id and x.service = d.service_type)
  order by c.partner_id = k.id desc, c.effective_date desc, c.id desc
  limit 1) a on true
cross join lateral (
  select count(*)::int as lines from receipt_line l
  where l.company_id = d.company_id and l.ref_id = d.id and l.posted) p;

insert into due_entry (company_id, due_id, entry_no, cause, document_id, day, amount, amount_vnd,
  amount_usd, open, open_vnd, open_usd, user_created, datetime_created)
select company_id, due_id, row_number() over w, cause, document_id, day, amount, amount_vnd,
  amount_usd, sum(amount) over w, sum(amount_vnd) over w,
  case when amount_usd is not null then sum(amount_usd) over w end, user_created, at
from (
  select d.company_id, d.id as due_id, 'raised' as cause, d.id as document_id, d.date as day,
    d.total_amount as amount, d.total_amount_vnd as amount_vnd, d.total_amount_usd as amount_usd,
    d.user_created, d.datetime_created as at, 0 as nth, d.id as line_id
  from acct_management d
  union all
  select l.company_id, l.ref_id, case when l.negative then 'reversed' else 'cleared' end, r.id,
    case when l.negative
      then (r.cancelled_at at time zone coalesce(o.time_zone, 'Asia/Ho_Chi_Minh'))::date
      else r.payment_date end,
    -l.total_paid, -l.total_paid_vnd,
    case when d.total_amount_usd is not null then -l.total_paid_usd end, l.user_created,
    case when l.negative then r.cancelled_at else r.done_at end, 1, l.id
  from receipt_line l
  join receipt r on r.company_id = l.company_id and r.id = l.receipt_id
  join acct_management d on d.company_id = l.company_id and d.id = l.ref_id
  left join office o on o.company_id = r.company_id and o.id = r.office_id
  where l.posted) e
window w as (partition by company_id, due_id order by nth, at, line_id
  rows between unbounded preceding and current row);

-- Advances of customers become items of the receipts that kept them. The amounts that one receipt both
-- used and kept are netted; the oldest item is used first.
create temporary table ahead on commit drop as
  select m.*, greatest(m.gave - m.took, 0) as kept, greatest(m.took - m.gave, 0) as used
  from (
    select r.company_id, r.id as receipt_id, r.customer_id, r.agreement_id, r.currency_id, r.status,
      r.payment_date, r.done_at, r.cancelled_at, r.cancelled_by, r.user_created, r.office_id,
      r.department_id, r.group_id, r.exc_rate_usd_to_local,
      (r.cancelled_at at time zone coalesce(o.time_zone, 'Asia/Ho_Chi_Minh'))::date as cancelled_on,
      coalesce(sum(e.amount) filter (where e.cause = 'kept'), 0) as gave,
      -coalesce(sum(e.amount) filter (where e.cause = 'used'), 0) as took
    from customer_advance_entry e
    join receipt r on r.company_id = e.company_id and r.id = e.receipt_id
    left join office o on o.company_id = r.company_id and o.id = r.office_id
    group by r.company_id, r.id, o.time_zone) m;

create temporary table ahead_item on commit drop as
  select a.*, new_id() as due_id, v.vnd, v.usd,
    sum(a.kept) over w - a.kept as gross_from, sum(a.kept) over w as gross_to,
    sum(case a.status when 'Done' then a.kept else 0 end) over w
      - case a.status when 'Done' then a.kept else 0 end as live_from,
    sum(case a.status when 'Done' then a.kept else 0 end) over w as live_to
  from ahead a
  cross join lateral (
    select round(l.paid_amount_vnd * a.kept / a.gave) as vnd,
      round(l.paid_amount_usd * a.kept / a.gave, 2) as usd
    from receipt_line l
    where l.company_id = a.company_id and l.receipt_id = a.receipt_id and l.type = 'ADV'
      and not l.negative limit 1) v
  where a.kept > 0
  window w as (partition by a.company_id, a.customer_id, a.agreement_id, a.currency_id
    order by a.done_at, a.receipt_id rows between unbounded preceding and current row);

-- The used parts of items: uses by posted receipts come from items of posted receipts, one after the
-- other; uses by canceled receipts, which gave everything back, from any item.
create temporary table ahead_use on commit drop as
  select u.company_id, i.due_id, u.receipt_id, u.status, u.payment_date, u.done_at, u.cancelled_at,
    u.cancelled_on, u.cancelled_by, u.user_created, p.amount, p.until_vnd - p.from_vnd as vnd,
    p.until_usd - p.from_usd as usd
  from (
    select a.*, case a.status when 'Done' then sum(case a.status when 'Done' then a.used else 0 end)
      over (partition by a.company_id, a.customer_id, a.agreement_id, a.currency_id
        order by a.done_at, a.receipt_id rows between unbounded preceding and current row) - a.used
      else 0 end as use_from
    from ahead a where a.used > 0) u
  join ahead_item i on i.company_id = u.company_id and i.customer_id = u.customer_id
    and i.agreement_id is not distinct from u.agreement_id and i.currency_id = u.currency_id
    and (u.status <> 'Done' or i.status = 'Done')
  cross join lateral (
    select case u.status when 'Done' then i.live_from else i.gross_from end as item_from) f
  cross join lateral (
    select greatest(u.use_from, f.item_from) - f.item_from as from_own,
      least(u.use_from + u.used, f.item_from + i.kept) - f.item_from as until_own) s
  cross join lateral (
    select s.until_own - s.from_own as amount, round(i.vnd * s.from_own / i.kept) as from_vnd,
      round(i.vnd * s.until_own / i.kept) as until_vnd,
      round(i.usd * s.from_own / i.kept, 2) as from_usd,
      round(i.usd * s.until_own / i.kept, 2) as until_usd) p
  where s.until_own > s.from_own;

insert into due (company_id, id, document_id, side, kind, partner_id, office_id, department_id,
  group_id, user_created, agreement_id, currency_id, exc_rate_usd_to_local, raised_on, due_on, total,
  total_vnd, total_usd, cleared, cleared_vnd, cleared_usd, entries, user_modified, datetime_created)
select i.company_id, i.due_id, i.receipt_id, 'credit', 'advance', i.customer_id, i.office_id,
  i.department_id, i.group_id, i.user_created, i.agreement_id, i.currency_id,
  i.exc_rate_usd_to_local, i.payment_date, i.payment_date,
  case i.status when 'Done' then i.kept else 0 end, case i.status when 'Done' then i.vnd else 0 end,
  case when i.usd is not null then case i.status when 'Done' then i.usd else 0 end end,
  coalesce(u.own, 0), coalesce(u.vnd, 0), coalesce(u.usd, 0),
  1 + case i.status when 'Done' then 0 else 1 end + coalesce(u.entries, 0), i.user_created, i.done_at
from ahead_item i
left join (
  select company_id, due_id, sum(amount) filter (where status = 'Done') as own,
    sum(vnd) filter (where status = 'Done') as vnd, sum(usd) filter (where status = 'Done') as usd,
    sum(case status when 'Done' then 1 else 2 end)::int as entries
  from ahead_use group by company_id, due_id) u
  on u.company_id = i.company_id and u.due_id = i.due_id;

insert into due_entry (company_id, due_id, entry_no, cause, document_id, day, amount, amount_vnd,
  amount_usd, open, open_vnd, open_usd, user_created, datetime_created)
select company_id, due_id, row_number() over w, cause, document_id, day, amount, amount_vnd,
  amount_usd, sum(amount) over w, sum(amount_vnd) over w,
  case when amount_usd is not null then sum(amount_usd) over w end, user_created, at
from (
  select company_id, due_id, 'kept' as cause, receipt_id as document_id, payment_date as day,
    kept as amount, vnd as amount_vnd, usd as amount_usd, user_created, done_at as at, 0 as nth
  from ahead_item
  union all
  select company_id, due_id, 'used', receipt_id, payment_date, -amount, -vnd, -usd, user_created,
    done_at, case status when 'Done' then 3 else 1 end
  from ahead_use
  union all
  select company_id, due_id, 'reversed', receipt_id, cancelled_on, amount, vnd, usd, cancelled_by,
    cancelled_at, 1
  from ahead_use where status <> 'Done'
  union all
  select company_id, due_id, 'reversed', receipt_id, cancelled_on, -kept, -vnd, -usd, cancelled_by,
    cancelled_at, 2
  from ahead_item where status <> 'Done') e
window w as (partition by company_id, due_id order by nth, case nth when 1 then document_id end, at
  rows between unbounded preceding and current row);

drop table customer_advance_entry;
drop table customer_advance;

-- A line of a receipt references the item that it clears; an invoice's item has the invoice's id.
drop trigger receipt_line_pays_its_invoice on receipt_line;
drop function check_invoice_payments;
alter table receipt_line drop constraint receipt_line_invoice_fk;
alter table receipt_line rename column ref_id to due_id;
alter table receipt_line rename constraint receipt_line_one_per_invoice to receipt_line_one_per_due;
alter index receipt_line_by_invoice rename to receipt_line_by_due;
alter table receipt_line add constraint receipt_line_due_fk foreign key (company_id, due_id)
  references due (company_id, id) on delete restrict;

drop view ledger_payment;
drop view v_acct_management;
drop index acct_management_open;
drop index acct_management_owed;
drop index acct_management_by_modified;
alter table acct_management
  drop constraint acct_management_term_range,
  drop constraint acct_management_base_due_date_known,
  drop constraint acct_management_total_is_its_vnd,
  drop constraint acct_management_total_is_its_usd,
  drop constraint acct_management_fits_currency,
  drop constraint acct_management_paid_not_negative,
  drop constraint acct_management_never_overpaid,
  drop column payment_status,
  drop column unpaid_amount,
  drop column unpaid_amount_vnd,
  drop column unpaid_amount_usd,
  drop column paid_amount,
  drop column paid_amount_vnd,
  drop column paid_amount_usd,
  drop column payment_term,
  drop column payment_due_date,
  drop column base_due_date,
  drop column confirm_billing_date,
  add constraint acct_management_total_is_its_vnd
    check (currency_id <> 'VND' or total_amount = total_amount_vnd),
  add constraint acct_management_total_is_its_usd
    check (currency_id <> 'USD' or total_amount = total_amount_usd),
  add constraint acct_management_fits_currency check (
    currency_id in ('VND', 'USD') and total_amount_vnd = round(total_amount_vnd)
    and total_amount_usd = round(total_amount_usd, 2));
create index acct_management_by_modified
  on acct_management (company_id, type, office_id, datetime_modified desc) include (id, partner_id);

create view v_acct_management as
  select d.company_id, d.id, d.type, d.voucher_id, d.invoice_no_tempt, d.invoice_no_real, d.serie,
    d.partner_id, d.date, u.due_on as payment_due_date, d.currency_id, d.exc_rate_usd_to_local,
    d.total_amount, d.total_amount_vnd, d.total_amount_usd, u.cleared as paid_amount,
    u.cleared_vnd as paid_amount_vnd, u.cleared_usd as paid_amount_usd, u.open as unpaid_amount,
    u.open_vnd as unpaid_amount_vnd, u.open_usd as unpaid_amount_usd, u.payment_status, d.status,
    d.service_type, d.sale_man_id, d.office_id, d.datetime_created
  from acct_management d
  join due u on u.company_id = d.company_id and u.document_id = d.id;

-- Entries sum to their item: each continues the one before, and the item has the amounts of its last
-- entry. The check reads only the entry before and the item.
create function check_due_entries() returns trigger
  language plpgsql
  set enable_hashjoin = off
  set enable_mergejoin = off
  set enable_seqscan = off
  as $$
declare
  wrong uuid;
begin
  select a.due_id into wrong
  from added a
  join due d on d.company_id = a.company_id and d.id = a.due_id
  left join due_entry b on b.company_id = a.company_id and b.due_id = a.due_id
    and b.entry_no = a.entry_no - 1
  where (a.entry_no > 1 and b.entry_no is null)
    or a.entry_no > d.entries
    or (a.open, a.open_vnd, a.open_usd) is distinct from (
      coalesce(b.open, 0) + a.amount, coalesce(b.open_vnd, 0) + a.amount_vnd,
      case when b.entry_no is null then 0 else b.open_usd end + a.amount_usd)
    or (a.entry_no = d.entries
      and (a.open, a.open_vnd, a.open_usd) is distinct from (d.open, d.open_vnd, d.open_usd))
  limit 1;
  if wrong is not null then
    raise exception 'the entries of due % do not sum to it', wrong
      using errcode = '23514', constraint = 'due_is_its_entries';
  end if;
  return null;
end
  $$;
create trigger due_entries_sum_up after insert on due_entry
  referencing new table as added for each statement execute function check_due_entries();

create function check_due() returns trigger
  language plpgsql
  set enable_hashjoin = off
  set enable_mergejoin = off
  set enable_seqscan = off
  as $$
declare
  wrong uuid;
begin
  select d.id into wrong
  from added d
  left join due_entry e on e.company_id = d.company_id and e.due_id = d.id
    and e.entry_no = d.entries
  where e.due_id is null
    or (e.open, e.open_vnd, e.open_usd) is distinct from (d.open, d.open_vnd, d.open_usd)
  limit 1;
  if wrong is not null then
    raise exception 'due % is not what its entries left', wrong
      using errcode = '23514', constraint = 'due_is_its_entries';
  end if;
  return null;
end
  $$;
create trigger due_is_its_entries after insert on due
  referencing new table as added for each statement execute function check_due();
create trigger due_stays_its_entries after update on due
  referencing new table as added for each statement execute function check_due();

-- An entry is never changed; it is deleted only with the item of a deleted document.
create function refuse_due_entry_change() returns trigger
  language plpgsql
  as $$
begin
  if tg_op = 'DELETE' and not exists (
    select from due d where d.company_id = old.company_id and d.id = old.due_id) then
    return old;
  end if;
  raise exception 'entries of dues are only ever added to';
end
  $$;
create trigger due_entry_append_only before update or delete on due_entry
  for each row execute function refuse_due_entry_change();
revoke update, truncate on due_entry from public, current_user;

-- At commit the lines of a receipt equal the clearings of its entries.
create function check_receipt_clears() returns trigger
  language plpgsql
  as $$
begin
  if exists (
    select from (
      select l.due_id, sum(l.total_paid) as own, sum(l.total_paid_vnd) as vnd
      from receipt_line l
      where l.company_id = new.company_id and l.receipt_id = new.id and l.posted
        and l.due_id is not null
      group by l.due_id) l
    full join (
      select e.due_id, -sum(e.amount) as own, -sum(e.amount_vnd) as vnd
      from due_entry e
      join due d on d.company_id = e.company_id and d.id = e.due_id and d.kind <> 'advance'
      where e.company_id = new.company_id and e.document_id = new.id
      group by e.due_id) e on e.due_id = l.due_id
    where (l.own, l.vnd) is distinct from (e.own, e.vnd)
  ) then
    raise exception 'the lines of receipt % are not what it cleared', new.payment_ref_no
      using errcode = '23514', constraint = 'receipt_clears_what_its_lines_say';
  end if;
  return null;
end
  $$;
create constraint trigger receipt_clears_what_its_lines_say
  after insert or update on receipt
  deferrable initially deferred
  for each row execute function check_receipt_clears();

alter table due set (autovacuum_vacuum_insert_scale_factor = 0.01);
