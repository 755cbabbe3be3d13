-- Company, office, department, group, the people in them and where each of them works.

create table company (
  company_id uuid not null,
  id uuid not null,
  code text not null,
  name_en text not null,
  name_vn text not null,
  abbreviation text not null,
  logo text,
  website text,
  kb_exchange_rate numeric(18, 3),
  active boolean not null default true,
  inactive_on timestamptz,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  constraint company_pk primary key (company_id, id),
  constraint company_is_its_own check (id = company_id),
  constraint company_code_unique unique (company_id, code)
);

create table office (
  company_id uuid not null,
  id uuid not null,
  code text not null,
  -- The letter before document numbers; empty for the head office.
  office_prefix text not null default '',
  short_name text not null,
  branch_name_en text not null,
  branch_name_vn text not null,
  address_en text not null default '',
  address_vn text not null default '',
  tel text,
  fax text,
  email text,
  taxcode text,
  office_type text not null default 'Branch',
  internal_code text,
  bank_account_name text,
  bank_name text,
  bank_address text,
  bank_account_vnd text,
  bank_account_usd text,
  swift_code text,
  location text,
  time_zone text not null default 'Asia/Ho_Chi_Minh',
  active boolean not null default true,
  inactive_on timestamptz,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  constraint office_pk primary key (company_id, id),
  constraint office_company_fk foreign key (company_id, company_id)
    references company (company_id, id) on delete restrict,
  constraint office_code_unique unique (company_id, code),
  constraint office_prefix_unique unique (company_id, office_prefix),
  constraint office_prefix_one_letter check (office_prefix ~ '^[A-Z]?$'),
  constraint office_type_known check (office_type in ('Head', 'Branch', 'OutSource', 'Repo'))
);

create table department (
  company_id uuid not null,
  id uuid not null,
  code text not null,
  dept_name text not null,
  dept_name_en text not null,
  dept_name_abbr text not null,
  branch_id uuid not null,
  dept_type text not null default 'NORMAL',
  email text,
  sign_path text,
  active boolean not null default true,
  inactive_on timestamptz,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  constraint department_pk primary key (company_id, id),
  constraint department_office_fk foreign key (company_id, branch_id)
    references office (company_id, id) on delete restrict,
  constraint department_code_unique unique (company_id, code),
  constraint department_type_known check (dept_type in ('ACCOUNTANT', 'NORMAL', 'AR'))
);
create unique index department_one_accountant on department (company_id, branch_id)
  where dept_type = 'ACCOUNTANT';

create table sys_group (
  company_id uuid not null,
  id uuid not null,
  code text not null,
  name_en text not null,
  name_vn text not null,
  short_name text not null,
  department_id uuid not null,
  email text,
  active boolean not null default true,
  inactive_on timestamptz,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  constraint sys_group_pk primary key (company_id, id),
  constraint sys_group_department_fk foreign key (company_id, department_id)
    references department (company_id, id) on delete restrict
);
create unique index sys_group_code_unique on sys_group (company_id, lower(code));
create index sys_group_by_department on sys_group (company_id, department_id);

create table employee (
  company_id uuid not null,
  id uuid not null,
  staff_code text not null,
  employee_name_en text not null,
  employee_name_vn text not null,
  title text,
  position text,
  birthday date,
  ext_no text,
  tel text,
  home_phone text,
  home_address text,
  email text,
  photo text,
  signature_image text,
  bank_account_no text,
  bank_name text,
  bank_code text,
  personal_id text,
  sale_target numeric(18, 3),
  bonus numeric(18, 3),
  sale_resource text,
  department_id uuid,
  active boolean not null default true,
  inactive_on timestamptz,
  search text generated always as (
    f_unaccent(staff_code || ' ' || employee_name_en || ' ' || employee_name_vn)) stored,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  constraint employee_pk primary key (company_id, id),
  constraint employee_department_fk foreign key (company_id, department_id)
    references department (company_id, id) on delete restrict,
  constraint employee_staff_code_unique unique (company_id, staff_code),
  constraint employee_email_length check (length(email) <= 150)
);
create index employee_search on employee using gin (search gin_trgm_ops);

