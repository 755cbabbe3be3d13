-- One job in nine has an advance, most of them with a settlement of what was bought on it; the lines
-- that no note bills go on statements of their partner and month; one locked job in fifty was asked
-- to be unlocked. What is sent stands at a level, and is held by those who lead the units.
create unlogged table fill.holder as
  select l.office_id, l.department_id, case d.dept_type when 'ACCOUNTANT' then 'accountant'
      else 'manager' end as level, min(l.user_id::text)::uuid as user_id
  from user_level l
  join department d on d.company_id = l.company_id and d.id = l.department_id
  where l.company_id = ':company' and l.active and l.level = 'department'
    and l.position = 'Manager-Leader'
  group by 1, 2, 3;

-- Where a document stands that is approved, by a throw from 1 to 100.
create function fill.approval_state(thrown int) returns text language sql immutable parallel safe
  as $$ select case when thrown <= 82 then 'Done' when thrown <= 88 then 'Request Approval'
    when thrown <= 92 then 'Department Manager Approved' when thrown <= 95 then 'Denied'
    when thrown <= 98 then 'New' else 'Canceled' end $$;

create unlogged table fill.advance as
  select a.*, fill.id('advance', a.asked, a.n) as id, a.one + a.two as vnd,
    round(a.one / a.usd, 2) as one_usd, round(a.two / a.usd, 2) as two_usd,
    'AD' || fill.yymm(a.asked::date) || '/' || lpad(a.k::text, greatest(4, length(a.k::text)), '0')
      as number
  from (
    select j.n, j.id as job_id, b.id as hblid, j.office_id, j.department_id, j.group_id, j.user_id,
      j.usd, w.asked, fill.approval_state(fill.one_of(j.n, 111, 100)) as state,
      (500 + fill.one_of(j.n, 112, 4000)) * 1000::numeric as one,
      (200 + fill.one_of(j.n, 113, 1500)) * 1000::numeric as two,
      row_number() over (partition by fill.yymm(w.asked::date) order by j.n) as k
    from fill.job j
    join fill.bill b on b.n = j.n and b.k = 1
    cross join lateral (
      select least(j.made + interval '1 day', timestamptz ':until') as asked) w
    where not j.canceled and fill.one_of(j.n, 110, 100) <= 12
      and not exists (select from fill.holder h where h.user_id = j.user_id)) a;
create unique index on fill.advance (n);

create unlogged table fill.settlement as
  select s.*, fill.id('settlement', s.asked, s.n) as id,
    'SM' || fill.yymm(s.asked::date) || '/' || lpad(s.k::text, greatest(4, length(s.k::text)), '0')
      as number
  from (
    select a.n, a.id as advance_id, a.hblid, a.job_id, a.office_id, a.department_id, a.group_id,
      a.user_id, a.vnd as advanced, w.asked, fill.approval_state(fill.one_of(a.n, 121, 100)) as state,
      row_number() over (partition by fill.yymm(w.asked::date) order by a.n) as k
    from fill.advance a
    cross join lateral (
      select least(a.asked + interval '6 days', timestamptz ':until') as asked) w
    where a.state = 'Done' and fill.one_of(a.n, 120, 10) <= 9) s;
create unique index on fill.settlement (n);

create unlogged table fill.settled as
  select t.n, row_number() over (partition by t.n order by c.line_no) as k, c.id as charge_id,
    c.job_id, c.hblid, c.amount_vnd, c.vat_amount_vnd, c.amount_usd, c.vat_amount_usd
  from fill.settlement t
  join surcharge c on c.company_id = ':company' and c.hblid = t.hblid and c.type = 'BUY';
create unlogged table fill.settled_sum as
  select n, sum(amount_vnd + vat_amount_vnd) as vnd, sum(amount_usd + vat_amount_usd) as in_usd
  from fill.settled group by n;
create unique index on fill.settled_sum (n);
analyze fill.advance, fill.settlement, fill.settled, fill.settled_sum;

insert into document (company_id, id, kind, number, number_scope, words, currency_id, state,
  office_id, department_id, group_id, user_created, datetime_created, user_modified,
  datetime_modified)
select ':company', id, 'advance', number, '', '', 'VND', state, office_id, department_id, group_id,
  user_id, asked, user_id, asked
