-- Fields of jobs that are keyed beyond booking, route and goods.
alter table sea_job
  add column sub_coloader text,
  add column final_pod text,
  add column service_no text,
  add column si_no text,
  add column is_bd boolean,
  add column is_agency boolean;
alter table air_job
  add column service_no text,
  add column is_bd boolean,
  add column is_agency boolean;
