-- A message that the product itself writes has a text for each language; what a person typed has one
-- text, which everybody reads.
alter table notification
  add column title_vi text,
  add column description_vi text;
