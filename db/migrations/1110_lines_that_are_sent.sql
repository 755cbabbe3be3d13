-- Invoices are sent by themselves, and lines that only documents make keep their places (1031, 1070).
create or replace function may_claim(slot text, kind text, side text, type text) returns boolean
  language sql immutable parallel safe
  as $$
    select case slot || ' ' || kind
      when 'note note' then side || type in ('debitSELL', 'debitOBH', 'creditBUY', 'creditOBH')
      when 'statement soa' then side || type in ('debitSELL', 'debitOBH', 'creditBUY', 'creditOBH')
      when 'ledger invoice' then side || type = 'debitSELL'
      when 'ledger obhInvoice' then side || type = 'debitOBH'
      when 'ledger voucher' then
        side || type in ('debitSELL', 'creditBUY', 'creditOBH', 'creditOTHER')
      when 'settlement settlement' then
        side || type in ('debitSELL', 'creditBUY', 'creditOBH', 'creditOTHER')
      when 'advance advance' then side || type in ('creditBUY', 'creditADV')
      when 'sync note' then side || type in ('debitSELL', 'debitOBH', 'creditBUY', 'creditOBH')
      when 'sync soa' then side || type in ('debitSELL', 'debitOBH', 'creditBUY', 'creditOBH')
      when 'sync settlement' then
        side || type in ('debitSELL', 'creditBUY', 'creditOBH', 'creditOTHER')
      when 'sync voucher' then
        side || type in ('debitSELL', 'creditBUY', 'creditOBH', 'creditOTHER')
      when 'sync invoice' then side || type = 'debitSELL'
      when 'sync obhInvoice' then side || type = 'debitOBH'
      else false
    end
  $$;