from fill.advance order by n;
insert into advance (company_id, id, currency_id, request_date, payment_method, payment_term,
  deadline_payment, due_date, exc_rate_usd_to_local, amount, amount_vnd, amount_usd, status_payment,
  canceled_at, user_modified)
select ':company', a.id, 'VND', a.asked::date, 'Cash', 7, a.asked::date + 7, a.asked::date + 7, a.usd,
  a.vnd, a.vnd, a.one_usd + a.two_usd,
  case when t.state = 'Done' then 'Settled' else 'NotSettled' end,
  case when a.state = 'Canceled' then a.asked end, a.user_id
from fill.advance a left join fill.settlement t on t.n = a.n order by a.n;
insert into advance_line (company_id, id, advance_id, line_no, description, job_id, hblid, amount,
  amount_vnd, amount_usd, advance_type, status_payment, user_modified)
select ':company', fill.id('advanceLine', a.asked, a.n * 10 + l.line_no), a.id, l.line_no,
  l.description, a.job_id, a.hblid, l.vnd, l.vnd, l.in_usd, 'Norm',
  case when t.state = 'Done' then 'Settled' else 'NotSettled' end, a.user_id
from fill.advance a
left join fill.settlement t on t.n = a.n
cross join lateral (values (1, 'Lift on', a.one, a.one_usd), (2, 'Port fees', a.two, a.two_usd))
  l (line_no, description, vnd, in_usd)
order by a.n, l.line_no;

insert into document (company_id, id, kind, number, number_scope, words, currency_id, state,
  office_id, department_id, group_id, user_created, datetime_created, user_modified,
  datetime_modified)
select ':company', id, 'settlement', number, '', '', 'VND', state, office_id, department_id, group_id,
  user_id, asked, user_id, asked
from fill.settlement order by n;
insert into settlement (company_id, id, currency_id, settlement_type, request_date, due_date,
  payment_method, amount, amount_vnd, amount_usd, advance_amount, balance_amount, canceled_at,
  user_modified)
select ':company', t.id, 'VND', 'EXISTING', t.asked::date, t.asked::date + 7,
  case when t.advanced = s.vnd then 'Other' else 'Cash' end, s.vnd, s.vnd, s.in_usd, t.advanced,
  t.advanced - s.vnd, case when t.state = 'Canceled' then t.asked end, t.user_id
from fill.settlement t join fill.settled_sum s on s.n = t.n order by t.n;
insert into settlement_line (company_id, id, settlement_id, line_no, charge_id, side, job_id, hblid,
  advance_id, net_vnd, vat_vnd, net_usd, vat_usd, user_modified)
select ':company', fill.id('settled', t.asked, t.n * 10 + l.k), t.id, l.k, l.charge_id, 'credit',
  l.job_id, l.hblid, t.advance_id, l.amount_vnd, l.vat_amount_vnd, l.amount_usd, l.vat_amount_usd,
  t.user_id
from fill.settled l join fill.settlement t on t.n = l.n order by l.n, l.k;
insert into charge_claim (company_id, charge_id, side, slot, document_id, is_firm, user_created,
  datetime_created)
select ':company', l.charge_id, 'credit', 'settlement', t.id,
  t.state in ('Done', 'Department Manager Approved'), t.user_id, t.asked
from fill.settled l join fill.settlement t on t.n = l.n and t.state <> 'Canceled' order by l.n, l.k;
insert into advance_taken (company_id, advance_id, hblid, settlement_id, user_created,
  datetime_created)
select ':company', advance_id, hblid, id, user_id, asked
from fill.settlement where state <> 'Canceled' order by n;
insert into advance_entry (company_id, id, advance_id, requester, currency_id, cause, amount,
  amount_vnd, day, settlement_id, hblid, user_created, datetime_created)
select ':company'::uuid, fill.id('paidOut', asked, n), id, user_id, 'VND', 'paidOut', vnd, vnd,
  asked::date, null::uuid, null::uuid, user_id, asked
from fill.advance where state = 'Done'
union all
select ':company', fill.id('spent', t.asked, t.n), t.advance_id, t.user_id, 'VND', 'spent', -s.vnd,
  -s.vnd, t.asked::date, t.id, t.hblid, t.user_id, t.asked
