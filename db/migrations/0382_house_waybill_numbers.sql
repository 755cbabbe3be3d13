-- Numbers of house waybills: the company's prefix and four digits of its range, unique within a
-- service over all offices. "N/H" stands for no house waybill and is not a number.

alter table company
  add column hawb_prefix text,
  add column hawb_from text,
  add column hawb_to text;

-- The number that was drawn last. One row for each company, locked while a number is drawn.
create table waybill_counter (
  company_id uuid not null,
  last integer not null,
  constraint waybill_counter_pk primary key (company_id)
);

alter table house_bill add column number_within text;
alter table house_bill disable trigger user;
update house_bill b set number_within = s.transaction_type
from shipment s
where s.company_id = b.company_id and s.id = b.job_id and b.family = 'A' and not b.is_virtual;
alter table house_bill enable trigger user;

drop index house_bill_hwbno_unique;
create unique index house_bill_hwbno_unique on house_bill
  (company_id, number_key(hwbno),
    (case when hwbno = 'N/H' then id::text else coalesce(number_within, office_id::text) end), family)
  where not is_canceled;
