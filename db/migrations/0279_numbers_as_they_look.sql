-- Carrier's bills, contract numbers and names of charge groups are unique as they look, too, and tax
-- codes are found that way. Codes take Latin letters, digits and ASCII punctuation; a code from
-- before the rule stays until somebody changes its record.

-- Rows that look alike stop the upgrade with a list and are not changed.
do $$
declare
  doubled text;
begin
  select string_agg(line, e'\n' order by line) into doubled from (
    select 'shipment.mawb: '
      || string_agg(quote_literal(mawb) || ' (' || job_no
        || case when is_locked then ', locked' else '' end || ')', ', ' order by job_no) as line
    from shipment where mawb is not null and current_status <> 'Canceled'
    group by company_id, office_id, family, text_key(mawb) having count(*) > 1
    union all
    select 'partner_agreement.contract_no: '
      || string_agg(quote_literal(contract_no) || ' (' || id || ')', ', ' order by id)
    from partner_agreement
    where contract_no is not null and active and contract_type = 'Official'
    group by company_id, partner_id, text_key(contract_no) having count(*) > 1
    union all
    select 'charge_group.name: '
      || string_agg(quote_literal(name) || ' (' || id || ')', ', ' order by id)
    from charge_group group by company_id, text_key(name) having count(*) > 1) x;
  if doubled is not null then
    raise exception E'numbers that look alike:\n%', doubled
      using hint = 'Each line is one number or name on several records. Start the former version, give all but one of the records another one, then upgrade. A job that is marked as locked is unlocked before (right LockShipment).';
  end if;
end
  $$;

drop index shipment_mawb_unique;
create unique index shipment_mawb_unique on shipment
  (company_id, office_id, family, text_key(mawb))
  where mawb is not null and current_status <> 'Canceled';
drop index partner_agreement_contract_no_key;
create unique index partner_agreement_contract_no_key
  on partner_agreement (company_id, partner_id, text_key(contract_no))
  where active and contract_type = 'Official';
drop index charge_group_name_key;
create unique index charge_group_name_key on charge_group (company_id, text_key(name));
drop index partner_by_tax_code;
create index partner_by_tax_code on partner (company_id, text_key(tax_code));

-- The agreement of a kept partner to which an active agreement of another partner gives way: the one
-- with the same contract number, else the oldest of the same salesman over an office and a service of
-- both.
create or replace view agreement_that_stays as
  select distinct on (company_id, merged_id, kept_id, agreement_id)
    company_id, merged_id, kept_id, agreement_id, stays_id
  from (
    select t.company_id, t.partner_id as merged_id, k.partner_id as kept_id, t.id as agreement_id,
      k.id as stays_id, 1 as likeness
    from partner_agreement as t
    join partner_agreement as k on k.company_id = t.company_id and k.partner_id <> t.partner_id
      and k.active and k.contract_type = 'Official' and text_key(k.contract_no) = text_key(t.contract_no)
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

-- Codes in other letters are listed with their remedy: where the form that changes the code is open to a
-- user, and what opens it first. A code that no form changes stays, and stops no change of its record.
do $$
declare
  each record;
  found record;
begin
  for each in
    select * from (values
      ('area', 'code', ''), ('bank', 'code', ''), ('charge', 'code', ''),
      ('chart_of_accounts', 'account_code', 'fixed'), ('city', 'code', ''), ('commodity', 'code', ''),
      ('company', 'code', 'fixed'), ('container', 'container_no', 'job of mblid'),
      ('container', 'seal_no', 'job of mblid'), ('department', 'code', 'fixed'),
      ('district', 'code', ''), ('house_bill', 'hwbno', 'job of job_id'), ('incoterm', 'code', ''),
      ('office', 'code', 'fixed'), ('partner', 'account_no', 'partner'),
      ('partner', 'tax_code', 'partner'), ('partner_agreement', 'contract_no', ''),
      ('partner_bank', 'bank_account_no', ''), ('place', 'code', 'place'), ('potential', 'taxcode', ''),
      ('shipment', 'mawb', 'job of id'), ('stage', 'code', ''), ('sys_group', 'code', 'fixed'),
      ('sys_user', 'username', 'fixed'), ('unit', 'code', 'fixed'), ('ward', 'code', '')) t (t, c, way)
  loop
    for found in execute format('select t.id, t.%2$I as code, %3$s as cure from %1$I t %4$s
        where t.%2$I is not null
          and normalize(t.%2$I, NFKC) ~ ''[^ -~\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u1e00-\u1eff]''
        order by t.id', each.t, each.c,
      case
        when each.way = 'fixed' then
          quote_literal('no form changes it, so it stays, and nothing is to be done')
        when each.way = 'place' then format('case when t.place_type = ''Warehouse'' then %L else %L end',
          'no form changes it, so it stays, and nothing is to be done',
          'open the record and type it again')
        when each.way = 'partner' then format('case when t.merged_into_id is not null then %L
            when t.active then %L else %L end',
          'the partner is merged into another, so it stays, and nothing is to be done',
          'switch the partner off, type its tax code and reference again, and switch it on',
          'open the partner and type its tax code and reference again')
        when each.way like 'job%' then format('case when j.current_status = ''Canceled'' then %L || j.job_no || %L
            when j.is_locked then %L || j.job_no || %L else %L || j.job_no || %L end',
          'job ', ' is canceled, so it stays, and nothing is to be done',
          'unlock job ', ' (right LockShipment), type it again, and lock the job',
          'open job ', ' and type it again')
        else quote_literal('open the record and type it again') end,
      case when each.way like 'job%' then format(
        'join shipment j on j.company_id = t.company_id and j.id = t.%I', split_part(each.way, ' ', 3))
      else '' end)
    loop
      raise warning '% of % %: "%" has other than Latin letters; %', each.c, each.t, found.id,
        found.code, found.cure;
    end loop;
  end loop;
end
  $$;
