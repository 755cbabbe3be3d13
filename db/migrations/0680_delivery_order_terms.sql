-- How long a delivery order is valid, the free days of its containers, and where they go back empty.
alter table delivery_order
  add column valid_until date,
  -- Days without demurrage (in the port) and without detention (outside it).
  add column dem_days integer,
  add column det_days integer,
  add column empty_return text,
  add constraint delivery_order_validity_in_order
    check (valid_until >= delivery_order_printed_date),
  add constraint delivery_order_dem_days_in_bounds check (dem_days between 0 and 365),
  add constraint delivery_order_det_days_in_bounds check (det_days between 0 and 365);