from fill.settlement t join fill.settled_sum s on s.n = t.n where t.state = 'Done';

-- Selling lines of customers and bought lines of carriers that no other document holds.
create unlogged table fill.stated as
  select j.n, c.id as charge_id, c.line_no, t.type, t.partner_id, j.office_id, j.office_n,
    j.office_prefix, case t.type when 'Debit' then j.sale_man_id end as sale_man_id,
    date_trunc('month', j.service_date)::date as month
  from fill.job j
  join surcharge c on c.company_id = ':company' and c.job_id = j.id
  cross join lateral (select case c.type when 'SELL' then 'Debit' else 'Credit' end as type,
    c.payment_object_id as partner_id) t
  where not j.canceled and (
    c.type = 'SELL' and fill.one_of(j.n, 94, 100) > 51 and fill.one_of(j.n, 130, 100) <= 50
    or c.type = 'BUY' and fill.one_of(j.n, 131, 100) <= 8
      and not exists (select from fill.advance a where a.n = j.n));

create unlogged table fill.soa as
  select s.*, fill.id('soa', s.stated_at, s.n) as id,
    s.office_prefix || to_char(s.stated_at, 'YY')
      || lpad(s.k::text, greatest(5, length(s.k::text)), '0') as number,
    22800 + (s.stated_at::date - date ':since')
      + fill.one_of(s.stated_at::date - date ':since', 1, 60) as usd
  from (
    select x.*, a.user_id, a.department_id, a.group_id, case
        when x.thrown <= 20 then 'New' when x.thrown <= 40 then 'Request Confirmed'
        when x.thrown <= 90 then 'Confirmed' when x.thrown <= 92 then 'Need Revise'
        else 'Canceled' end as state,
      row_number() over (partition by x.office_prefix, to_char(x.stated_at, 'YY')
        order by x.n, x.type, x.partner_id) as k
    from (
      select g.*, fill.one_of(g.n, 132, 100) as thrown,
        least((g.month + interval '1 month 2 days')::timestamptz, timestamptz ':until') as stated_at
      from (
        select type, partner_id, office_id, office_n, office_prefix, sale_man_id, month,
          min(n) * 2 + case type when 'Debit' then 0 else 1 end as n
        from fill.stated group by 1, 2, 3, 4, 5, 6, 7) g) x
    join fill.staff f on f.office_n = x.office_n and f.department = 'ACC'
    join fill.person a on a.office_n = x.office_n and a.department = 'ACC'
      and a.k = fill.one_of(x.n, 133, f.among)) s;

create unlogged table fill.stated_line as
  select o.id as soa_id, o.n, o.type, o.state, o.stated_at, o.user_id, s.charge_id,
    row_number() over (partition by o.id order by s.n, s.line_no) as k
  from fill.stated s
  join fill.soa o on o.type = s.type and o.partner_id = s.partner_id and o.office_id = s.office_id
    and o.month = s.month and o.sale_man_id is not distinct from s.sale_man_id;
create index on fill.stated_line (soa_id);
analyze fill.soa, fill.stated_line;

insert into document (company_id, id, kind, number, number_scope, words, partner_id, sale_man_id,
  currency_id, state, office_id, department_id, group_id, user_created, datetime_created,
  user_modified, datetime_modified)
select ':company', id, 'soa', number, '', '', partner_id, sale_man_id, 'VND', state, office_id,
  department_id, group_id, user_id, stated_at, user_id, stated_at
from fill.soa order by n;
insert into soa (company_id, id, currency_id, type, soaform_date, soato_date, date_type, obh,
  staff_type, exchange_date, exc_rate_usd_to_local, debit_amount, credit_amount, total_vnd,
  total_usd, total_shipment, total_charge, canceled_at, reason_reject, user_modified)
select ':company', o.id, 'VND', o.type, o.month, (o.month + interval '1 month - 1 day')::date,
  'ServiceDate', false, 'PersonInCharge', o.stated_at::date, o.usd,
  case o.type when 'Debit' then x.vnd else 0 end, case o.type when 'Credit' then x.vnd else 0 end,
  x.vnd * o.sign, x.in_usd * o.sign, x.jobs, x.lines,
  case when o.state = 'Canceled' then o.stated_at end,
  case when o.state = 'Canceled' then 'Wrong period' end, o.user_id
