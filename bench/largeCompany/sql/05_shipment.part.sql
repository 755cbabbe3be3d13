insert into shipment (company_id, id, job_no, transaction_type, family, mawb, booking_no,
  coloader_id, agent_id, pol, pod, etd, eta, service_date, person_incharge, shipment_type,
  mbltype, payment_term, flight_vessel_name, voy_no, commodity, des_of_goods,
  package_container, package_qty, gross_weight, cbm, sum_cont, sum_package, is_locked, locked_date,
  current_status, finished_at, canceled_at, cancel_reason, office_id, department_id, group_id,
  user_created, datetime_created, user_modified, datetime_modified)
select ':company', id, office_prefix || letters || fill.yymm(service_date) || '/'
    || lpad(job_k::text, greatest(5, length(job_k::text)), '0'),
  service, family,
  case when family = 'A' then '738-' || lpad(n::text, 7, '0') || n % 7
    else (array['MAEU','OOLU','EGLV','ONEY','COSU'])[fill.one_of(n, 60, 5)] || lpad(n::text, 9, '0') end,
  'BK' || lpad(n::text, 8, '0'), carrier_id, agent_id, pol_id, pod_id, etd, eta,
  service_date, pic_id, case when agent_id is null then 'Freehand' else 'Nominated' end,
  case when family = 'S' then 'Original' end, case when family = 'S' then 'Prepaid' end,
  (array['ORIENT GRACE','NORDIC HERON','PEARL HARMONY','MEKONG BRIDGE','HAI AU 08'])[fill.one_of(n, 61, 5)],
  lpad(fill.one_of(n, 62, 999)::text, 3, '0') || 'E', 'GOODS ' || fill.one_of(n, 63, 5000),
  'AS PER HOUSE BILL OF LADING', case when boxes > 0 then boxes || 'x40HC' end,
  greatest(boxes, 1) * 400, greatest(boxes, 1) * (9000 + fill.one_of(n, 64, 9000)),
  greatest(boxes, 1) * 55, boxes, greatest(boxes, 1) * 400, locked, case when locked then modified end, status,
  case when status = 'Finish' then modified end, case when canceled then modified end,
  case when canceled then 'Booking withdrawn' end, office_id, department_id, group_id, user_id, made,
  user_id, modified
from fill.job
where n between :from and :to
order by n;

insert into sea_job (company_id, id, type_of_service, user_modified)
select ':company', id, case when service in ('SFE', 'SFI') then 'FCL/FCL' end,
  user_id
from fill.job where family = 'S' and n between :from and :to
order by n;

insert into air_job (company_id, id, flight_date, apply_dim, round_up_method, hw, user_modified)
select ':company', id, etd, 'Total', '0.5', 8000, user_id
from fill.job where family = 'A' and n between :from and :to
order by n;

insert into operations_job (company_id, id, shipment_mode, user_modified)
select ':company', id, 'External', user_id
from fill.job where family = 'O' and n between :from and :to
order by n;
