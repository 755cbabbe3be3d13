-- Two selling lines on the first bill, what they cost, and now and then money on behalf; five
-- lines a job, and none where the job was canceled.
insert into surcharge (company_id, id, hblid, job_id, type, line_no, charge_id, quantity, unit_id,
  unit_price, currency_id, vatrate, net_amount, vat_amount, total, payment_object_id, payer_id,
  exchange_date, final_exchange_rate, exc_rate_usd_to_local, amount_vnd, vat_amount_vnd, amount_usd, vat_amount_usd,
  charge_group, office_id, department_id, group_id, user_created, datetime_created, user_modified,
  datetime_modified)
select ':company', fill.id('charge', r.made + r.k * interval '90 seconds', r.n * 10 + r.k), r.hblid,
  r.job_id, r.type, r.k, c.id, r.quantity, c.unit_id, r.price, r.currency, r.vat, r.net, r.vat_amount,
  r.net + r.vat_amount, case when r.type = 'BUY' then r.carrier_id else r.customer_id end,
  case when r.type = 'OBH' then r.carrier_id end, r.made::date, r.rate, r.usd, r.vnd,
  round(r.vnd * r.vat / 100), round(r.vnd / r.usd, 2), round(round(r.vnd / r.usd, 2) * r.vat / 100, 2),
  c.charge_group, r.office_id, r.department_id, r.group_id, r.user_id,
  r.made + r.k * interval '90 seconds', r.user_id, r.made + r.k * interval '90 seconds'
from (
  select q.*, round(q.quantity * q.price, q.digits) as net,
    round(round(q.quantity * q.price, q.digits) * q.vat / 100, q.digits) as vat_amount,
    round(q.quantity * q.price * q.rate) as vnd
  from (
    select p.*, case when p.currency = 'USD' then p.usd else 1 end::numeric as rate,
      case when p.currency = 'USD' then 2 else 0 end as digits,
      case when p.currency = 'USD' then 90 + fill.one_of(p.at, 80, 1400)
        else (300 + fill.one_of(p.at, 81, 4000)) * 1000 end::numeric
        * case when p.type = 'BUY' then 0.85 else 1 end as price,
      (array[0, 5, 8, 10])[fill.one_of(p.at, 82, 4)]::numeric as vat,
      fill.skewed(p.at, 83, 6, 2)::numeric as quantity
    from (
      select j.*, line as k, j.n * 10 + line as at, b.id as hblid, j.id as job_id,
        case when line <= 2 then 'SELL' when line = 3 then 'BUY'
          when line = 4 then case when fill.one_of(j.n, 84, 3) = 1 then 'SELL' else 'BUY' end
          when fill.one_of(j.n, 85, 4) = 1 then 'OBH' else 'BUY' end as type,
        case when line % 2 = 1 then 'USD' else 'VND' end as currency
      from fill.job j
      cross join lateral generate_series(1, case when fill.one_of(j.n, 86, 10) = 1 then 6 else 5 end) line
      join fill.bill b on b.n = j.n and b.k = case when line <= 3 then 1 else j.bills end
      where j.n between :from and :to and not j.canceled) p) q) r
join fill.charges cs
  on cs.type = case r.type when 'SELL' then 'DEBIT' when 'BUY' then 'CREDIT' else 'OBH' end
join fill.charge c on c.type = cs.type and c.k = fill.one_of(r.at, 87, cs.among)
order by r.at;
