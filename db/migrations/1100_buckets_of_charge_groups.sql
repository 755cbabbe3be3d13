-- The column of the shipment overview to which the lines of a charge group belong.
alter table charge_group
  add column report_bucket text not null default 'Others',
  add constraint charge_group_report_bucket_known check (
    report_bucket in ('Freight', 'Trucking', 'Handling', 'Customs', 'Com', 'Others'));
update charge_group
  set report_bucket = case lower(name) when 'logistics' then 'Customs' else initcap(name) end
  where lower(name) in ('freight', 'trucking', 'handling', 'customs', 'logistics', 'com');
