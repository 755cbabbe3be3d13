-- Where places lie: provinces, districts of old papers and wards, the company's own below a country.

create table city (
  company_id uuid not null,
  id uuid not null,
  code text not null,
  name_en text not null,
  name_vn text not null,
  country_id text not null,
  postal_code text,
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
  constraint city_pk primary key (company_id, id),
  constraint city_country_fk foreign key (country_id)
    references country (id) on delete restrict,
  constraint city_of_country unique (company_id, id, country_id)
);
create unique index city_code_country_id_key on city (company_id, lower(code), lower(country_id));
create index city_by_country on city (country_id);
create index city_search on city using gin (search gin_trgm_ops);
create trigger city_history after insert or update or delete on city
  for each row execute function record_history('city');

-- The longer references say that a city lies in the country that is named beside it.
create table district (
  company_id uuid not null,
  id uuid not null,
  code text not null,
  name_en text not null,
  name_vn text not null,
  country_id text not null,
  city_id uuid not null,
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
  constraint district_pk primary key (company_id, id),
  constraint district_country_fk foreign key (country_id)
    references country (id) on delete restrict,
  constraint district_city_fk foreign key (company_id, city_id, country_id)
    references city (company_id, id, country_id) on delete restrict,
  constraint district_of_city unique (company_id, id, city_id)
);
create unique index district_code_city_id_key on district (company_id, lower(code), city_id);
create index district_by_country on district (country_id);
create index district_by_city on district (company_id, city_id);
create index district_search on district using gin (search gin_trgm_ops);
create trigger district_history after insert or update or delete on district
  for each row execute function record_history('district');

create table ward (
  company_id uuid not null,
  id uuid not null,
  code text not null,
  name_en text not null,
  name_vn text not null,
  country_id text not null,
  city_id uuid not null,
  district_id uuid,
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
  constraint ward_pk primary key (company_id, id),
  constraint ward_country_fk foreign key (country_id)
    references country (id) on delete restrict,
  constraint ward_city_fk foreign key (company_id, city_id, country_id)
    references city (company_id, id, country_id) on delete restrict,
  constraint ward_district_fk foreign key (company_id, district_id, city_id)
    references district (company_id, id, city_id) on delete restrict,
  constraint ward_of_city unique (company_id, id, city_id)
);
create unique index ward_code_city_id_key on ward (company_id, lower(code), city_id);
create index ward_by_country on ward (country_id);
create index ward_by_city on ward (company_id, city_id);
create index ward_by_district on ward (company_id, district_id);
create index ward_search on ward using gin (search gin_trgm_ops);
create trigger ward_history after insert or update or delete on ward
  for each row execute function record_history('ward');

-- Which ward of today an address from before 1 July 2025 lies in; one list for all, never keyed.
create table ward_mapping (
  id text not null,
  old_ward_code text,
  old_ward_name text not null,
  old_district_name text not null,
  old_province_name text not null,
  new_ward_code text not null,
  new_ward_name text not null,
  new_province_name text not null,
  search text generated always as (
    f_unaccent(old_ward_name || ' ' || old_district_name || ' ' || old_province_name)
  ) stored,
  constraint ward_mapping_pk primary key (id)
);
create index ward_mapping_by_old_code on ward_mapping (old_ward_code);
create index ward_mapping_search on ward_mapping using gin (search gin_trgm_ops);
