insert into document (company_id, id, kind, number, number_scope, words, partner_id, sale_man_id,
  currency_id, state, office_id, department_id, group_id, user_created, datetime_created,
  user_modified, datetime_modified)
select ':company', note_id, 'note', note_no, '', '', customer_id, sale_man_id, 'VND',
  'Issued Invoice', office_id, department_id, group_id, user_id, noted, user_id, noted
from fill.document where n between :from and :to order by n;
insert into cd_note (company_id, id, type, job_id, currency_id, exchange_rate,
  exc_rate_usd_to_local, exchange_date, total, total_vnd, total_usd, charge_count, user_modified)
select ':company', note_id, 'DEBIT', job_id, 'VND', 1, usd, noted::date, vnd, vnd, in_usd, lines,
  user_id
from fill.document where n between :from and :to order by n;

insert into cd_note_total (company_id, id, cd_note_id, currency_id, net, vat, total)
select ':company', fill.id('total' || c.currency_id, d.noted, d.n), d.note_id, c.currency_id,
  sum(c.net_amount), sum(c.vat_amount), sum(c.total)
from fill.document d
join fill.claimed c on c.n = d.n
where d.n between :from and :to
group by d.n, d.noted, d.note_id, c.currency_id;

insert into document (company_id, id, kind, number, words, partner_id, sale_man_id, currency_id, state,
  office_id, department_id, group_id, user_created, datetime_created, user_modified,
  datetime_modified)
select ':company', invoice_id, 'invoice', invoice_no, concat_ws(' ', voucher_no, invoice_no, serie),
  customer_id, sale_man_id, 'VND', 'New', office_id, department_id, group_id, user_id, noted, user_id,
  case when paid > 0 then paid_at else noted end
from fill.document where n between :from and :to order by n;
insert into acct_management (company_id, id, type, voucher_id, invoice_no_tempt, serie, date,
  currency_id, exc_rate_usd_to_local, total_amount, total_amount_vnd, total_amount_usd, service_type,
  user_modified)
select ':company', invoice_id, 'Invoice', voucher_no, invoice_no, serie, noted::date, 'VND', usd, vnd,
  vnd, in_usd, service, user_id
from fill.document where n between :from and :to order by n;

insert into due (company_id, id, document_id, side, kind, partner_id, office_id, department_id,
  group_id, user_created, service, sale_man_id, currency_id, exc_rate_usd_to_local, raised_on,
  payment_term, due_on, total, total_vnd, total_usd, cleared, cleared_vnd, cleared_usd, entries,
  last_on, user_modified, datetime_created)
select ':company', invoice_id, invoice_id, 'debit', 'trade', customer_id, office_id, department_id,
  group_id, user_id, service, sale_man_id, 'VND', usd, noted::date, 30, noted::date + 30, vnd, vnd,
  in_usd, paid, paid, paid_usd, case when paid > 0 then 2 else 1 end,
  -- The receipt of a month lies within it.
  greatest(noted, date_trunc('month', paid_at at time zone 'UTC') + interval '1 month')::date, user_id,
  noted
from fill.document where n between :from and :to order by n;

insert into acct_management_line (company_id, id, acct_management_id, line_no, charge_id, side,
  job_id, job_no, hblid, hwbno, mblno, cd_note_id, cd_note_no, charge_code, charge_name_en,
  charge_name_vi, quantity, unit_code, unit_price, currency_id, vatrate, net_amount, vat_amount,
  final_exchange_rate, amount_vnd, vat_amount_vnd, amount_usd, vat_amount_usd)
select ':company', fill.id('line', d.noted, d.n * 10 + c.line_no), d.invoice_id, c.line_no, c.id,
  'debit', d.job_id, s.job_no, c.hblid, b.hwbno, s.mawb, d.note_id, d.note_no, f.code,
  f.charge_name_en, f.charge_name_vn, c.quantity, f.unit_code, c.unit_price, c.currency_id, c.vatrate,
  c.net_amount, c.vat_amount, c.final_exchange_rate, c.amount_vnd, c.vat_amount_vnd, c.amount_usd,
  c.vat_amount_usd
from fill.document d
join fill.claimed c on c.n = d.n
join fill.charge f on f.id = c.charge_id
join shipment s on s.company_id = ':company' and s.id = d.job_id
join house_bill b on b.company_id = ':company' and b.id = c.hblid
where d.n between :from and :to
order by d.n, c.line_no;

insert into charge_claim (company_id, charge_id, side, slot, document_id, user_created, datetime_created)
select ':company', c.id, 'debit', k.slot, case k.slot when 'note' then d.note_id else d.invoice_id end,
  d.user_id, d.noted
from fill.document d
join fill.claimed c on c.n = d.n
cross join (values ('note'), ('ledger')) k (slot)
where d.n between :from and :to
order by d.n, c.line_no;
