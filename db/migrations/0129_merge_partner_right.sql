-- Merging partners came after companies had been founded. Whoever may do everything else on a
-- screen of partners may merge there, too, as the template of a new company has it.

insert into special_action (menu_id, module_id, action_name, name_en, name_vn)
select m.id, m.parent_id, 'MergePartner', 'Merge partners', 'Gộp đối tác'
from menu as m
where m.id in ('catPartnerdata', 'commercialCustomer', 'commercialAgent')
  and m.parent_id is not null
on conflict (menu_id, action_name) do nothing;

insert into permission_sample_special
  (company_id, id, permission_sample_id, module_id, menu_id, action_name, is_allow)
select s.company_id, gen_random_uuid(), s.permission_sample_id, min(s.module_id), s.menu_id,
  'MergePartner', true
from permission_sample_special as s
where s.menu_id in ('catPartnerdata', 'commercialCustomer', 'commercialAgent') and s.is_allow
  and s.action_name in ('ActivePartner', 'ChangeInfo', 'CustomerRequest', 'ActiveContract',
    'DetailAgreement', 'AccountReceivable')
group by s.company_id, s.permission_sample_id, s.menu_id
having count(*) = 6
on conflict (company_id, permission_sample_id, menu_id, action_name) do nothing;

insert into user_permission_special
  (company_id, id, user_permission_id, module_id, menu_id, action_name, is_allow)
select s.company_id, gen_random_uuid(), s.user_permission_id, min(s.module_id), s.menu_id,
  'MergePartner', true
from user_permission_special as s
where s.menu_id in ('catPartnerdata', 'commercialCustomer', 'commercialAgent') and s.is_allow
  and s.action_name in ('ActivePartner', 'ChangeInfo', 'CustomerRequest', 'ActiveContract',
    'DetailAgreement', 'AccountReceivable')
group by s.company_id, s.user_permission_id, s.menu_id
having count(*) = 6
on conflict (company_id, user_permission_id, menu_id, action_name) do nothing;
