-- The numbers of separate waybills, which the drawing of waybill numbers skips (decision 0261); the
-- bills read them here, because separate waybills are of an area above theirs.

create view separate_bill_no as
  select w.company_id, w.id, w.hwbno
  from separate_bill w
  join house_bill b on b.company_id = w.company_id and b.id = w.id
  where not b.is_canceled;

create index separate_bill_by_number on separate_bill (company_id, number_key(hwbno));
