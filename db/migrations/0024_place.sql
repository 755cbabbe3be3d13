-- Zones of trade, and where a warehouse lies.

create table area (
  company_id uuid not null,
  id uuid not null,
  code text not null,
  name_en text not null,
  name_vn text not null,
  active boolean not null default true,
  inactive_on timestamptz,
  office_id uuid,
  department_id uuid,
  group_id uuid,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  search text generated always as (
    f_unaccent(coalesce(code, '') || ' ' || coalesce(name_en, '') || ' ' || coalesce(name_vn, ''))
  ) stored,
  constraint area_pk primary key (company_id, id)
);
create unique index area_code_key on area (company_id, lower(code));
create index area_search on area using gin (search gin_trgm_ops);
create trigger area_history after insert or update or delete on area
  for each row execute function record_history('area');

-- A zone was a word; each word that was keyed becomes a zone.
alter table place rename column area to area_word;
alter table place add column area uuid;
insert into area (company_id, id, code, name_en, name_vn)
  select company_id, gen_random_uuid(), upper(trim(area_word)), min(trim(area_word)), min(trim(area_word))
  from place where trim(area_word) <> '' group by company_id, upper(trim(area_word));
update place as p set area = a.id
  from area as a where a.company_id = p.company_id and a.code = upper(trim(p.area_word));
alter table place drop column area_word;

alter table place
  add column province_id uuid,
  add column district_id uuid,
  add column ward_id uuid,
  add constraint place_area_fk foreign key (company_id, area)
    references area (company_id, id) on delete restrict,
  add constraint place_province_fk foreign key (company_id, province_id, country_id)
    references city (company_id, id, country_id) on delete restrict,
  add constraint place_district_fk foreign key (company_id, district_id, province_id)
    references district (company_id, id, city_id) on delete restrict,
  add constraint place_ward_fk foreign key (company_id, ward_id, province_id)
    references ward (company_id, id, city_id) on delete restrict;
create index place_by_area on place (company_id, area);
create index place_by_province on place (company_id, province_id);
create index place_by_district on place (company_id, district_id);
create index place_by_ward on place (company_id, ward_id);
