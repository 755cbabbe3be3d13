-- Where the price of a line came from, with what it was read from: the number of a job, the name of a
-- tariff. The quantity of a line names the figure of the goods from which it was taken.

alter table surcharge
  add column price_source text not null default 'keyed',
  add column price_reference text;

update surcharge set quantity_type = null
  where quantity_type not in ('gw', 'nw', 'cw', 'cbm', 'package', 'cont', 'hw');

alter table surcharge
  add constraint surcharge_price_source_known check (price_source in (
    'keyed', 'catalogue', 'standard', 'incoterm', 'carrier', 'tariff', 'recent', 'copied', 'buying',
    'selling', 'import', 'split', 'merged')),
  add constraint surcharge_price_reference_short check (length(price_reference) <= 250),
  add constraint surcharge_quantity_type_known
    check (quantity_type in ('gw', 'nw', 'cw', 'cbm', 'package', 'cont', 'hw'));

-- Where deleted lines have their table already, it has the same columns.
do $$
begin
  if to_regclass('deleted_surcharge') is not null then
    alter table deleted_surcharge
      add column price_source text not null default 'keyed',
      add column price_reference text;
  end if;
end
$$;

call keep_changes_by_column('surcharge', array['valued_by']);
