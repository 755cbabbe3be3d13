-- The ledger of advances: what each requester got, spent, returned and got on top, by advance; and
-- which settlement has taken an advance for a bill.

create table advance_taken (
  company_id uuid not null,
  advance_id uuid not null,
  hblid uuid not null,
  settlement_id uuid not null,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  constraint advance_taken_pk primary key (company_id, advance_id, hblid),
  constraint advance_taken_advance_fk foreign key (company_id, advance_id)
    references advance (company_id, id) on delete restrict,
  constraint advance_taken_bill_fk foreign key (company_id, hblid)
    references house_bill (company_id, id) on delete restrict,
  constraint advance_taken_settlement_fk foreign key (company_id, settlement_id)
    references document (company_id, id) on delete restrict,
  constraint advance_taken_not_itself check (advance_id <> settlement_id)
);
create index advance_taken_by_settlement on advance_taken (company_id, settlement_id);
create index advance_taken_by_bill on advance_taken (company_id, hblid);

create table advance_entry (
  company_id uuid not null,
  id uuid not null,
  advance_id uuid not null,
  requester uuid not null,
  currency_id text not null,
  cause text not null,
  -- Above zero raises what the requester holds, below zero lowers it.
  amount numeric(20, 3) not null,
  amount_vnd numeric(20, 0) not null,
  day date not null,
  -- The settlement and bill of what was spent.
  settlement_id uuid,
  hblid uuid,
  voucher_no text,
  note text,
  -- The entry that a reversal takes back.
  reverses uuid,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  constraint advance_entry_pk primary key (company_id, id),
  constraint advance_entry_advance_fk foreign key (company_id, advance_id)
    references advance (company_id, id) on delete restrict,
  constraint advance_entry_requester_fk foreign key (company_id, requester)
    references sys_user (company_id, id) on delete restrict,
  constraint advance_entry_currency_fk foreign key (currency_id)
    references currency (id) on delete restrict,
  constraint advance_entry_settlement_fk foreign key (company_id, settlement_id)
    references document (company_id, id) on delete restrict,
  constraint advance_entry_bill_fk foreign key (company_id, hblid)
    references house_bill (company_id, id) on delete restrict,
  constraint advance_entry_reverses_fk foreign key (company_id, reverses)
    references advance_entry (company_id, id) on delete restrict,
  constraint advance_entry_reversed_once unique (company_id, reverses),
  constraint advance_entry_cause_known
    check (cause in ('paidOut', 'spent', 'returned', 'toppedUp', 'reversed')),
  constraint advance_entry_is_whole check (
    (cause = 'reversed') = (reverses is not null)
    and (cause <> 'spent' or (settlement_id is not null and hblid is not null))
    and (cause not in ('returned', 'toppedUp') or voucher_no is not null)
    and case cause when 'paidOut' then amount > 0 when 'toppedUp' then amount > 0
      when 'spent' then amount <= 0 when 'returned' then amount < 0 else true end)
);
create index advance_entry_by_advance on advance_entry (company_id, advance_id);
create index advance_entry_by_requester on advance_entry (company_id, requester, currency_id);
create index advance_entry_by_settlement on advance_entry (company_id, settlement_id)
  where settlement_id is not null;
create index advance_entry_by_bill on advance_entry (company_id, hblid) where hblid is not null;
create index advance_entry_by_currency on advance_entry (currency_id);

-- Advances that were approved before the ledger was kept.
insert into advance_entry (company_id, id, advance_id, requester, currency_id, cause, amount,
  amount_vnd, day, user_created, datetime_created)
select a.company_id, gen_random_uuid(), a.id, d.user_created, a.currency_id, 'paidOut', a.amount,
  a.amount_vnd, coalesce(a.voucher_date, d.datetime_modified::date), d.user_modified,
  d.datetime_modified
from advance a
join document d on d.company_id = a.company_id and d.id = a.id
where d.state = 'Done';

create function refuse_advance_entry_change() returns trigger
  language plpgsql
  as $$
begin
  raise exception 'entries of advances are only ever added to';
end
  $$;
create trigger advance_entry_append_only before update or delete on advance_entry
  for each row execute function refuse_advance_entry_change();
revoke update, delete, truncate on advance_entry from public, current_user;

-- What is left of each advance.
create view advance_open as
  select company_id, advance_id, sum(amount) as open, sum(amount_vnd) as open_vnd
  from advance_entry
  group by company_id, advance_id;

-- When a requester was last reminded of an advance past its deadline.
create table advance_reminder (
  company_id uuid not null,
  advance_id uuid not null,
  reminded_on date not null,
  constraint advance_reminder_pk primary key (company_id, advance_id),
  constraint advance_reminder_advance_fk foreign key (company_id, advance_id)
    references advance (company_id, id) on delete cascade
);
