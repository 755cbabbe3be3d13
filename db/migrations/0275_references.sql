-- Columns that name a record have a foreign key. tests/house-rules/tables.db.test.ts lists the
-- columns without one, each with its reason.

-- A record in the queue for the accounting system is a partner or a bank account.
alter table partner_sync
  add column partner_id uuid generated always as (case kind when 'Partner' then record_id end) stored,
  add column partner_bank_id uuid
    generated always as (case kind when 'PartnerBank' then record_id end) stored;

create temporary table reference_to_add (
  name text, of_table text, of_column text, to_table text, on_deletion text, cure text
) on commit drop;
insert into reference_to_add values
  ('shipment_canceled_by_fk', 'shipment', 'canceled_by', 'sys_user', 'restrict', 'null'),
  ('shipment_finished_by_fk', 'shipment', 'finished_by', 'sys_user', 'restrict', 'null'),
  ('shipment_locked_user_fk', 'shipment', 'locked_user', 'sys_user', 'restrict', 'null'),
  ('receipt_cancelled_by_fk', 'receipt', 'cancelled_by', 'sys_user', 'restrict', 'user_modified'),
  ('partner_merge_undone_by_fk', 'partner_merge', 'undone_by', 'sys_user', 'restrict',
    'user_modified'),
  ('partner_bank_user_requested_fk', 'partner_bank', 'user_requested', 'sys_user', 'restrict',
    'null'),
  ('due_entry_sale_man_fk', 'due_entry', 'sale_man_id', 'sys_user', 'restrict', null),
  ('surcharge_charge_group_fk', 'surcharge', 'charge_group', 'charge_group', 'restrict', 'null'),
  ('partner_sync_partner_fk', 'partner_sync', 'partner_id', 'partner', 'cascade', null),
  ('partner_sync_bank_fk', 'partner_sync', 'partner_bank_id', 'partner_bank', 'cascade', null);

-- Rows that name a record that does not exist stop the upgrade with a list and are not changed.
do $$
declare
  each reference_to_add;
  found text;
  lines text[] := '{}';
begin
  for each in select * from reference_to_add order by name loop
    execute format('alter table %I add constraint %I foreign key (company_id, %I)
      references %I (company_id, id) on delete %s not valid',
      each.of_table, each.name, each.of_column, each.to_table, each.on_deletion);
    execute format('select string_agg(format(%L, x.company_id, x.%3$I, %4$L), e''\n'') from (
        select distinct t.company_id, t.%3$I from %2$I t where t.%3$I is not null and not exists (
          select from %5$I r where r.company_id = t.company_id and r.id = t.%3$I)) x',
      format('%s.%s of company %%s names %%s: %%s', each.of_table, each.of_column), each.of_table,
      each.of_column,
      case when each.cure is null then format('restore this row of %s from a backup', each.to_table)
        else format('update %s set %s = %s where this id stands there', each.of_table,
          each.of_column, each.cure) end,
      each.to_table) into found;
    lines := array_append(lines, found);
  end loop;
  if array_to_string(lines, '') <> '' then
    raise exception E'columns that name a record that does not exist:\n%', array_to_string(lines, e'\n')
      using hint = 'Each line ends with its cure. Start the former version, cure each line, then upgrade.';
  end if;
  for each in select * from reference_to_add order by name loop
    execute format('alter table %I validate constraint %I', each.of_table, each.name);
  end loop;
end
  $$;
