-- What customers owe on lines that no invoice or voucher holds: one row for each customer, salesman,
-- office, service, type and currency. A statement that changes lines adds its difference as a further
-- row (open_sum_move), which nobody waits for; a reader adds both tables up, the clock folds the
-- differences in. Lines of bills without a salesman count under no agreement and are not kept.

create table open_sum (
  company_id uuid not null,
  partner_id uuid not null,
  sale_man_id uuid not null,
  office_id uuid not null,
  transaction_type text not null,
  type text not null,
  currency_id text not null,
  lines integer not null,
  total numeric not null,
  total_vnd numeric not null,
  total_usd numeric not null,
  -- The number of lines without an amount in US dollars.
  without_usd integer not null,
  constraint open_sum_pk primary key
    (company_id, partner_id, sale_man_id, office_id, transaction_type, type, currency_id)
) with (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01);
create index open_sum_of_nothing on open_sum (company_id) where lines = 0;

create table open_sum_move (
  company_id uuid not null,
  id uuid not null default new_id(),
  partner_id uuid not null,
  sale_man_id uuid not null,
  office_id uuid not null,
  transaction_type text not null,
  type text not null,
  currency_id text not null,
  lines integer not null,
  total numeric not null,
  total_vnd numeric not null,
  total_usd numeric not null,
  without_usd integer not null,
  constraint open_sum_move_pk primary key (company_id, id)
) with (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01);
create index open_sum_move_by_partner on open_sum_move (company_id, partner_id);

create view open_sum_source as
  select c.company_id, c.payment_object_id as partner_id, b.sale_man_id, s.office_id,
    s.transaction_type, c.type, c.currency_id, count(*)::int as lines, sum(c.total) as total,
    sum(c.amount_vnd + c.vat_amount_vnd) as total_vnd,
    coalesce(sum(c.amount_usd + c.vat_amount_usd), 0) as total_usd,
    (count(*) filter (where c.amount_usd is null))::int as without_usd
  from surcharge c
  join house_bill b on b.company_id = c.company_id and b.id = c.hblid
  join shipment s on s.company_id = c.company_id and s.id = c.job_id
  where c.type in ('SELL', 'OBH') and b.sale_man_id is not null and s.current_status <> 'Canceled'
    and not exists (
      select from charge_claim k
      where k.company_id = c.company_id and k.charge_id = c.id and k.side = 'debit'
        and k.slot = 'ledger')
  group by c.company_id, c.payment_object_id, b.sale_man_id, s.office_id, s.transaction_type,
    c.type, c.currency_id;

create function move_open_sums_of_lines() returns trigger
  language plpgsql
  as $$
