-- A user with the employee behind it in one row: what an imported or exported sheet holds.

create view user_sheet as
  select u.company_id, u.id, null::uuid as office_id, null::uuid as department_id,
    null::uuid as group_id, e.staff_code, u.username, e.employee_name_vn, e.employee_name_en,
    e.title, u.user_type, u.active, u.inactive_on, u.working_status, e.email, e.tel,
    u.description, u.user_role, e.search || ' ' || f_unaccent(u.username) as search,
    u.user_created, u.datetime_created, u.user_modified, u.datetime_modified, u.version
  from sys_user u
  join employee e on e.company_id = u.company_id and e.id = u.employee_id;
