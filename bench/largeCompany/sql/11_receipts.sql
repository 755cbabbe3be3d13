insert into document (company_id, id, kind, number, number_scope, words, partner_id, currency_id,
  state, office_id, department_id, user_created, datetime_created, user_modified, datetime_modified)
select ':company', fill.id('receipt', paid_at, n), 'receipt', 'PT' || to_char(month, 'YY')
    || lpad(k::text, greatest(5, length(k::text)), '0'), paid_at::date::text, '', customer_id, 'VND',
  'Done', office_id, department_id, user_id, paid_at, user_id, paid_at
from fill.receipt order by n;
insert into receipt (company_id, id, type, class, payment_date, currency_id, exchange_rate,
  exc_rate_usd_to_local, paid_amount, paid_amount_vnd, paid_amount_usd, done_at, user_modified)
select ':company', fill.id('receipt', paid_at, n), 'Customer', 'Clear Debit', paid_at::date, 'VND', 1,
  null, paid, paid, null, paid_at, user_id
from fill.receipt order by n;

insert into receipt_line (company_id, id, receipt_id, line_no, type, due_id, billing_ref_no,
  partner_id, ref_currency, ref_amount, exchange_rate_billing, unpaid_amount_vnd,
  unpaid_amount_usd, paid_amount, paid_amount_vnd, total_paid, total_paid_vnd, total_paid_usd,
  balance_vnd, balance_usd, posted, user_created, datetime_created)
select ':company', fill.id('payment', d.paid_at, d.n), fill.id('receipt', r.paid_at, r.n),
  row_number() over (partition by r.n order by d.n), 'DEBIT', d.invoice_id, d.note_no,
  d.customer_id, 'VND', d.vnd, d.usd, d.vnd, d.in_usd, d.paid, d.paid, d.paid, d.paid,
  d.paid_usd, d.vnd - d.paid, d.in_usd - d.paid_usd, true, r.user_id, r.paid_at
from fill.document d
join fill.receipt r on r.customer_id = d.customer_id and r.office_id = d.office_id
  and r.month = date_trunc('month', d.paid_at at time zone 'UTC')
where d.paid > 0;

insert into due_entry (company_id, due_id, entry_no, cause, document_id, day, amount, amount_vnd,
  amount_usd, open, open_vnd, open_usd, user_created, datetime_created)
select ':company'::uuid, d.invoice_id, 1, 'raised', d.invoice_id, d.noted::date, d.vnd, d.vnd, d.in_usd,
  d.vnd, d.vnd, d.in_usd, d.user_id, d.noted
from fill.document d
union all
select ':company'::uuid, d.invoice_id, 2, 'cleared', fill.id('receipt', r.paid_at, r.n), r.paid_at::date,
  -d.paid, -d.paid, -d.paid_usd, d.vnd - d.paid, d.vnd - d.paid, d.in_usd - d.paid_usd, r.user_id,
  r.paid_at
from fill.document d
join fill.receipt r on r.customer_id = d.customer_id and r.office_id = d.office_id
  and r.month = date_trunc('month', d.paid_at at time zone 'UTC')
where d.paid > 0;