create table sys_user (
  company_id uuid not null,
  id uuid not null,
  username text not null,
  employee_id uuid not null,
  user_type text not null default 'Normal User',
  user_role text not null default 'CS',
  working_status text not null default 'Working',
  is_ldap boolean not null default false,
  active boolean not null default true,
  inactive_on timestamptz,
  description text,
  credit_limit numeric(18, 3),
  credit_rate numeric(9, 3),
  refuse_email boolean not null default false,
  work_place_id uuid,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  constraint sys_user_pk primary key (company_id, id),
  constraint sys_user_employee_fk foreign key (company_id, employee_id)
    references employee (company_id, id) on delete restrict,
  constraint sys_user_one_per_employee unique (company_id, employee_id),
  constraint sys_user_type_known
    check (user_type in ('Normal User', 'Local Admin', 'Super Admin')),
  constraint sys_user_role_known check (user_role in ('CS', 'Sale', 'FIN', 'IA', 'AR', 'BOD')),
  constraint sys_user_working_status_known
    check (working_status in ('Working', 'Maternity leave', 'Off')),
  constraint sys_user_username_trimmed check (username = btrim(username) and username <> '')
);
create unique index sys_user_username_unique on sys_user (company_id, lower(username));

create table user_level (
  company_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  level text not null,
  office_id uuid,
  department_id uuid,
  group_id uuid,
  position text not null default 'Staff',
  is_default boolean not null default false,
  active boolean not null default true,
  inactive_on timestamptz,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  constraint user_level_pk primary key (company_id, id),
  constraint user_level_user_fk foreign key (company_id, user_id)
    references sys_user (company_id, id) on delete restrict,
  constraint user_level_office_fk foreign key (company_id, office_id)
    references office (company_id, id) on delete restrict,
  constraint user_level_department_fk foreign key (company_id, department_id)
    references department (company_id, id) on delete restrict,
  constraint user_level_group_fk foreign key (company_id, group_id)
    references sys_group (company_id, id) on delete restrict,
  constraint user_level_unique unique nulls not distinct
    (company_id, office_id, department_id, group_id, user_id),
  constraint user_level_position_known
    check (position in ('Manager-Leader', 'Deputy', 'Assistant', 'Staff')),
  constraint user_level_fits_unit check (level = case
    when group_id is not null and department_id is not null and office_id is not null then 'group'
    when group_id is null and department_id is not null and office_id is not null then 'department'
    when group_id is null and department_id is null and office_id is not null then 'office'
    when group_id is null and department_id is null and office_id is null then 'company'
  end),
  constraint user_level_default_is_active check (active or not is_default)
);
create unique index user_level_one_default on user_level (company_id, user_id) where is_default;
create index user_level_by_unit on user_level (company_id, office_id, department_id, group_id);

-- What other areas and reports may read of the people: names for "created by" and pickers.
create view person as
  select u.company_id, u.id, u.username, u.user_type, u.user_role, u.active,
    e.staff_code, e.employee_name_en, e.employee_name_vn, e.title, e.email
  from sys_user u
  join employee e on e.company_id = u.company_id and e.id = u.employee_id;

create trigger company_history after insert or update or delete on company
  for each row execute function record_history('company');
create trigger office_history after insert or update or delete on office
  for each row execute function record_history('office');
create trigger department_history after insert or update or delete on department
  for each row execute function record_history('department');
create trigger sys_group_history after insert or update or delete on sys_group
  for each row execute function record_history('sys_group');
create trigger employee_history after insert or update or delete on employee
  for each row execute function record_history('employee');
create trigger sys_user_history after insert or update or delete on sys_user
  for each row execute function record_history('sys_user');
create trigger user_level_history after insert or update or delete on user_level
  for each row execute function record_history('user_level');
