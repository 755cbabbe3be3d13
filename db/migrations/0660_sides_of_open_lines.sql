-- A line has two sides by a join with the sides. As a subquery for each line it was memoized when
-- all lines were read at once, which cost a table of the whole set for each line.
create or replace view open_line_source as
  select g.*
  from (
    select l.company_id, l.job_id,
      row_number() over (partition by l.company_id, l.job_id
        order by l.side, l.type, l.partner_id, b.sale_man_id, l.currency_id)::int as line_no,
      l.side, l.type, l.partner_id, b.sale_man_id, s.office_id, s.transaction_type,
      s.service_date, l.currency_id, count(*)::int as lines, sum(l.total) as total,
      sum(l.amount_vnd + l.vat_amount_vnd) as total_vnd,
      case when count(*) = count(l.amount_usd) then sum(l.amount_usd + l.vat_amount_usd) end
        as total_usd
    from shipment s
    join (
      select c.company_id, c.job_id, c.hblid, c.id, c.type, c.currency_id, c.total, c.amount_vnd,
        c.vat_amount_vnd, c.amount_usd, c.vat_amount_usd, x.side,
        case when x.side = 'credit' and c.type = 'OBH' then c.payer_id else c.payment_object_id end
          as partner_id
      from surcharge c
      join (values ('debit', 'SELL'), ('debit', 'OBH'), ('credit', 'BUY'), ('credit', 'OBH'))
        x (side, type) on x.type = c.type) l
      on l.company_id = s.company_id and l.job_id = s.id
    join house_bill b on b.company_id = s.company_id and b.id = l.hblid
    where s.current_status <> 'Canceled' and not exists (
      select from charge_claim k
      where k.company_id = l.company_id and k.charge_id = l.id and k.side = l.side
        and k.slot = 'ledger')
    group by l.company_id, l.job_id, l.side, l.type, l.partner_id, b.sale_man_id, s.office_id,
      s.transaction_type, s.service_date, l.currency_id) g;