from (select *, case type when 'Debit' then 1 else -1 end as sign from fill.soa) o
join (
  select l.soa_id, sum(c.amount_vnd + c.vat_amount_vnd) as vnd,
    sum(c.amount_usd + c.vat_amount_usd) as in_usd, count(*)::int as lines,
    count(distinct c.job_id)::int as jobs
  from fill.stated_line l join surcharge c on c.company_id = ':company' and c.id = l.charge_id
  group by l.soa_id) x on x.soa_id = o.id
order by o.n;
insert into soa_line (company_id, id, soa_id, revision, line_no, charge_id, stated, amount_vnd,
  vat_amount_vnd, amount_usd, vat_amount_usd)
select ':company', fill.id('stated' || l.k, l.stated_at, l.n), l.soa_id, 1, l.k, c.id,
  jsonb_build_object('id', c.id, 'jobId', c.job_id, 'jobNo', s.job_no, 'hblid', c.hblid,
    'hwbno', b.hwbno, 'mblno', s.mawb, 'customNo', null, 'serviceDate', s.service_date,
    'transactionType', s.transaction_type, 'personInCharge', null, 'type', c.type,
    'chargeCode', f.code, 'chargeNameEn', f.charge_name_en, 'chargeNameVi', f.charge_name_vn,
    'quantity', trim_scale(c.quantity)::text, 'unitCode', f.unit_code,
    'unitPrice', trim_scale(c.unit_price)::text, 'currencyId', c.currency_id,
    'vatrate', c.vatrate::text, 'netAmount', c.net_amount::text, 'vatAmount', c.vat_amount::text,
    'total', c.total::text, 'finalExchangeRate', trim_scale(c.final_exchange_rate)::text,
    'amountVnd', c.amount_vnd::text, 'vatAmountVnd', c.vat_amount_vnd::text,
    'amountUsd', c.amount_usd::text, 'vatAmountUsd', c.vat_amount_usd::text, 'notes', null),
  c.amount_vnd, c.vat_amount_vnd, c.amount_usd, c.vat_amount_usd
from fill.stated_line l
join surcharge c on c.company_id = ':company' and c.id = l.charge_id
join fill.charge f on f.id = c.charge_id
join shipment s on s.company_id = ':company' and s.id = c.job_id
join house_bill b on b.company_id = ':company' and b.id = c.hblid
order by l.n, l.k;
insert into charge_claim (company_id, charge_id, side, slot, document_id, user_created,
  datetime_created)
select ':company', charge_id, case type when 'Debit' then 'debit' else 'credit' end, 'statement',
  soa_id, user_id, stated_at
from fill.stated_line where state <> 'Canceled' order by n, k;

create unlogged table fill.unlock as
  select u.*, fill.id('unlock', u.asked, u.n) as id,
    'UL' || fill.yymm(u.asked::date) || '/' || lpad(u.k::text, greatest(4, length(u.k::text)), '0')
      as number
  from (
    select j.n, j.id as job_id, j.office_id, j.department_id, j.group_id, j.user_id, j.service_date,
      w.asked, fill.approval_state(fill.one_of(j.n, 141, 100)) as state,
      row_number() over (partition by fill.yymm(w.asked::date) order by j.n) as k
    from fill.job j
    cross join lateral (
      select least(j.made + interval '150 days', timestamptz ':until') as asked) w
    where j.locked and fill.one_of(j.n, 140, 50) = 1
      and not exists (select from fill.holder h where h.user_id = j.user_id)) u;
insert into document (company_id, id, kind, number, number_scope, words, state, office_id,
  department_id, group_id, user_created, datetime_created, user_modified, datetime_modified)
select ':company', id, 'unlock', number, '', 'Unlock a job', state, office_id, department_id,
  group_id, user_id, asked, user_id, asked
from fill.unlock order by n;
insert into unlock_request (company_id, id, subject, unlock_type, request_date, unlocked_at,
  canceled_at, user_modified)
select ':company', id, 'Unlock a job', 'Shipment', asked::date,
  case when state = 'Done' then asked end, case when state = 'Canceled' then asked end, user_id
