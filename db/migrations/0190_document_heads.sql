-- The fields of every document are in `document` alone; the tables of the kinds keep their own fields,
-- and the currency where a rule of theirs needs it, tied to that of the document.

drop trigger cd_note_keeps_document on cd_note;
drop trigger cd_note_keeps_document_on on cd_note;
drop trigger acct_management_keeps_document on acct_management;
drop trigger acct_management_keeps_document_on on acct_management;
drop trigger receipt_keeps_document on receipt;
drop trigger receipt_keeps_document_on on receipt;
drop function keep_document();

-- The kind's names of the head's columns in its history; null for a column that it does not have.
alter table document_kind add column names jsonb not null default '{}';
update document_kind set names = case code
  when 'note' then '{"number": "code", "state": "status"}'
  when 'receipt'
    then '{"number": "payment_ref_no", "state": "status", "partner_id": "customer_id", "sale_man_id": null}'
  else '{"number": null, "state": "status"}' end::jsonb;

alter table document add column words text not null default '';
update document d set words = coalesce(n.flex_id, '') from cd_note n
  where n.company_id = d.company_id and n.id = d.id;
update document d set words = concat_ws(' ', m.voucher_id, m.invoice_no_tempt, m.invoice_no_real,
  m.serie) from acct_management m where m.company_id = d.company_id and m.id = d.id;
update document d set words = coalesce(r.description, '') from receipt r
  where r.company_id = d.company_id and r.id = d.id;
update document d set state = n.status from cd_note n
  where n.company_id = d.company_id and n.id = d.id and d.state <> n.status;
alter table document drop column search;
alter table document
  add column search text generated always as (f_unaccent(number || ' ' || words)) stored,
  add constraint document_number_unique unique (company_id, kind, number, number_scope),
  add constraint document_tie_unique unique (company_id, id, kind, currency_id),
  add constraint document_partner_fk foreign key (company_id, partner_id)
    references partner (company_id, id) on delete restrict,
  add constraint document_office_fk foreign key (company_id, office_id)
    references office (company_id, id) on delete restrict,
  add constraint document_sale_man_fk foreign key (company_id, sale_man_id)
    references sys_user (company_id, id) on delete restrict,
  add constraint document_currency_fk foreign key (currency_id)
    references currency (id) on delete restrict;
create index document_by_office on document
  (company_id, kind, office_id, datetime_modified desc, id desc);
create index document_newest on document (company_id, kind, datetime_modified desc, id desc);
create index document_by_partner on document
  (company_id, partner_id, kind, datetime_modified desc, id desc);
create index document_by_created on document (company_id, kind, datetime_created);
create index document_search on document using gin (search gin_trgm_ops);
alter table document set (autovacuum_vacuum_insert_scale_factor = 0.01);

-- One history: head and own row write under the name of the kind's table, with the kind's names of
-- the columns. The entries of a statement have one instant, which identifies them as one change.
create or replace function record_document_history() returns trigger
  language plpgsql
  set enable_nestloop = off
  as $$
declare
  unsaid constant text[] := array['version', 'search', 'words', 'kind', 'number_scope',
    'currency_id', 'datetime_modified', 'user_modified'];
  acted constant text := nullif(current_setting('fairway.acted_by', true), '');
