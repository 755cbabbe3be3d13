insert into house_bill (company_id, id, job_id, hwbno, family, mawb, customer_id, sale_man_id,
  shipper_id, shipper_description, consignee_description, package_qty, gross_weight, cbm,
  is_canceled, is_virtual, office_id, department_id, group_id, user_created, datetime_created, user_modified,
  datetime_modified)
select ':company', b.id, j.id, 'HAIDANG' || j.pod || fill.yymm(j.made::date)
    || lpad(b.bill_k::text, greatest(3, length(b.bill_k::text)), '0'),
  j.family, null, j.customer_id, j.sale_man_id, j.customer_id, 'SHIPPER OF JOB ' || j.n, 'TO ORDER',
  greatest(j.boxes, 1) * 400 / j.bills,
  greatest(j.boxes, 1) * 9000 / j.bills, greatest(j.boxes, 1) * 55 / j.bills, j.canceled, j.family = 'O',
  j.office_id, j.department_id, j.group_id, j.user_id, j.made + b.k * interval '1 minute', j.user_id,
  j.modified
from fill.bill b join fill.job j on j.n = b.n
where b.n between :from and :to
order by b.n, b.k;

insert into sea_bill (company_id, id, hbltype, notify_party_description, pol, pod, etd, eta,
  freight_payment, des_of_goods, user_modified)
select ':company', b.id, 'Original', 'SAME AS CONSIGNEE', j.pol_id, j.pod_id, j.etd, j.eta,
  'Prepaid', 'GENERAL CARGO', j.user_id
from fill.bill b join fill.job j on j.n = b.n and j.family = 'S'
where b.n between :from and :to
order by b.n, b.k;

insert into air_bill (company_id, id, pol, pod, etd, eta, flight_no, flight_date, freight_payment,
  rclass, kg_lb, as_arranged, hw, des_of_goods, user_modified)
select ':company', b.id, j.pol_id, j.pod_id, j.etd, j.eta, 'VN0' || fill.one_of(j.n, 62, 99), j.etd,
  'Prepaid', 'Q', 'K', true, 8000, 'GENERAL CARGO', j.user_id
from fill.bill b join fill.job j on j.n = b.n and j.family = 'A'
where b.n between :from and :to
order by b.n, b.k;
