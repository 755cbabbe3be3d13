-- What areas above partner say of a partner, as rows that partner reads (decision 0066).

-- Who sells to a partner, since when and by what kind of agreement.
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
  where t.active and exists (
    select from partner_agreement as k
    where k.company_id = t.company_id and k.partner_id = kept.id and k.active
      and ((k.contract_type = 'Official' and t.contract_type = 'Official'
          and lower(k.contract_no) = lower(t.contract_no))
        or (k.saleman_id = t.saleman_id
          and exists (select from partner_agreement_office as mine
            join partner_agreement_office as theirs on theirs.company_id = mine.company_id
              and theirs.agreement_id = k.id and theirs.office_id = mine.office_id
            where mine.company_id = t.company_id and mine.agreement_id = t.id)
          and exists (select from partner_agreement_service as mine
            join partner_agreement_service as theirs on theirs.company_id = mine.company_id
              and theirs.agreement_id = k.id and theirs.service = mine.service
            where mine.company_id = t.company_id and mine.agreement_id = t.id))));