begin
  if tg_op = 'INSERT' then
    insert into open_sum_move (company_id, partner_id, sale_man_id, office_id, transaction_type,
      type, currency_id, lines, total, total_vnd, total_usd, without_usd)
    select c.company_id, c.payment_object_id, b.sale_man_id, s.office_id, s.transaction_type,
      c.type, c.currency_id, count(*), sum(c.total), sum(c.amount_vnd + c.vat_amount_vnd),
      coalesce(sum(c.amount_usd + c.vat_amount_usd), 0),
      count(*) filter (where c.amount_usd is null)
    from added c
    join house_bill b on b.company_id = c.company_id and b.id = c.hblid
    join shipment s on s.company_id = c.company_id and s.id = c.job_id
    where c.type in ('SELL', 'OBH') and b.sale_man_id is not null
      and s.current_status <> 'Canceled'
    group by c.company_id, c.payment_object_id, b.sale_man_id, s.office_id, s.transaction_type,
      c.type, c.currency_id;
  elsif tg_op = 'DELETE' then
    -- The lines of a deleted bill are taken off with the bill.
    insert into open_sum_move (company_id, partner_id, sale_man_id, office_id, transaction_type,
      type, currency_id, lines, total, total_vnd, total_usd, without_usd)
    select c.company_id, c.payment_object_id, b.sale_man_id, s.office_id, s.transaction_type,
      c.type, c.currency_id, -count(*), -sum(c.total), -sum(c.amount_vnd + c.vat_amount_vnd),
      -coalesce(sum(c.amount_usd + c.vat_amount_usd), 0),
      -count(*) filter (where c.amount_usd is null)
    from gone c
    join house_bill b on b.company_id = c.company_id and b.id = c.hblid
    join shipment s on s.company_id = c.company_id and s.id = c.job_id
    where c.type in ('SELL', 'OBH') and b.sale_man_id is not null
      and s.current_status <> 'Canceled'
    group by c.company_id, c.payment_object_id, b.sale_man_id, s.office_id, s.transaction_type,
      c.type, c.currency_id;
  else
    insert into open_sum_move (company_id, partner_id, sale_man_id, office_id, transaction_type,
      type, currency_id, lines, total, total_vnd, total_usd, without_usd)
    select x.*
    from (
      select c.company_id, c.payment_object_id, b.sale_man_id, s.office_id, s.transaction_type,
        c.type, c.currency_id, sum(c.sign) as lines, sum(c.sign * c.total) as total,
        sum(c.sign * (c.amount_vnd + c.vat_amount_vnd)) as total_vnd,
        coalesce(sum(c.sign * (c.amount_usd + c.vat_amount_usd)), 0) as total_usd,
        coalesce(sum(c.sign) filter (where c.amount_usd is null), 0) as without_usd
      from (
        select 1 as sign, n.company_id, n.id, n.hblid, n.job_id, n.type, n.payment_object_id,
          n.currency_id, n.total, n.amount_vnd, n.vat_amount_vnd, n.amount_usd, n.vat_amount_usd
        from added n
        union all
        select -1, o.company_id, o.id, o.hblid, o.job_id, o.type, o.payment_object_id,
          o.currency_id, o.total, o.amount_vnd, o.vat_amount_vnd, o.amount_usd, o.vat_amount_usd
        from gone o) c
      join house_bill b on b.company_id = c.company_id and b.id = c.hblid
      join shipment s on s.company_id = c.company_id and s.id = c.job_id
      where c.type in ('SELL', 'OBH') and b.sale_man_id is not null
        and s.current_status <> 'Canceled' and not exists (
          select from charge_claim k
          where k.company_id = c.company_id and k.charge_id = c.id and k.side = 'debit'
            and k.slot = 'ledger')
      group by c.company_id, c.payment_object_id, b.sale_man_id, s.office_id, s.transaction_type,
        c.type, c.currency_id) x
    where (x.lines, x.total, x.total_vnd, x.total_usd, x.without_usd) <> (0, 0, 0, 0, 0);
  end if;
  return null;
end
  $$;
create trigger surcharge_added_moves_sums after insert on surcharge
  referencing new table as added for each statement execute function move_open_sums_of_lines();
create trigger surcharge_changed_moves_sums after update on surcharge
  referencing old table as gone new table as added
  for each statement execute function move_open_sums_of_lines();
create trigger surcharge_gone_moves_sums after delete on surcharge
  referencing old table as gone for each statement execute function move_open_sums_of_lines();

-- An invoice or voucher takes the debit side of lines, or gives it back.
create function move_open_sums_of_claims() returns trigger
  language plpgsql
  as $$
declare
  sign constant integer := case tg_op when 'INSERT' then -1 else 1 end;
begin
  insert into open_sum_move (company_id, partner_id, sale_man_id, office_id, transaction_type,
    type, currency_id, lines, total, total_vnd, total_usd, without_usd)
  select c.company_id, c.payment_object_id, b.sale_man_id, s.office_id, s.transaction_type,
    c.type, c.currency_id, sign * count(*), sign * sum(c.total),
    sign * sum(c.amount_vnd + c.vat_amount_vnd),
    sign * coalesce(sum(c.amount_usd + c.vat_amount_usd), 0),
    sign * count(*) filter (where c.amount_usd is null)
  from changed k
  join surcharge c on c.company_id = k.company_id and c.id = k.charge_id
  join house_bill b on b.company_id = c.company_id and b.id = c.hblid
  join shipment s on s.company_id = c.company_id and s.id = c.job_id
  where k.side = 'debit' and k.slot = 'ledger' and c.type in ('SELL', 'OBH')
    and b.sale_man_id is not null and s.current_status <> 'Canceled'
  group by c.company_id, c.payment_object_id, b.sale_man_id, s.office_id, s.transaction_type,
    c.type, c.currency_id;
  return null;
