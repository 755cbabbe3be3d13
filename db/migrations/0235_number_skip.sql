-- Numbers that a counter skipped because a higher number was typed. They explain gaps in a
-- series; the history explains all others.
create table number_skip (
  company_id uuid not null,
  id uuid not null default new_id(),
  kind text not null,
  prefix text not null,
  period text not null,
  first_number bigint not null,
  last_number bigint not null,
  datetime_created timestamptz not null default now(),
  constraint number_skip_pk primary key (company_id, id),
  constraint number_skip_sequence_fk foreign key (company_id, kind, prefix, period)
    references document_sequence (company_id, kind, prefix, period) on delete cascade,
  constraint number_skip_in_order check (first_number <= last_number)
);
create index number_skip_by_series on number_skip (company_id, kind, prefix, period);

-- Numbers skipped earlier are not recorded, so the numbers that are missing now are recorded as
-- skipped. Only series that continue after typed numbers can have them.
insert into number_skip (company_id, kind, prefix, period, first_number, last_number)
select q.company_id, q.kind, q.prefix, q.period, 1, q.last_number
from document_sequence q
where q.kind in ('invoiceNoTempt', 'houseBill') and q.last_number <> (
  select count(*) from (
    select serie || invoice_no_tempt as no from acct_management
      where q.kind = 'invoiceNoTempt' and company_id = q.company_id
    union all select hwbno from house_bill where q.kind = 'houseBill' and company_id = q.company_id
  ) x where starts_with(x.no, q.prefix || q.period));
