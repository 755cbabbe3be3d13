-- Logo and stamp are files of declared fields: the id of a kept file, of no other company.

alter table company alter column logo type uuid
  using substring(logo from '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$')::uuid;
update company as t set logo = null
  where logo is not null and not exists (
    select from attached_file as f where f.company_id = t.company_id and f.id = t.logo);
alter table company add constraint company_logo_fk
  foreign key (company_id, logo) references attached_file (company_id, id) on delete restrict;

alter table department alter column sign_path type uuid
  using substring(sign_path from '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$')::uuid;
update department as t set sign_path = null
  where sign_path is not null and not exists (
    select from attached_file as f where f.company_id = t.company_id and f.id = t.sign_path);
alter table department add constraint department_sign_path_fk
  foreign key (company_id, sign_path) references attached_file (company_id, id) on delete restrict;
create index department_sign_path on department (company_id, sign_path);
