-- The column of the overviews of FCL and LCL jobs to which the lines of a charge belong; empty is Others.
alter table charge
  add column overview_column text,
  add constraint charge_overview_column_known check (overview_column in ('Terminal', 'Bill', 'Seal',
    'Telex', 'Cfs', 'Security', 'Manifest', 'Vgm', 'Booking', 'Custom'));
alter table charge disable trigger user;
update charge
  set overview_column = case
    when charge_name_en ~* '(terminal handling|\mthc\M)' then 'Terminal'
    when charge_name_en ~* '(bill fee|bill of lading fee|\mdoc(ument)?(ation)? fee)' then 'Bill'
    when charge_name_en ~* '\mseal' then 'Seal'
    when charge_name_en ~* 'telex' then 'Telex'
    when charge_name_en ~* '\mcfs\M' then 'Cfs'
    when charge_name_en ~* '(\mebs\M|security)' then 'Security'
    when charge_name_en ~* '(manifest|\mams\M)' then 'Manifest'
    when charge_name_en ~* '\mvgm\M' then 'Vgm'
    when charge_name_en ~* 'booking fee' then 'Booking'
    when charge_name_en ~* 'customs? fee' then 'Custom' end;
alter table charge enable trigger user;
