-- A deleted line leaves the books but stays readable. Its row moves to a table of its own, in the
-- statement that deletes it and whoever sends it. What reads, counts, claims or constrains `surcharge`
-- therefore sees lines that stand, without a condition that a reader could forget and without a further
-- column in any index. (decision 0285)

-- Buying that another job's selling charges, by a link-fee rule; it is changed where it comes from.
alter table surcharge
  add column link_fee boolean not null default false,
  add column link_charge_id uuid,
  add constraint surcharge_link_fk foreign key (company_id, link_charge_id)
    references surcharge (company_id, id) on delete restrict,
  add constraint surcharge_link_is_its_own check (link_charge_id is null or link_fee);
create index surcharge_by_link on surcharge (company_id, link_charge_id)
  where link_charge_id is not null;
-- A vendor's invoice on two bills is found by its number.
create index surcharge_by_invoice_no on surcharge (company_id, invoice_no, payment_object_id)
  where invoice_no is not null;
call keep_changes_by_column('surcharge', array['valued_by']);

create table deleted_surcharge (
  like surcharge,
  deleted_at timestamptz not null,
  deleted_by uuid,
  constraint deleted_surcharge_pk primary key (company_id, id),
  -- A deleted line is read on its bill, so it goes with the bill; the history keeps both.
  constraint deleted_surcharge_house_bill_fk foreign key (company_id, job_id, hblid)
    references house_bill (company_id, job_id, id) on delete cascade,
  constraint deleted_surcharge_charge_fk foreign key (company_id, charge_id)
    references charge (company_id, id) on delete restrict,
  constraint deleted_surcharge_unit_fk foreign key (company_id, unit_id)
    references unit (company_id, id) on delete restrict,
  constraint deleted_surcharge_currency_fk foreign key (currency_id)
    references currency (id) on delete restrict,
  constraint deleted_surcharge_payment_object_fk foreign key (company_id, payment_object_id)
    references partner (company_id, id) on delete restrict,
  constraint deleted_surcharge_payer_fk foreign key (company_id, payer_id)
    references partner (company_id, id) on delete restrict,
  constraint deleted_surcharge_vat_partner_fk foreign key (company_id, vat_partner_id)
    references partner (company_id, id) on delete restrict,
  constraint deleted_surcharge_charge_group_fk foreign key (company_id, charge_group)
    references charge_group (company_id, id) on delete restrict
);
create index deleted_surcharge_by_house_bill on deleted_surcharge (company_id, hblid, type, line_no);
create index deleted_surcharge_by_charge on deleted_surcharge (company_id, charge_id);
create index deleted_surcharge_by_payment_object on deleted_surcharge (company_id, payment_object_id);
-- The history of the line ends with its deletion; further entries are those of a merge of partners.
create trigger deleted_surcharge_history after update or delete on deleted_surcharge
  for each row execute function record_history('deleted_surcharge');
call guard_partners('deleted_surcharge', false);

-- The columns are matched by name; a test compares those of both tables.
create function keep_deleted_lines() returns trigger
  language plpgsql
  as $$
begin
  insert into deleted_surcharge
  select d.*
  from removed r
  cross join lateral jsonb_populate_record(null::deleted_surcharge, to_jsonb(r)
    || jsonb_build_object('deleted_at', statement_timestamp(), 'deleted_by', r.user_modified)) d
  -- The lines of a deleted bill are deleted with it.
  where exists (
    select from house_bill b where b.company_id = r.company_id and b.id = r.hblid);
  return null;
end
  $$;
create trigger surcharge_gone_is_kept after delete on surcharge
  referencing old table as removed for each statement execute function keep_deleted_lines();

-- What an invoice or a voucher gives the lines that it holds.
create view ledger_number as
  select company_id, id as document_id, voucher_id, date as voucher_date,
    coalesce(invoice_no_real, invoice_no_tempt) as invoice_no,
    case when kind <> 'voucher' then date end as invoice_date, serie as series_no
  from acct_management;
