-- Codes and numbers are unique in their visible form: without regard to case and to characters
-- without a shape, numbers also without leading zeros. core/text/textKey.ts has the same rules; a
-- test compares both.
create function text_key(value text) returns text
  language sql immutable strict parallel safe
  return lower(btrim(regexp_replace(normalize(regexp_replace(
  regexp_replace(value, '[\t-\r\u0085\u1680\u2028\u2029]', ' ', 'g'),
  '[\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\uffff\U0001d173-\U0001d17a\U000e0000-\U000e0fff]',
  '', 'g'), NFKC), ' +', ' ', 'g')));

create function number_key(value text) returns text
  language sql immutable strict parallel safe
  return regexp_replace(text_key(value), '(^|[^0-9])0+(?=[0-9])', '\1', 'g');

-- Rows that are equal under the new rule stop the upgrade with a list and are not changed.
do $$
declare
  doubled text;
  cure constant text := 'Each line is one number on several records. Start the former version, '
    'give all but one of the records another number, then upgrade.';
begin
  select string_agg(line, E'\n' order by line) into doubled from (
    select 'job: ' || string_agg(quote_literal(job_no), ', ' order by id) as line
    from shipment group by company_id, number_key(job_no) having count(*) > 1
    union all
    select 'house bill: ' || string_agg(quote_literal(hwbno), ', ' order by id)
    from house_bill where not is_canceled and hwbno is not null
    group by company_id, office_id, family, number_key(hwbno) having count(*) > 1
    union all
    select case kind when 'note' then 'debit or credit note: ' else kind || ': ' end || string_agg(
      quote_literal(number) || case when number_scope <> '' then ' of ' || number_scope else '' end,
      ', ' order by id)
    from document where number_scope is not null
    group by company_id, kind, number_key(number) having count(*) > 1
    union all
    select 'voucher ID: ' || string_agg(quote_literal(voucher_id), ', ' order by id)
    from acct_management group by company_id, number_key(voucher_id) having count(*) > 1
    union all
    select 'invoice number: ' || string_agg(
      quote_literal(serie || ' ' || invoice_no_tempt), ', ' order by id)
    from acct_management
    group by company_id, number_key(serie), number_key(invoice_no_tempt) having count(*) > 1) found;
  if doubled is not null then
    raise exception E'numbers that are used twice:\n%', doubled using hint = cure;
  end if;
end
  $$;

alter table shipment drop constraint shipment_job_no_unique;
create unique index shipment_job_no_unique on shipment (company_id, number_key(job_no));

drop index house_bill_hwbno_unique;
drop index house_bill_by_number;
create unique index house_bill_hwbno_unique on house_bill
  (company_id, number_key(hwbno), office_id, family) where not is_canceled;

-- A receipt's number was unique within its day.
update document set number_scope = '' where kind = 'receipt';
alter table document drop constraint document_number_unique;
create unique index document_number_unique on document
  (company_id, kind, number_key(number), number_scope);

alter table acct_management
  drop constraint acct_management_voucher_id_unique,
  drop constraint acct_management_tempt_serie_unique;
drop index acct_management_last_of_serie;
create unique index acct_management_voucher_id_unique on acct_management
  (company_id, number_key(voucher_id));
create unique index acct_management_tempt_serie_unique on acct_management
  (company_id, number_key(invoice_no_tempt), number_key(serie));

-- The counters of temporary numbers move to the highest typed number, as the next draw would have
-- moved them. A number far ahead was a typing error and does not move the counter.
with typed as (
  select m.company_id, m.serie, coalesce(q.last_number, 0) as was,
    max(m.invoice_no_tempt::bigint) as highest
  from acct_management m
  left join document_sequence q on q.company_id = m.company_id and q.kind = 'invoiceNoTempt'
    and q.prefix = m.serie and q.period = ''
  where m.serie is not null and m.invoice_no_tempt ~ '^[0-9]{1,15}$'
    and m.invoice_no_tempt::bigint <= coalesce(q.last_number, 0) + 100
  group by m.company_id, m.serie, q.last_number
), moved as (
  insert into document_sequence as s (company_id, kind, prefix, period, last_number)
  select company_id, 'invoiceNoTempt', serie, '', highest from typed where highest > was
  on conflict (company_id, kind, prefix, period) do update set last_number = excluded.last_number
)
insert into number_skip (company_id, kind, prefix, period, first_number, last_number)
select company_id, 'invoiceNoTempt', serie, '', was + 1, highest - 1
from typed where highest > was + 1;

