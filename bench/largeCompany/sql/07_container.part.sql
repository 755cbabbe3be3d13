insert into container (company_id, id, mblid, line_no, container_type_id, quantity, container_no,
  seal_no, package_quantity, gw, cbm, user_created, datetime_created, user_modified, datetime_modified)
select ':company', fill.id('box', j.made + k * interval '1 second', j.n * 10 + k), j.id, k, u.id, 1,
  (array['TGHU','OOLU','MSKU','CSQU'])[fill.one_of(j.n * 10 + k, 70, 4)]
    || lpad(fill.one_of(j.n * 10 + k, 71, 9999999)::text, 7, '0'),
  'SL' || lpad((j.n * 10 + k)::text, 9, '0'), 400, 9000, 55, j.user_id, j.made, j.user_id, j.made
from fill.job j
cross join lateral generate_series(1, j.boxes) k
join unit u on u.company_id = ':company' and u.code = '40HC'
where j.n between :from and :to
order by j.n, k;
