-- An agreement that an open item references is not deleted. The program before this rule deleted
-- agreements under which all was paid: their items are listed, stay, and stand under no agreement.

do $$
declare
  found record;
begin
  for found in
    select d.number, u.agreement_id from due u
    join document d on d.company_id = u.company_id and d.id = u.document_id
    where u.agreement_id is not null and not exists (
      select from partner_agreement a where a.company_id = u.company_id and a.id = u.agreement_id)
    order by u.company_id, d.number
  loop
    raise warning 'the item of % names the agreement %, which was deleted; the item stays, without an agreement. Its due day and amounts are unchanged, nothing is to be done',
      found.number, found.agreement_id;
  end loop;
end
  $$;

alter table due disable trigger user;
update due u set agreement_id = null
where u.agreement_id is not null and not exists (
  select from partner_agreement a where a.company_id = u.company_id and a.id = u.agreement_id);
alter table due enable trigger user;

alter table due add constraint due_agreement_fk foreign key (company_id, agreement_id)
  references partner_agreement (company_id, id) on delete restrict;
create index due_by_agreement on due (company_id, agreement_id) where agreement_id is not null;