begin
  if tg_op = 'UPDATE' then
    insert into history
      (company_id, id, table_name, record_id, action, changed_by, acted_by, changed_at, before, after)
    select x.company_id, new_id(), x.table_name, x.id, 'update', x.user_modified, acted,
      statement_timestamp(), d.was, d.is_now
    from (select a.company_id, a.id, a.user_modified::text, k.table_name, k.names,
        to_jsonb(r) as was, to_jsonb(a) as is_now
      from removed r join added a on a.company_id = r.company_id and a.id = r.id
      join document_kind k on k.code = a.kind offset 0) x
    cross join lateral (
      select jsonb_object_agg(coalesce(x.names ->> f.key, f.key), x.was -> f.key) as was,
        jsonb_object_agg(coalesce(x.names ->> f.key, f.key), f.value) as is_now
      from jsonb_each(x.is_now) f
      where f.value is distinct from x.was -> f.key and f.key <> all (unsaid)
        and not (x.names ? f.key and x.names ->> f.key is null)) d
    where d.is_now is not null;
  else
    insert into history
      (company_id, id, table_name, record_id, action, changed_by, acted_by, changed_at, before, after)
    select (x.row ->> 'company_id')::uuid, new_id(), k.table_name, (x.row ->> 'id')::uuid,
      lower(tg_op), x.row ->> 'user_modified', acted, statement_timestamp(),
      case when tg_op = 'DELETE' then said.row end, case when tg_op = 'INSERT' then said.row end
    from (select to_jsonb(c) as row from changed c offset 0) x
    join document_kind k on k.code = x.row ->> 'kind'
    cross join lateral (
      select jsonb_strip_nulls(jsonb_object_agg(coalesce(k.names ->> f.key, f.key), f.value)) as row
      from jsonb_each(x.row) f
      where f.key <> all (unsaid) and not (k.names ? f.key and k.names ->> f.key is null)) said;
  end if;
  return null;
end
  $$;
create trigger document_history after insert on document
  referencing new table as changed for each statement execute function record_document_history();
create trigger document_history_of_change after update on document
  referencing old table as removed new table as added
  for each statement execute function record_document_history();
create trigger document_history_of_end after delete on document
  referencing old table as changed for each statement execute function record_document_history();

do $$
begin
  execute replace(pg_get_functiondef('record_history'::regproc), 'clock_timestamp()',
    'statement_timestamp()');
end
$$;

-- The own rows lose the columns of the head and are deleted with it.
drop view v_cd_note;
drop view v_acct_management;

alter table cd_note
  drop constraint cd_note_document_fk,
  drop column search,
  drop column code,
  drop column partner_id,
  drop column sale_man_id,
  drop column status,
  drop column sync_status,
  drop column last_sync_date,
  drop column office_id,
  drop column department_id,
  drop column group_id,
  drop column user_created,
  drop column datetime_created,
  drop column datetime_modified,
  drop column version,
  add column kind text generated always as ('note') stored,
  add constraint cd_note_document_fk foreign key (company_id, id)
    references document (company_id, id) on delete cascade,
  add constraint cd_note_tie_fk foreign key (company_id, id, kind, currency_id)
    references document (company_id, id, kind, currency_id) on delete cascade;
create index cd_note_by_job on cd_note (company_id, job_id);

alter table acct_management
  drop constraint acct_management_document_fk,
  drop column search,
  drop column partner_id,
  drop column sale_man_id,
  drop column status,
  drop column sync_status,
  drop column last_sync_date,
  drop column office_id,
  drop column department_id,
  drop column group_id,
  drop column user_created,
  drop column datetime_created,
  drop column datetime_modified,
  drop column version,
  add column kind text generated always as (case type when 'Invoice' then 'invoice'
    when 'InvoiceTemp' then 'obhInvoice' else 'voucher' end) stored,
  add constraint acct_management_document_fk foreign key (company_id, id)
    references document (company_id, id) on delete cascade,
  add constraint acct_management_tie_fk foreign key (company_id, id, kind, currency_id)
    references document (company_id, id, kind, currency_id) on delete cascade;
create index acct_management_by_real_no on acct_management (company_id, invoice_no_real)
  where invoice_no_real is not null;

drop trigger receipt_is_spent_exactly on receipt;
alter table receipt
  drop constraint receipt_document_fk,
  drop column search,
  drop column payment_ref_no,
  drop column customer_id,
  drop column status,
  drop column sync_status,
  drop column last_sync_date,
  drop column office_id,
  drop column department_id,
  drop column group_id,
  drop column user_created,
  drop column datetime_created,
  drop column datetime_modified,
  drop column version,
  add column kind text generated always as ('receipt') stored,
  add constraint receipt_document_fk foreign key (company_id, id)
    references document (company_id, id) on delete cascade,
  add constraint receipt_tie_fk foreign key (company_id, id, kind, currency_id)
    references document (company_id, id, kind, currency_id) on delete cascade;

-- At commit the posted lines take exactly the money of a done receipt, and none of a cancelled one;
-- its times and people go with its state.
create or replace function check_receipt_spent() returns trigger
  language plpgsql
  as $$
