-- Facts that areas above partner write about a partner, as rows that partner reads (decision 0066).

-- The salesmen of a partner, each with its first day and kind of agreement.
create view partner_salesman as
  select a.company_id, a.partner_id, a.saleman_id, a.contract_type,
    a.datetime_created as since, a.id as agreement_id
  from partner_agreement as a;

-- Rows that give way when one partner is merged into another, and what they become. An active
-- agreement gives way to one of the kept partner with the same contract number, or of the same
-- salesman over an office and a service of both.
create view partner_merge_yield as
  select t.company_id, 'partner_agreement'::text as table_name, t.id as row_id,
    t.partner_id as merged_id, kept.id as kept_id,
    jsonb_build_object('active', false, 'inactive_on', now(), 'approval_status', 'New') as becomes
  from partner_agreement as t
  join partner as kept on kept.company_id = t.company_id and kept.id <> t.partner_id
  where t.active and t.contract_type = 'Official' and exists (
    select from partner_agreement as k
    where k.company_id = t.company_id and k.partner_id = kept.id and k.active
      and k.contract_type = 'Official' and lower(k.contract_no) = lower(t.contract_no))
  union
  select t.company_id, 'partner_agreement'::text as table_name, t.id as row_id,
    t.partner_id as merged_id, kept.id as kept_id,
    jsonb_build_object('active', false, 'inactive_on', now(), 'approval_status', 'New') as becomes
  from partner_agreement as t
  join partner as kept on kept.company_id = t.company_id and kept.id <> t.partner_id
  where t.active and exists (
    select from partner_agreement as k
    join partner_agreement_office as their_office on their_office.company_id = k.company_id
      and their_office.agreement_id = k.id
    join partner_agreement_office as my_office on my_office.company_id = k.company_id
      and my_office.office_id = their_office.office_id
    join partner_agreement_service as their_service on their_service.company_id = k.company_id
      and their_service.agreement_id = k.id
    join partner_agreement_service as my_service on my_service.company_id = k.company_id
      and my_service.service = their_service.service
    -- The condition on the outer agreement is here, so that the planner joins instead of looping.
    where my_office.agreement_id = t.id and my_service.agreement_id = t.id
      and k.company_id = t.company_id and k.partner_id = kept.id and k.active
      and k.saleman_id = t.saleman_id);
