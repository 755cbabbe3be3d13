-- The real number of an invoice has a series of its own, such as C26TFW; `serie` is that of the temporary
-- number. A real number stands once in its series among the invoices of its type.
alter table acct_management add column serie_real text;

create or replace function refuse_taken_real_number() returns trigger
  language plpgsql
  as $$
begin
  -- Of two transactions that enter the same number, the second one waits and then sees the first.
  perform pg_advisory_xact_lock(
    hashtextextended(new.company_id || number_key(new.invoice_no_real), 0));
  if exists (
    select from acct_management m
    where m.company_id = new.company_id and m.id <> new.id and m.type = new.type
      and number_key(m.invoice_no_real) = number_key(new.invoice_no_real)
      and number_key(coalesce(m.serie_real, m.serie, ''))
        = number_key(coalesce(new.serie_real, new.serie, '')))
  then
    raise exception 'the real invoice number is used'
      using errcode = '23505', constraint = 'acct_management_real_serie_unique',
        detail = format('Key (company_id, invoice_no_real, serie)=(%s, %s, %s) already exists.',
          new.company_id, new.invoice_no_real, coalesce(new.serie_real, new.serie));
  end if;
  return null;
end
  $$;
drop trigger acct_management_real_number_changed on acct_management;
create trigger acct_management_real_number_changed
  after update of invoice_no_real, serie, serie_real on acct_management
  for each row when (new.invoice_no_real is not null
    and (new.invoice_no_real is distinct from old.invoice_no_real
      or new.serie is distinct from old.serie or new.serie_real is distinct from old.serie_real))
  execute function refuse_taken_real_number();
