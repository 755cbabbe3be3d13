-- A message that the product writes has a text for each language; a typed message has one text for
-- all readers.
alter table notification
  add column title_vi text,
  add column description_vi text;
