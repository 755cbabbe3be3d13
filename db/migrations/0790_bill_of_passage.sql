-- What a passage shows of its bill; the bills are of an area above.
create view bill_of_passage as
  select b.company_id, b.id, b.hwbno from house_bill b where not b.is_virtual;