declare
  own receipt;
  head document;
begin
  select * into own from receipt r where r.company_id = new.company_id and r.id = new.id;
  select * into head from document d where d.company_id = new.company_id and d.id = new.id;
  if own.id is null then
    return null;
  end if;
  if (
    select coalesce(sum(l.paid_amount), 0) from receipt_line l
    where l.company_id = new.company_id and l.receipt_id = new.id and l.posted
  ) <> (case head.state when 'Done' then own.final_paid_amount else 0 end) then
    raise exception 'the lines of receipt % do not take exactly its money', head.number
      using errcode = '23514', constraint = 'receipt_is_spent_exactly';
  end if;
  if head.state not in ('Draft', 'Done', 'Cancel') then
    raise exception 'receipt % has no state %', head.number, head.state
      using errcode = '23514', constraint = 'receipt_status_known';
  end if;
  if (head.state = 'Draft') <> (own.done_at is null) then
    raise exception 'receipt % is % without its time', head.number, head.state
      using errcode = '23514', constraint = 'receipt_done_has_a_time';
  end if;
  if (head.state = 'Cancel') <> (own.cancelled_at is not null and own.cancelled_by is not null) then
    raise exception 'receipt % is % without its person', head.number, head.state
      using errcode = '23514', constraint = 'receipt_cancel_has_a_person';
  end if;
  return null;
end
  $$;
create constraint trigger receipt_is_spent_exactly
  after insert or update on receipt
  deferrable initially deferred
  for each row execute function check_receipt_spent();
create constraint trigger document_of_receipt_is_spent_exactly
  after update of state on document
  deferrable initially deferred
  for each row when (new.kind = 'receipt')
  execute function check_receipt_spent();

-- The view that other areas and reports read for notes and invoices.
create view v_cd_note as
  select n.company_id, n.id, d.number as code, n.type, d.partner_id, n.job_id, d.sale_man_id,
    n.currency_id, n.exchange_date, n.exc_rate_usd_to_local, n.total, n.total_vnd, n.total_usd,
    d.state as status, d.office_id, d.datetime_created, d.user_created
  from cd_note n
  join document d on d.company_id = n.company_id and d.id = n.id;
create view v_acct_management as
  select m.company_id, m.id, m.type, m.voucher_id, m.invoice_no_tempt, m.invoice_no_real, m.serie,
    d.partner_id, m.date, u.due_on as payment_due_date, m.currency_id, m.exc_rate_usd_to_local,
    m.total_amount, m.total_amount_vnd, m.total_amount_usd, u.cleared as paid_amount,
    u.cleared_vnd as paid_amount_vnd, u.cleared_usd as paid_amount_usd, u.open as unpaid_amount,
    u.open_vnd as unpaid_amount_vnd, u.open_usd as unpaid_amount_usd, u.payment_status,
    d.state as status, m.service_type, d.sale_man_id, d.office_id, d.datetime_created
  from acct_management m
  join document d on d.company_id = m.company_id and d.id = m.id
  join due u on u.company_id = m.company_id and u.document_id = m.id;

-- Merges of partners record their changes by table; the head has the partner now.
insert into partner_merge_row (company_id, merge_id, table_name, row_id, before, after)
select m.company_id, m.merge_id, 'document', m.row_id, renamed.before, renamed.after
from partner_merge_row m
cross join lateral (
  select jsonb_object_agg(k.now, m.before -> k.was) as before,
    jsonb_object_agg(k.now, m.after -> k.was) as after
  from (values ('partner_id', 'partner_id'), ('customer_id', 'partner_id')) as k (was, now)
  where m.before ? k.was) renamed
where m.table_name in ('cd_note', 'acct_management', 'receipt') and renamed.before is not null;
delete from partner_merge_row where table_name in ('cd_note', 'acct_management', 'receipt')
  and before - array['partner_id', 'customer_id'] = '{}';
update partner_merge_row set before = before - array['partner_id', 'customer_id'],
  after = after - array['partner_id', 'customer_id']
where table_name in ('cd_note', 'acct_management', 'receipt')
  and before ?| array['partner_id', 'customer_id'];
