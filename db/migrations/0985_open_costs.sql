-- The screen of costs that are missing or stated twice, for whoever has rights on the jobs of customs
-- logistics.
insert into menu (id, parent_id, route, name_en, name_vn, icon, display, order_number)
select 'opsOpenCosts', c.parent_id, 'open-costs', 'Open Costs', 'Chi phí cần xem', null, true,
  c.order_number
from menu c where c.id = 'opsRadar'
on conflict (id) do nothing;

insert into permission_sample_general (company_id, id, permission_sample_id, menu_id, access, detail,
  write, delete, list, import, export)
select g.company_id, new_id(), g.permission_sample_id, 'opsOpenCosts', g.access, g.detail, g.write,
  g.delete, g.list, g.import, g.export
from permission_sample_general g
where g.menu_id = 'opsJobManagement'
on conflict (company_id, permission_sample_id, menu_id) do nothing;

insert into user_permission_general (company_id, id, user_permission_id, menu_id, access, detail, write,
  delete, list, import, export)
select g.company_id, new_id(), g.user_permission_id, 'opsOpenCosts', g.access, g.detail, g.write,
  g.delete, g.list, g.import, g.export
from user_permission_general g
where g.menu_id = 'opsJobManagement'
on conflict (company_id, user_permission_id, menu_id) do nothing;
