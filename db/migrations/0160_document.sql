-- One row for every paper that holds charges or other documents, or requires approval. The fields
-- that only one kind has stay in the kind's table, whose row has the same id.

create table document_kind (
  code text not null,
  -- The table of the other fields of a document of this kind.
  table_name text not null,
  constraint document_kind_pk primary key (code)
);
insert into document_kind (code, table_name) values
  ('note', 'cd_note'), ('invoice', 'acct_management'), ('obhInvoice', 'acct_management'),
  ('voucher', 'acct_management'), ('receipt', 'receipt');

create table document (
  company_id uuid not null,
  id uuid not null,
  kind text not null,
  -- The number of the document and the scope in which it is unique; null without a scope.
  number text not null,
  number_scope text,
  partner_id uuid,
  office_id uuid,
  department_id uuid,
  group_id uuid,
  sale_man_id uuid,
  currency_id text,
  state text not null,
  sync_status text,
  last_sync_date timestamptz,
  approval_status text,
  -- The folded words by which lists find the document.
  search text not null,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  constraint document_pk primary key (company_id, id),
  constraint document_kind_fk foreign key (kind) references document_kind (code) on delete restrict
);

create function keep_document() returns trigger
  language plpgsql
  as $$
declare
  d document;
begin
  if tg_op = 'DELETE' then
    delete from document where company_id = old.company_id and id = old.id;
    return null;
  end if;
  d := jsonb_populate_record(null::document, to_jsonb(new));
  if tg_table_name = 'cd_note' then
    d.kind := 'note';
    d.number := new.code;
    d.number_scope := '';
    d.state := 'New';
    d.search := f_unaccent(new.code || ' ' || coalesce(new.flex_id, ''));
  elsif tg_table_name = 'acct_management' then
    d.kind := case new.type when 'Invoice' then 'invoice' when 'InvoiceTemp' then 'obhInvoice'
      else 'voucher' end;
    d.number := coalesce(new.invoice_no_real, new.invoice_no_tempt, new.voucher_id);
    d.state := new.status;
    d.search := f_unaccent(new.voucher_id || ' ' || coalesce(new.invoice_no_tempt, '') || ' '
      || coalesce(new.invoice_no_real, '') || ' ' || coalesce(new.serie, ''));
  else
    d.kind := 'receipt';
    d.number := new.payment_ref_no;
    d.number_scope := new.payment_date::text;
    d.partner_id := new.customer_id;
    d.state := new.status;
    d.search := f_unaccent(new.payment_ref_no || ' ' || coalesce(new.description, ''));
  end if;
  insert into document select d.*
  on conflict (company_id, id) do update set
    number = d.number, number_scope = d.number_scope, partner_id = d.partner_id,
    office_id = d.office_id, department_id = d.department_id, group_id = d.group_id,
    sale_man_id = d.sale_man_id, currency_id = d.currency_id, state = d.state,
    sync_status = d.sync_status, last_sync_date = d.last_sync_date, search = d.search,
    user_modified = d.user_modified, datetime_modified = d.datetime_modified, version = d.version;
  return new;
end
  $$;

insert into document (company_id, id, kind, number, number_scope, partner_id, office_id,
  department_id, group_id, sale_man_id, currency_id, state, sync_status, last_sync_date, search,
  user_created, datetime_created, user_modified, datetime_modified, version)
select company_id, id, 'note', code, '', partner_id, office_id, department_id, group_id,
  sale_man_id, currency_id, 'New', sync_status, last_sync_date, search, user_created,
  datetime_created, user_modified, datetime_modified, version
from cd_note
union all
select company_id, id, case type when 'Invoice' then 'invoice' when 'InvoiceTemp' then 'obhInvoice'
  else 'voucher' end, coalesce(invoice_no_real, invoice_no_tempt, voucher_id), null, partner_id,
  office_id, department_id, group_id, sale_man_id, currency_id, status, sync_status,
  last_sync_date, search, user_created, datetime_created, user_modified, datetime_modified, version
from acct_management
union all
select company_id, id, 'receipt', payment_ref_no, payment_date::text, customer_id, office_id,
  department_id, group_id, null, currency_id, status, sync_status, last_sync_date, search,
  user_created, datetime_created, user_modified, datetime_modified, version
from receipt;

alter table cd_note add constraint cd_note_document_fk foreign key (company_id, id)
  references document (company_id, id) on delete restrict;
alter table acct_management add constraint acct_management_document_fk foreign key (company_id, id)
  references document (company_id, id) on delete restrict;
alter table receipt add constraint receipt_document_fk foreign key (company_id, id)
  references document (company_id, id) on delete restrict;

create trigger cd_note_keeps_document before insert on cd_note
  for each row execute function keep_document();
create trigger cd_note_keeps_document_on after update or delete on cd_note
  for each row execute function keep_document();
create trigger acct_management_keeps_document before insert on acct_management
  for each row execute function keep_document();
create trigger acct_management_keeps_document_on after update or delete on acct_management
  for each row execute function keep_document();
create trigger receipt_keeps_document before insert on receipt
  for each row execute function keep_document();
create trigger receipt_keeps_document_on after update or delete on receipt
  for each row execute function keep_document();
