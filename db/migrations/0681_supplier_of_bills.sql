-- The carrier or co-loader from whom the goods of a bill that arrives come, as the job has it.
alter table sea_bill
  add column supplier_id uuid,
  add constraint sea_bill_supplier_fk foreign key (company_id, supplier_id)
    references partner (company_id, id) on delete restrict;
create index sea_bill_by_supplier on sea_bill (company_id, supplier_id)
  where supplier_id is not null;
call guard_partners('sea_bill', true);
