-- What a release shows of its job; the jobs are of an area above.
create view job_of_release as
  select s.company_id, s.id, s.job_no, s.office_id, s.transaction_type from shipment s;

-- Whoever may do everything else with customers may release check points, too, as the template of a
-- new company has it.
insert into special_action (menu_id, module_id, action_name, name_en, name_vn)
select m.id, m.parent_id, 'ReleaseCheckPoint', 'Release check points', 'Mở điểm kiểm tra'
from menu as m
where m.id = 'commercialCustomer' and m.parent_id is not null
on conflict (menu_id, action_name) do nothing;

insert into permission_sample_special
  (company_id, id, permission_sample_id, module_id, menu_id, action_name, is_allow)
select s.company_id, gen_random_uuid(), s.permission_sample_id, min(s.module_id), s.menu_id,
  'ReleaseCheckPoint', true
from permission_sample_special as s
where s.menu_id = 'commercialCustomer' and s.is_allow
  and s.action_name in ('ActivePartner', 'ChangeInfo', 'MergePartner', 'CustomerRequest',
    'ActiveContract', 'DetailAgreement', 'AccountReceivable')
group by s.company_id, s.permission_sample_id, s.menu_id
having count(*) = 7
on conflict (company_id, permission_sample_id, menu_id, action_name) do nothing;

insert into user_permission_special
  (company_id, id, user_permission_id, module_id, menu_id, action_name, is_allow)
select s.company_id, gen_random_uuid(), s.user_permission_id, min(s.module_id), s.menu_id,
  'ReleaseCheckPoint', true
from user_permission_special as s
where s.menu_id = 'commercialCustomer' and s.is_allow
  and s.action_name in ('ActivePartner', 'ChangeInfo', 'MergePartner', 'CustomerRequest',
    'ActiveContract', 'DetailAgreement', 'AccountReceivable')
group by s.company_id, s.user_permission_id, s.menu_id
having count(*) = 7
on conflict (company_id, user_permission_id, menu_id, action_name) do nothing;

create or replace view prepaid_note as
  select d.company_id, d.id, d.partner_id, d.sale_man_id, d.office_id, d.number,
    d.datetime_created, n.job_id, n.total, n.total_vnd
  from document d
  join cd_note n on n.company_id = d.company_id and n.id = d.id
  where n.is_prepaid and n.type <> 'CREDIT';
