-- Half of the jobs are invoiced: a debit note over the two selling lines of the first bill, an
-- invoice over the note, and money for seven of ten invoices, one of them in part.
create unlogged table fill.claimed as
  select j.n, c.*
  from surcharge c join fill.job j on j.id = c.job_id
  where c.company_id = ':company' and c.line_no <= 2 and not j.canceled
    and fill.one_of(j.n, 94, 100) <= 51;
create index on fill.claimed (n);
analyze fill.claimed;

create unlogged table fill.document as
  select i.*, fill.id('note', i.noted, i.n) as note_id, fill.id('invoice', i.noted, i.n) as invoice_id,
    i.office_prefix || i.letters || 'DN' || fill.yymm(i.noted::date)
      || lpad(i.note_k::text, greatest(5, length(i.note_k::text)), '0') as note_no,
    lpad(i.invoice_k::text, 7, '0') as invoice_no, 'INV/' || to_char(i.noted, 'YY') as serie,
    'FHD' || fill.yymm(i.noted::date) || '/'
      || lpad(i.voucher_k::text, greatest(5, length(i.voucher_k::text)), '0') as voucher_no,
    case when i.fate <= 6 then i.vnd when i.fate = 7 then round(i.vnd / 2) else 0 end as paid,
    case when i.fate <= 6 then i.in_usd when i.fate = 7 then round(i.in_usd / 2, 2) else 0 end as paid_usd
  from (
    select j.n, j.id as job_id, j.office_id, j.office_n, j.office_prefix, j.department_id, j.group_id,
      j.customer_id, j.sale_man_id, j.service, j.letters, j.usd, a.user_id, m.vnd, m.in_usd, m.lines, w.noted,
      fill.one_of(j.n, 90, 10) as fate,
      least(w.noted + fill.one_of(j.n, 91, 70) * interval '1 day', timestamptz ':until') as paid_at,
      row_number() over (partition by j.office_id, j.service, fill.yymm(w.noted::date) order by j.n) as note_k,
      row_number() over (partition by to_char(w.noted, 'YY') order by j.n) as invoice_k,
      row_number() over (partition by fill.yymm(w.noted::date) order by j.n) as voucher_k
    from fill.job j
    join (
      select c.n, sum(c.amount_vnd + c.vat_amount_vnd) as vnd,
        sum(c.amount_usd + c.vat_amount_usd) as in_usd, count(*)::int as lines
      from fill.claimed c group by c.n) m on m.n = j.n
    join fill.staff s on s.office_n = j.office_n and s.department = 'ACC'
    join fill.person a on a.office_n = j.office_n and a.department = 'ACC'
      and a.k = fill.one_of(j.n, 93, s.among)
    cross join lateral (
      select least(j.made + (3 + fill.one_of(j.n, 92, 20)) * interval '1 day',
        timestamptz ':until') as noted) w) i;
create unique index on fill.document (n);

create unlogged table fill.receipt as
  select customer_id, office_id, month, max(paid_at) as paid_at, sum(paid) as paid,
    sum(paid_usd) as paid_usd, min(n) as n, count(*)::int as lines,
    (array_agg(user_id order by n))[1] as user_id,
    (array_agg(department_id order by n))[1] as department_id,
    row_number() over (partition by extract(year from month) order by month, min(n)) as k
  from (select d.*, date_trunc('month', paid_at at time zone 'UTC') as month
    from fill.document d where paid > 0) d
  group by customer_id, office_id, month;
create unique index on fill.receipt (customer_id, office_id, month);
analyze fill.document, fill.receipt;
