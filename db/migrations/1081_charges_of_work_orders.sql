-- The work order whose price a charge line took; it stays when the line is changed by hand.
alter table surcharge
  add column work_order_id uuid,
  add constraint surcharge_work_order_fk foreign key (company_id, work_order_id)
    references work_order (company_id, id) on delete restrict;
create index surcharge_by_work_order on surcharge (company_id, work_order_id)
  where work_order_id is not null;
alter table deleted_surcharge add column work_order_id uuid;
call keep_changes_by_column('surcharge', array['valued_by']);

alter table surcharge drop constraint surcharge_price_source_known;
alter table surcharge add constraint surcharge_price_source_known check (price_source in (
  'keyed', 'catalogue', 'standard', 'incoterm', 'carrier', 'tariff', 'recent', 'copied', 'buying',
  'selling', 'import', 'split', 'merged', 'freeTime', 'workOrder'));
