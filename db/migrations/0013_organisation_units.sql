-- Company, office, department and group as declared lists: where each stands in the tree, what it
-- is searched by, and the rule that a unit with people or parts in it keeps its parent.

alter table company
  add column office_id uuid,
  add column department_id uuid,
  add column group_id uuid,
  add column search text generated always as (
    f_unaccent(code || ' ' || name_en || ' ' || name_vn || ' ' || abbreviation)) stored;

alter table office
  add column office_id uuid,
  add column department_id uuid,
  add column group_id uuid,
  add column search text generated always as (
    f_unaccent(code || ' ' || branch_name_en || ' ' || branch_name_vn || ' ' || short_name || ' '
      || coalesce(taxcode, ''))) stored;

alter table department
  add column office_id uuid,
  add column department_id uuid,
  add column group_id uuid,
  add column search text generated always as (
    f_unaccent(code || ' ' || dept_name_en || ' ' || dept_name || ' ' || dept_name_abbr)) stored;

alter table sys_group
  add column office_id uuid,
  add column group_id uuid,
  add column search text generated always as (
    f_unaccent(code || ' ' || name_en || ' ' || name_vn || ' ' || short_name)) stored;

-- A unit belongs to itself: its reach follows from the tree, not from who made it.
create function place_unit() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'company' then
    new.office_id := null;
    new.department_id := null;
    new.group_id := null;
  elsif tg_table_name = 'office' then
    new.office_id := new.id;
    new.department_id := null;
    new.group_id := null;
    new.office_prefix := coalesce(new.office_prefix, '');
  elsif tg_table_name = 'department' then
    new.office_id := new.branch_id;
    new.department_id := new.id;
    new.group_id := null;
  else
    select d.branch_id into new.office_id from department d
      where d.company_id = new.company_id and d.id = new.department_id;
    new.group_id := new.id;
  end if;
  return new;
end $$;

create trigger company_place before insert or update on company
  for each row execute function place_unit();
create trigger office_place before insert or update on office
  for each row execute function place_unit();
create trigger department_place before insert or update on department
  for each row execute function place_unit();
create trigger sys_group_place before insert or update on sys_group
  for each row execute function place_unit();

alter table office alter column office_prefix drop not null;

update company set office_id = null;
update office set office_id = id;
update department set office_id = branch_id;
update sys_group set group_id = id;

create unique index company_code_key on company (company_id, lower(code));
create unique index office_code_key on office (company_id, lower(code));
create unique index office_branch_name_en_key on office (company_id, lower(branch_name_en));
create unique index office_branch_name_vn_key on office (company_id, lower(branch_name_vn));
create unique index department_code_key on department (company_id, lower(code));
create unique index sys_group_code_key on sys_group (company_id, lower(code));
create index office_search on office using gin (search gin_trgm_ops);
create index department_search on department using gin (search gin_trgm_ops);
create index sys_group_search on sys_group using gin (search gin_trgm_ops);

-- Who works in a department or group works in the office and department it belongs to; a unit
-- with people therefore keeps its parent.
alter table department add constraint department_in_office_key unique (company_id, branch_id, id);
alter table sys_group
  add constraint sys_group_in_department_key unique (company_id, department_id, id);
alter table user_level
  add constraint user_level_department_in_office_fk
    foreign key (company_id, office_id, department_id)
    references department (company_id, branch_id, id) on delete restrict,
  add constraint user_level_group_in_department_fk
    foreign key (company_id, department_id, group_id)
    references sys_group (company_id, department_id, id) on delete restrict;
create index user_level_by_user on user_level (company_id, user_id);
