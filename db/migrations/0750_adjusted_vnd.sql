-- A debit document may differ from the computed VND amounts of a line by up to 100 dong, so that its sums
-- are those of the customer's books. The difference stands beside what is keyed and what is valued, and
-- the amounts in VND contain it: whatever adds them up counts it. (rule CH-36)
alter table surcharge
  add column net_adjust_vnd numeric not null default 0,
  add column vat_adjust_vnd numeric not null default 0,
  -- The document that adjusts the line; null while no amount is adjusted.
  add column adjusted_by uuid;
alter table deleted_surcharge
  add column net_adjust_vnd numeric not null default 0,
  add column vat_adjust_vnd numeric not null default 0,
  add column adjusted_by uuid;
call keep_changes_by_column('surcharge', array['valued_by']);

alter table surcharge
  add constraint surcharge_adjustment_is_its_few_dong check (
    abs(net_adjust_vnd) <= 100 and abs(vat_adjust_vnd) <= 100
    and net_adjust_vnd = trunc(net_adjust_vnd) and vat_adjust_vnd = trunc(vat_adjust_vnd)
    and (vatrate is not null or vat_adjust_vnd = 0)),
  add constraint surcharge_adjustment_is_its_documents
    check ((adjusted_by is null) = (net_adjust_vnd = 0 and vat_adjust_vnd = 0)),
  drop constraint surcharge_amount_is_its_inputs,
  -- A line in VND has one amount in VND, so its own amount is the adjusted one, too.
  add constraint surcharge_amount_is_its_inputs check (is_unproven or (
    is_price_times_rate(unit_price, quantity, 1, 0, vatrate, decimals_of(currency_id),
      net_amount - case when currency_id = 'VND' then net_adjust_vnd else 0 end,
      vat_amount - case when currency_id = 'VND' then vat_adjust_vnd else 0 end)
    and is_price_times_rate(unit_price, quantity, final_exchange_rate, 0, vatrate, 0,
      amount_vnd - net_adjust_vnd, vat_amount_vnd - vat_adjust_vnd)
    and case when currency_id = 'USD'
      then (amount_usd, vat_amount_usd) is not distinct from (net_amount, vat_amount)
      else are_dollars_of(unit_price, quantity, final_exchange_rate, exc_rate_usd_to_local, vatrate,
        amount_usd, vat_amount_usd) end));
