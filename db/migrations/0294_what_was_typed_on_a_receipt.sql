-- What was typed on a receipt, so that a draft is opened again with these values alone: the amount for
-- each invoice, and whether the US dollar rate was typed. Without a typed amount the line takes its part
-- of the money in order; without a typed rate the receipt takes the rate of its paid date.
alter table receipt_line
  add column asked_amount numeric,
  add constraint receipt_line_asked_not_negative check (asked_amount >= 0);
alter table receipt add column is_rate_typed boolean not null default false;

alter table receipt disable trigger user;
-- A rate that is not the last one quoted on or before the paid date was typed.
update receipt r set is_rate_typed = true
from document d
where d.company_id = r.company_id and d.id = r.id and r.exc_rate_usd_to_local is not null
  and (d.rate_outside or r.exc_rate_usd_to_local is distinct from (
    select q.rate from exchange_rate q
    where q.company_id = r.company_id and q.currency_from = 'USD' and q.currency_to = 'VND'
      and q.active and q.kind = 'booking' and q.effective_on <= r.payment_date
    order by q.effective_on desc limit 1));
alter table receipt enable trigger user;

-- Spread money clears items in order, on-behalf items first, each in full before the next. Amounts of a
-- draft that are not in this order were typed.
with line as (
  select l.company_id, l.id, l.receipt_id, l.due_id, l.paid_amount,
    row_number() over (partition by l.company_id, l.receipt_id
      order by case l.type when 'OBH' then 0 when 'ADV' then 2 else 1 end, l.line_no) as place,
    case l.ref_currency when 'USD' then l.balance_usd else l.balance_vnd end = 0 as is_cleared
  from receipt_line l where not l.posted)
update receipt_line l set asked_amount = l.paid_amount
from line t
where t.company_id = l.company_id and t.id = l.id and l.due_id is not null and exists (
  select from line a
  join line b on b.company_id = a.company_id and b.receipt_id = a.receipt_id and b.place > a.place
  where a.company_id = l.company_id and a.receipt_id = l.receipt_id and a.due_id is not null
    and not a.is_cleared and b.paid_amount > 0);

-- The numbers of an invoice are read from the invoice. The copies on the lines of drafts and canceled
-- receipts kept the numbers from before a correction.
drop index receipt_line_by_invoice_no;
alter table receipt_line drop column invoice_no, drop column voucher_no;