end
  $$;
create trigger charge_claim_added_moves_sums after insert on charge_claim
  referencing new table as changed for each statement execute function move_open_sums_of_claims();
create trigger charge_claim_gone_moves_sums after delete on charge_claim
  referencing old table as changed for each statement execute function move_open_sums_of_claims();

-- All open lines of a bill or a job leave a sum (-1) or join one (1).
create procedure move_open_sums(
  lines_of_company uuid, lines_of_job uuid, lines_of_bill uuid, salesman uuid, office uuid,
  service text, sign integer)
  language plpgsql
  as $$
begin
  insert into open_sum_move (company_id, partner_id, sale_man_id, office_id, transaction_type,
    type, currency_id, lines, total, total_vnd, total_usd, without_usd)
  select c.company_id, c.payment_object_id, coalesce(salesman, b.sale_man_id), office, service,
    c.type, c.currency_id, sign * count(*), sign * sum(c.total),
    sign * sum(c.amount_vnd + c.vat_amount_vnd),
    sign * coalesce(sum(c.amount_usd + c.vat_amount_usd), 0),
    sign * count(*) filter (where c.amount_usd is null)
  from surcharge c
  join house_bill b on b.company_id = c.company_id and b.id = c.hblid
  where c.company_id = lines_of_company and c.job_id = lines_of_job
    and (lines_of_bill is null or c.hblid = lines_of_bill) and c.type in ('SELL', 'OBH')
    and coalesce(salesman, b.sale_man_id) is not null and not exists (
      select from charge_claim k
      where k.company_id = c.company_id and k.charge_id = c.id and k.side = 'debit'
        and k.slot = 'ledger')
  group by c.company_id, c.payment_object_id, coalesce(salesman, b.sale_man_id), c.type,
    c.currency_id;
end
  $$;

create function move_open_sums_of_bill() returns trigger
  language plpgsql
  as $$
declare
  job record;
begin
  select s.office_id, s.transaction_type into job from shipment s
  where s.company_id = old.company_id and s.id = old.job_id and s.current_status <> 'Canceled';
  if found then
    if old.sale_man_id is not null then
      call move_open_sums(old.company_id, old.job_id, old.id, old.sale_man_id, job.office_id,
        job.transaction_type, -1);
    end if;
    if tg_op = 'UPDATE' and new.sale_man_id is not null then
      call move_open_sums(new.company_id, new.job_id, new.id, new.sale_man_id, job.office_id,
        job.transaction_type, 1);
    end if;
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
  $$;
create trigger house_bill_sold_moves_sums after update on house_bill
  for each row when (old.sale_man_id is distinct from new.sale_man_id)
  execute function move_open_sums_of_bill();
create trigger house_bill_gone_moves_sums before delete on house_bill
  for each row execute function move_open_sums_of_bill();

create function move_open_sums_of_job() returns trigger
  language plpgsql
  as $$
begin
  if old.current_status <> 'Canceled' then
    call move_open_sums(old.company_id, old.id, null, null, old.office_id, old.transaction_type, -1);
  end if;
  if new.current_status <> 'Canceled' then
    call move_open_sums(new.company_id, new.id, null, null, new.office_id, new.transaction_type, 1);
  end if;
  return null;
end
  $$;
create trigger shipment_changed_moves_sums after update on shipment
  for each row when (
    (old.office_id, old.transaction_type, old.current_status = 'Canceled')
    is distinct from
    (new.office_id, new.transaction_type, new.current_status = 'Canceled'))
  execute function move_open_sums_of_job();

insert into open_sum (company_id, partner_id, sale_man_id, office_id, transaction_type, type,
  currency_id, lines, total, total_vnd, total_usd, without_usd)
select company_id, partner_id, sale_man_id, office_id, transaction_type, type, currency_id, lines,
  total, total_vnd, total_usd, without_usd
from open_sum_source;
