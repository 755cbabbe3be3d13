-- An amount is price times quantity times the rate that is stored, rounded to the decimals of its
-- currency, and VAT is computed from it. Rates of crosses and inverses were once used with more decimals
-- than the eight that are stored: lines whose amounts agree with a rate that rounds to the stored one
-- are marked, and no line gets the mark from now on. Every other difference is listed with its remedy,
-- and the books list it until it is mended.

-- `cut` is the most that rounding can have taken from the rate: 0 for a rate that was used as stored.
create function is_price_times_rate(price numeric, quantity numeric, rate numeric, cut numeric,
  vatrate numeric, decimals integer, amount numeric, vat numeric) returns boolean
  language sql immutable parallel safe
  as $$
    select amount between
        round(least(price * quantity * (rate - cut), price * quantity * (rate + cut)), decimals)
        and round(greatest(price * quantity * (rate - cut), price * quantity * (rate + cut)), decimals)
      and case when vatrate < 0
        then vat between round(-vatrate * (rate - cut), decimals)
          and round(-vatrate * (rate + cut), decimals)
        else vat = round(amount * coalesce(vatrate, 0) * 0.01, decimals) end
  $$;

-- True when the amounts in VND were computed with a rate of more decimals than are stored.
alter table surcharge add column is_rate_cut boolean not null default false;

alter table surcharge disable trigger user;
update surcharge set is_rate_cut = true
  where currency_id <> 'VND'
    and not is_price_times_rate(unit_price, quantity, final_exchange_rate, 0, vatrate, 0,
      amount_vnd, vat_amount_vnd)
    and is_price_times_rate(unit_price, quantity, final_exchange_rate, 0.000000005, vatrate, 0,
      amount_vnd, vat_amount_vnd);
alter table surcharge enable trigger user;

do $$
  declare
    found record;
  begin
    for found in
      select j.job_no, c.code, s.unit_price, s.quantity, s.final_exchange_rate as rate, s.amount_vnd
      from surcharge s
      join shipment j on j.company_id = s.company_id and j.id = s.job_id
      join charge c on c.company_id = s.company_id and c.id = s.charge_id
      where not s.is_rate_cut
        and not is_price_times_rate(s.unit_price, s.quantity, s.final_exchange_rate, 0, s.vatrate, 0,
          s.amount_vnd, s.vat_amount_vnd)
      order by s.company_id, j.job_no, c.code
    loop
      raise warning '%, charge %: % times % at the rate % is not % VND; it stays. Save the line again, or re-rate its note, once no document holds it',
        found.job_no, found.code, trim_scale(found.unit_price), trim_scale(found.quantity),
        trim_scale(found.rate), found.amount_vnd;
    end loop;
  end
$$;
