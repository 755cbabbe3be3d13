-- A bound of 0 is none, also the upper one.
alter table tariff_line drop constraint tariff_line_range_in_order;
alter table tariff_line add constraint tariff_line_range_in_order
  check (range_to = 0 or range_to >= range_from);
