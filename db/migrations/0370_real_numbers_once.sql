-- A real invoice number stands once in its serie, compared as it looks. Numbers that were entered
-- twice before this rule stay as they are, so a trigger holds the rule and not an index.
create index acct_management_by_real_key on acct_management
  (company_id, number_key(invoice_no_real)) where invoice_no_real is not null;

create function refuse_taken_real_number() returns trigger
  language plpgsql
  as $$
begin
  -- Of two transactions that enter the same number, the second one waits and then sees the first.
  perform pg_advisory_xact_lock(
    hashtextextended(new.company_id || number_key(new.invoice_no_real), 0));
  if exists (
    select from acct_management m
    where m.company_id = new.company_id and m.id <> new.id
      and number_key(m.invoice_no_real) = number_key(new.invoice_no_real)
      and number_key(coalesce(m.serie, '')) = number_key(coalesce(new.serie, '')))
  then
    raise exception 'the real invoice number is used'
      using errcode = '23505', constraint = 'acct_management_real_serie_unique',
        detail = format('Key (company_id, invoice_no_real, serie)=(%s, %s, %s) already exists.',
          new.company_id, new.invoice_no_real, new.serie);
  end if;
  return null;
end
  $$;
create trigger acct_management_real_number_added after insert on acct_management
  for each row when (new.invoice_no_real is not null) execute function refuse_taken_real_number();
create trigger acct_management_real_number_changed
  after update of invoice_no_real, serie on acct_management
  for each row when (new.invoice_no_real is not null
    and (new.invoice_no_real is distinct from old.invoice_no_real
      or new.serie is distinct from old.serie))
  execute function refuse_taken_real_number();
