-- Jobs in the order in which they were opened, more of them every year; the office is the
-- customer's, so that the agreement covers it.
create unlogged table fill.job as
  select b.n, fill.id('job', b.made, b.n) as id, b.made, b.service, b.letters, b.family, b.is_import, b.etd, b.eta,
    case when b.family = 'O' then 1 else b.bills end as bills,
    case when b.has_boxes then b.boxes else 0 end as boxes, b.service_date, b.canceled,
    b.made + fill.dice(b.n, 50) / 2147483648.0
      * least(timestamptz ':until' - b.made, interval '20 days') as modified,
    case when b.canceled then 'Canceled' when b.service_date < date ':until' - 60 then 'Finish'
      when b.service_date < date ':until' and fill.one_of(b.n, 51, 6) = 1 then 'Warning'
      else 'Processing' end as status,
    not b.canceled and b.service_date < date ':until' - 90 as locked,
    c.id as customer_id, c.sale_man_id, c.office_n, o.id as office_id, o.office_prefix,
    p.department_id, p.group_id, p.user_id, coalesce(q.user_id, p.user_id) as pic_id,
    v.id as carrier_id, case when fill.one_of(b.n, 52, 3) = 1 then a.id end as agent_id,
    case when b.is_import then f.id else h.id end as pol_id,
    case when b.is_import then h.id else f.id end as pod_id,
    case when b.is_import then h.code else f.code end as pod,
    22800 + (b.made::date - date ':since') + fill.one_of(b.made::date - date ':since', 1, 60) as usd,
    row_number() over (partition by o.id, b.service, fill.yymm(b.service_date) order by b.n) as job_k
  from (
    select t.*, s.code as service, s.letters, s.family, s.is_import, s.has_boxes,
      (t.made + t.lead * interval '1 day')::date as etd,
      (t.made + (t.lead + t.transit) * interval '1 day')::date as eta,
      case when s.is_import
        then (t.made + (t.lead + t.transit) * interval '1 day')::date
        else (t.made + t.lead * interval '1 day')::date end as service_date
    from (
      select n, timestamptz ':since' + power(n / :jobs::float8, 0.7)
          * (timestamptz ':until' - timestamptz ':since') as made,
        fill.one_of(n, 40, 100) as lot,
        fill.one_of(n, 41, 14) as lead, 2 + fill.one_of(n, 42, 30) as transit,
        case when fill.one_of(n, 43, 10) <= 3 then 2 else 1 end as bills,
        fill.skewed(n, 44, 4, 2) as boxes, fill.one_of(n, 45, 50) = 1 as canceled
      from generate_series(1, :jobs) n) t
    join fill.service s on t.lot > s.share_from and t.lot <= s.share_to) b
  join fill.partner c on c.n = fill.skewed(b.n, 46, :customers, 3)
  join fill.office o on o.n = c.office_n
  join fill.staff ps on ps.office_n = c.office_n and ps.department = 'DOC'
  join fill.person p on p.office_n = c.office_n and p.department = 'DOC'
    and p.k = fill.one_of(b.n, 47, ps.among)
  join fill.staff qs on qs.office_n = c.office_n and qs.department = 'OPS'
  left join fill.person q on q.office_n = c.office_n and q.department = 'OPS'
    and q.k = fill.one_of(b.n, 48, qs.among) and fill.one_of(b.n, 49, 4) = 1
  join fill.partner v on v.n = :partners - :suppliers + fill.skewed(b.n, 53, :suppliers, 3)
  join fill.partner a on a.n = :customers + fill.skewed(b.n, 54, :agents, 3)
  join fill.port h on h.family = b.family and h.at_home and h.k = fill.skewed(b.n, 55, h.among, 2)
  join fill.port f on f.family = b.family and not f.at_home and f.k = fill.one_of(b.n, 56, f.among);
create unique index on fill.job (n);
analyze fill.job;

create unlogged table fill.bill as
  select j.n, k, fill.id('bill', j.made + k * interval '1 minute', j.n * 10 + k) as id,
    row_number() over (partition by j.pod, fill.yymm(j.made::date) order by j.n, k) as bill_k
  from fill.job j cross join lateral generate_series(1, j.bills) k;
create unique index on fill.bill (n, k);
analyze fill.bill;
