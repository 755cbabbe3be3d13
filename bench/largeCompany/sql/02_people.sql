-- Who works where, numbered so that a dice can find them; what is charged and where ships call.
create unlogged table fill.office as
  select row_number() over (order by position(o.code in ':offices'))::int as n, o.id, o.office_prefix
  from office o where o.company_id = ':company';

create unlogged table fill.person as
  select o.n as office_n, split_part(d.code, '-', 2) as department, l.user_id,
    l.office_id, l.department_id, l.group_id,
    row_number() over unit as k
  from user_level l
  join sys_user u on u.company_id = l.company_id and u.id = l.user_id
  join fill.office o on o.id = l.office_id
  join department d on d.company_id = l.company_id and d.id = l.department_id
  where l.company_id = ':company'
  window unit as (partition by o.n, d.code order by u.username);

create unlogged table fill.staff as
  select office_n, department, count(*)::int as among from fill.person group by 1, 2;
analyze fill.person, fill.staff;

create unlogged table fill.charge as
  select c.type, c.id, c.code, c.charge_name_en, c.charge_name_vn, c.charge_group,
    coalesce(c.unit_id, u.id) as unit_id, coalesce(cu.code, u.code) as unit_code,
    row_number() over (partition by c.type order by c.code) as k
  from charge c
  join unit u on u.company_id = c.company_id and u.code = 'SET'
  left join unit cu on cu.company_id = c.company_id and cu.id = c.unit_id
  where c.company_id = ':company' and c.active and c.type in ('DEBIT', 'CREDIT', 'OBH');

create unlogged table fill.charges as
  select type, count(*)::int as among from fill.charge group by 1;
analyze fill.charge, fill.charges;

-- The services, each with its share of a hundred jobs.
create unlogged table fill.service as
  select *, sum(share) over (order by code) - share as share_from, sum(share) over (order by code) as share_to
  from (values :services) s (code, letters, family, is_import, has_boxes, share);

-- Ships call at ports, as do the goods that are cleared and carried; aeroplanes at airports.
create unlogged table fill.port as
  select p.id, p.code, p.country_id = 'VN' as at_home, f.family,
    row_number() over (partition by f.family, p.country_id = 'VN' order by p.code) as k,
    count(*) over (partition by f.family, p.country_id = 'VN') as among
  from place p
  join (values ('S O', array['VNCLI', 'VNHPH', 'VNDAD', 'VNUIH', 'CNSHA', 'CNNGB', 'HKHKG', 'JPTYO',
      'JPUKB', 'KRPUS', 'SGSIN', 'THLCH', 'USLAX', 'USLGB', 'DEHAM', 'NLRTM', 'AUSYD', 'TWKHH']),
    ('A', array['SGN', 'HAN', 'DAD', 'PVG', 'HKG', 'NRT', 'ICN', 'SIN', 'BKK', 'LAX', 'FRA', 'AMS',
      'SYD', 'TPE'])) n (families, codes) on p.code = any(n.codes)
  cross join lateral string_to_table(n.families, ' ') f (family)
  where p.company_id = ':company' and p.place_type = 'Port';
analyze fill.service, fill.port;

insert into exchange_rate (company_id, id, currency_from, currency_to, rate, effective_on)
  select ':company', fill.id('rate', day, 1), 'USD', 'VND',
    22800 + (day::date - date ':since') + fill.one_of(day::date - date ':since', 1, 60), day::date
  from generate_series(timestamp ':since', timestamp ':until', interval '1 day') as day;
