-- A search finds every text that a list shows: descriptions, notes, post codes and addresses, too.

alter table unit drop column search;
alter table unit add column search text generated always as (
    f_unaccent(coalesce(code, '') || ' ' || coalesce(unit_name_en, '') || ' ' || coalesce(unit_name_vn, '') || ' ' || coalesce(iso_code, '') || ' ' || coalesce(description_en, '') || ' ' || coalesce(description_vn, ''))
  ) stored;
create index unit_search on unit using gin (search gin_trgm_ops);

alter table commodity_group drop column search;
alter table commodity_group add column search text generated always as (
    f_unaccent(coalesce(group_name_en, '') || ' ' || coalesce(group_name_vn, '') || ' ' || coalesce(note, ''))
  ) stored;
create index commodity_group_search on commodity_group using gin (search gin_trgm_ops);

alter table city drop column search;
alter table city add column search text generated always as (
    f_unaccent(coalesce(code, '') || ' ' || coalesce(name_en, '') || ' ' || coalesce(name_vn, '') || ' ' || coalesce(postal_code, ''))
  ) stored;
create index city_search on city using gin (search gin_trgm_ops);

alter table stage drop column search;
alter table stage add column search text generated always as (
    f_unaccent(coalesce(code, '') || ' ' || coalesce(stage_name_en, '') || ' ' || coalesce(stage_name_vn, '') || ' ' || coalesce(description_en, '') || ' ' || coalesce(description_vn, ''))
  ) stored;
create index stage_search on stage using gin (search gin_trgm_ops);

alter table potential drop column search;
alter table potential add column search text generated always as (
    f_unaccent(coalesce(name_en, '') || ' ' || coalesce(name_local, '') || ' ' || coalesce(taxcode, '') || ' ' || coalesce(tel, '') || ' ' || coalesce(address, '') || ' ' || coalesce(email, ''))
  ) stored;
create index potential_search on potential using gin (search gin_trgm_ops);

alter table place drop column search;
alter table place add column search text generated always as (
    f_unaccent(coalesce(code, '') || ' ' || coalesce(name_en, '') || ' ' || coalesce(name_vn, '') || ' ' || coalesce(display_name, '') || ' ' || coalesce(address, '') || ' ' || f_joined(aliases))
  ) stored;
create index place_search on place using gin (search gin_trgm_ops);

alter table office drop column search;
alter table office add column search text generated always as (
    f_unaccent(code || ' ' || branch_name_en || ' ' || branch_name_vn || ' ' || short_name || ' ' || coalesce(taxcode, '') || ' ' || coalesce(address_en, '') || ' ' || coalesce(address_vn, ''))
  ) stored;
create index office_search on office using gin (search gin_trgm_ops);
