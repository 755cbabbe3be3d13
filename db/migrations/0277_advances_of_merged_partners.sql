-- When an agreement of the merged partner gives way to one of the kept partner, the advances under it
-- are advances under the other one: both are one pool.

-- The agreement of a kept partner to which an active agreement of another partner gives way: the one
-- with the same contract number, else the oldest of the same salesman over an office and a service of
-- both.
create view agreement_that_stays as
  select distinct on (company_id, merged_id, kept_id, agreement_id)
    company_id, merged_id, kept_id, agreement_id, stays_id
  from (
    select t.company_id, t.partner_id as merged_id, k.partner_id as kept_id, t.id as agreement_id,
      k.id as stays_id, 1 as likeness
    from partner_agreement as t
    join partner_agreement as k on k.company_id = t.company_id and k.partner_id <> t.partner_id
      and k.active and k.contract_type = 'Official' and lower(k.contract_no) = lower(t.contract_no)
    where t.active and t.contract_type = 'Official'
    union all
    select t.company_id, t.partner_id, k.partner_id, t.id, k.id, 2
    from partner_agreement as t
    join partner_agreement as k on k.company_id = t.company_id and k.partner_id <> t.partner_id
      and k.active and k.saleman_id = t.saleman_id
    join partner_agreement_office as their_office on their_office.company_id = k.company_id
      and their_office.agreement_id = k.id
    join partner_agreement_office as my_office on my_office.company_id = t.company_id
      and my_office.agreement_id = t.id and my_office.office_id = their_office.office_id
    join partner_agreement_service as their_service on their_service.company_id = k.company_id
      and their_service.agreement_id = k.id
    join partner_agreement_service as my_service on my_service.company_id = t.company_id
      and my_service.agreement_id = t.id and my_service.service = their_service.service
    where t.active) as pair
  order by company_id, merged_id, kept_id, agreement_id, likeness, stays_id;

create or replace view partner_merge_yield as
  select s.company_id, 'partner_agreement'::text as table_name, s.agreement_id as row_id,
    s.merged_id, s.kept_id,
    jsonb_build_object('active', false, 'inactive_on', now(), 'approval_status', 'New') as becomes
  from agreement_that_stays as s
  union all
  select s.company_id, 'due'::text, d.id, s.merged_id, s.kept_id,
    jsonb_build_object('agreement_id', s.stays_id)
  from agreement_that_stays as s
  join due as d on d.company_id = s.company_id and d.partner_id = s.merged_id
    and d.agreement_id = s.agreement_id and d.kind = 'advance';
