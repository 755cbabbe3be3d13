-- The texts of mails and their copied addresses have a screen in the menu, with a right of their own.
-- Whoever has the right on the company gets the same on it.

insert into menu (id, parent_id, route, name_en, name_vn, icon, display, order_number)
select 'sysMail', c.parent_id, 'mail-templates', 'E-mail Settings', 'Cấu hình email', null, true, c.order_number
from menu c where c.id = 'sysCompany'
on conflict (id) do nothing;

insert into permission_sample_general (company_id, id, permission_sample_id, menu_id, access, detail,
  write, delete, list, import, export)
select g.company_id, new_id(), g.permission_sample_id, 'sysMail', g.access, g.detail, g.write,
  g.delete, g.list, g.import, g.export
from permission_sample_general g
where g.menu_id = 'sysCompany'
on conflict (company_id, permission_sample_id, menu_id) do nothing;

insert into user_permission_general (company_id, id, user_permission_id, menu_id, access, detail, write,
  delete, list, import, export)
select g.company_id, new_id(), g.user_permission_id, 'sysMail', g.access, g.detail, g.write, g.delete,
  g.list, g.import, g.export
from user_permission_general g
where g.menu_id = 'sysCompany'
on conflict (company_id, user_permission_id, menu_id) do nothing;

-- The name said nothing of what the screen does. A name that was changed on site stays.
update menu set name_en = 'Lock and Unlock', name_vn = 'Khóa và mở khóa'
where id = 'settingUnlock' and name_en = 'Other';

alter table email_setting drop constraint email_setting_type_known;
alter table email_setting add constraint email_setting_type_known check (email_type in (
  'Active Agreement', 'Active Partner', 'Approve Settlement', 'Approve Advance',
  'Receive Debit Note', 'Receive Credit Note', 'AR - Alert', 'Job Mail', 'Air Import Mail',
  'New House Bill', 'Missing Days'));