-- Returns whether a record has this number of a series; documents are found by the code of their kind.
create function number_taken(of_company uuid, of_kind text, of_prefix text, of_number text)
  returns boolean
  language plpgsql
  as $$
declare
  key constant text := number_key(of_number);
begin
  case of_kind
    when 'job' then
      return exists (select from shipment
        where company_id = of_company and number_key(job_no) = key);
    when 'houseBill' then
      return exists (select from house_bill
        where company_id = of_company and number_key(hwbno) = key and not is_canceled);
    when 'voucherId' then
      return exists (select from acct_management
        where company_id = of_company and number_key(voucher_id) = key);
    when 'invoiceNoTempt' then
      return exists (select from acct_management
        where company_id = of_company and number_key(invoice_no_tempt) = key
          and number_key(serie) = number_key(of_prefix));
    else
      return exists (select from document
        where company_id = of_company and number_key(number) = key and number_scope is not null
          and kind = case of_kind when 'cdNote' then 'note' else of_kind end);
  end case;
end
  $$;

create function counted_number(of_stem text, of_digits integer, of_count bigint) returns text
  language sql immutable strict parallel safe
  return of_stem || lpad(of_count::text, greatest(of_digits, length(of_count::text)), '0');

-- Draws the next numbers, except those that records have and those to avoid. Every step also reads
-- rows committed meanwhile: a typed number of the series locks its counter until its transaction ends.
create function draw_numbers(of_company uuid, of_kind text, of_prefix text, of_period text,
  of_stem text, of_digits integer, of_count integer, avoided text[])
  returns setof text
  language plpgsql
  as $$
declare
  counted bigint;
  started bigint;
  number text;
begin
  insert into document_sequence as s (company_id, kind, prefix, period, last_number)
  values (of_company, of_kind, of_prefix, of_period, of_count)
  on conflict (company_id, kind, prefix, period)
  do update set last_number = s.last_number + of_count
  returning last_number - of_count into counted;
  started := counted;
  for at in 1 .. of_count loop
    loop
      counted := counted + 1;
      number := counted_number(of_stem, of_digits, counted);
      exit when number_key(number) <> all (avoided)
        and not number_taken(of_company, of_kind, of_prefix, number);
    end loop;
    return next number;
  end loop;
  if counted > started + of_count then
    update document_sequence set last_number = counted
    where company_id = of_company and kind = of_kind and prefix = of_prefix and period = of_period;
  end if;
end
  $$;

-- Returns the next number without drawing it.
create function peek_number(of_company uuid, of_kind text, of_prefix text, of_period text,
  of_stem text, of_digits integer)
  returns text
  language plpgsql
  as $$
declare
  counted bigint := coalesce((select last_number from document_sequence
    where company_id = of_company and kind = of_kind and prefix = of_prefix
      and period = of_period), 0);
  number text;
begin
  loop
    counted := counted + 1;
    number := counted_number(of_stem, of_digits, counted);
    exit when not number_taken(of_company, of_kind, of_prefix, number);
  end loop;
  return number;
end
  $$;

-- Locks the counter for a typed number and returns whether the number is taken and which number was
-- drawn last. If the series continues after typed numbers, the counter moves and the gap is recorded.
create function take_number(of_company uuid, of_kind text, of_prefix text, of_period text,
  of_number text, typed bigint, furthest integer, goes_on boolean,
  out is_taken boolean, out last_number bigint)
  language plpgsql
  as $$
begin
  insert into document_sequence as s (company_id, kind, prefix, period, last_number)
  values (of_company, of_kind, of_prefix, of_period, 0)
  on conflict (company_id, kind, prefix, period)
  do update set last_number = s.last_number
  returning s.last_number into take_number.last_number;
  is_taken := number_taken(of_company, of_kind, of_prefix, of_number);
  if not goes_on or is_taken or typed <= take_number.last_number
    or typed > take_number.last_number + furthest then
    return;
  end if;
  if typed > take_number.last_number + 1 then
    insert into number_skip (company_id, kind, prefix, period, first_number, last_number)
    values (of_company, of_kind, of_prefix, of_period, take_number.last_number + 1, typed - 1);
  end if;
  update document_sequence s set last_number = typed
  where s.company_id = of_company and s.kind = of_kind and s.prefix = of_prefix
    and s.period = of_period;
end
  $$;
