-- The commission rate of a company is VND for one US dollar and lies between 10,000 and 100,000. Zero
-- was the same as no rate. Rates outside the limits stay and are listed with their remedy; the next
-- change of the company requires another rate.
do $$
  declare
    found record;
  begin
    for found in
      select code, kb_exchange_rate as rate from company
      where kb_exchange_rate <> 0 and kb_exchange_rate not between 10000 and 100000
      order by company_id, code
    loop
      raise warning 'company %: the commission rate % is not between 10000 and 100000 VND for one US dollar; it stays. Type another rate on the form of the company, or leave it empty for 20000',
        found.code, trim_scale(found.rate);
    end loop;
  end
$$;

alter table company disable trigger user;
update company set kb_exchange_rate = null where kb_exchange_rate = 0;
alter table company enable trigger user;

alter table company add constraint company_commission_rate_range
  check (kb_exchange_rate between 10000 and 100000) not valid;