from fill.unlock order by n;
insert into unlock_request_job (company_id, id, unlock_request_id, line_no, job_id, unlock_name,
  service_date, user_modified)
select ':company', fill.id('unlockJob', u.asked, u.n), u.id, 1, u.job_id, s.job_no, u.service_date,
  u.user_id
from fill.unlock u join shipment s on s.company_id = ':company' and s.id = u.job_id order by u.n;

-- What was sent, with its levels and their holders: a manager of the unit, then an accountant.
create unlogged table fill.sent as
  select d.*, m.user_id as manager, a.user_id as accountant,
    fill.id('sent' || d.type || d.flow, d.asked, d.n) as request_id,
    case d.state when 'Request Approval' then 'manager'
      when 'Department Manager Approved' then 'accountant' end as turn
  from (
    select 'Approval' as flow, 'Advance' as type, n, id, number, user_id, vnd as amount, job_id,
      '/home/accounting/advance-payment/' || id || '/approve' as address, state, asked, office_id,
      department_id, group_id
    from fill.advance
    union all
    select 'Approval', 'Settlement', t.n, t.id, t.number, t.user_id, s.vnd, t.job_id,
      '/home/accounting/settlement-payment/' || t.id || '/approve', t.state, t.asked, t.office_id,
      t.department_id, t.group_id
    from fill.settlement t join fill.settled_sum s on s.n = t.n
    union all
    select 'Unlock', 'Shipment', n, id, number, user_id, null, job_id, '/home/tool/unlock-request/' || id,
      state, asked, office_id, department_id, group_id
    from fill.unlock) d
  join fill.holder m on m.level = 'manager' and m.department_id = d.department_id
  join fill.holder a on a.level = 'accountant' and a.office_id = d.office_id
  where d.state not in ('New', 'Canceled');
insert into approval_request (company_id, id, flow, type, document_id, number, requester, amount,
  currency_id, about, address, status, turn, is_open, is_latest, is_over, times, sent_at, ended_at,
  ending, ended_by, ended_for, ended_level, ended_comment, office_id, department_id, group_id,
  user_created, datetime_created, user_modified, datetime_modified)
select ':company', r.request_id, r.flow, r.type, r.id, r.number, r.user_id, r.amount,
  case when r.amount is not null then 'VND' end, s.job_no, r.address, r.state, r.turn,
  r.turn is not null, true, false, 1, r.asked, case when r.turn is null then r.asked end,
  case r.state when 'Done' then 'approved' when 'Denied' then 'denied' end,
  case r.state when 'Done' then r.accountant when 'Denied' then r.manager end,
  case r.state when 'Done' then r.accountant when 'Denied' then r.manager end,
  case r.state when 'Done' then 'accountant' when 'Denied' then 'manager' end,
  case r.state when 'Denied' then 'Too much' end, r.office_id, r.department_id, r.group_id, r.user_id,
  r.asked, r.user_id, r.asked
from fill.sent r join shipment s on s.company_id = ':company' and s.id = r.job_id
order by r.asked;
insert into approval_step (company_id, id, request_id, level, mode, decided_at, decided_by,
  decided_for)
select ':company', fill.id('step' || l.level || r.flow || r.type, r.asked, r.n), r.request_id, l.level,
  l.mode, case when l.place <= w.done then r.asked end,
  case when l.place <= w.done then l.holder end, case when l.place <= w.done then l.holder end
from fill.sent r
cross join lateral (select case r.state when 'Done' then 4
  when 'Department Manager Approved' then 2 else 0 end as done) w
cross join lateral (values (1, 'leader', 'None', null::uuid), (2, 'manager', 'Approval', r.manager),
  (3, 'accountant', 'Approval', r.accountant), (4, 'bod', 'Auto', null)) l (place, level, mode, holder)
order by r.asked;
insert into approval_holder (company_id, id, request_id, level, user_id, is_waiting)
select ':company', fill.id('holder' || l.level || r.flow || r.type, r.asked, r.n), r.request_id, l.level,
  l.holder, r.turn is not distinct from l.level
from fill.sent r
cross join lateral (values ('manager', r.manager), ('accountant', r.accountant)) l (level, holder)
order by r.asked;
