-- What each office decides for itself: who approves, when jobs lock, what is checked before a
-- charge is keyed, which margin is the least, and where jobs are copied to.

create table office_setting (
  company_id uuid not null,
  id uuid not null,
  office_id uuid not null,
  department_id uuid,
  group_id uuid,
  -- Receivables: what is checked of a partner before work goes on.
  apply_type text not null default 'None',
  apply_partner text not null default 'None',
  is_apply_contract boolean not null default false,
  credit_limit boolean not null default false,
  over_payment_term boolean not null default false,
  over_payment_term_obh boolean not null default false,
  expired_agreement boolean not null default false,
  exempt_from_check_point boolean not null default false,
  -- Payables and operating costs.
  approval_advance boolean not null default false,
  approval_settlement boolean not null default false,
  alert_atd boolean not null default false,
  replicate_office_id uuid,
  replicate_prefix text,
  replicate_autorate_vat numeric(6, 3),
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  constraint office_setting_pk primary key (company_id, id),
  constraint office_setting_once unique (company_id, office_id),
  constraint office_setting_office_fk foreign key (company_id, office_id)
    references office (company_id, id) on delete cascade,
  constraint office_setting_replicate_fk foreign key (company_id, replicate_office_id)
    references office (company_id, id) on delete restrict,
  constraint office_setting_apply_type_known
    check (apply_type in ('None', 'Alert', 'Check Point')),
  constraint office_setting_apply_partner_known
    check (apply_partner in ('None', 'Customer', 'Agent', 'Both')),
  constraint office_setting_replicate_elsewhere check (replicate_office_id <> office_id),
  constraint office_setting_replicate_whole check (
    (replicate_office_id is null) = (replicate_prefix is null)
    and (replicate_office_id is not null or replicate_autorate_vat is null)),
  constraint office_setting_replicate_vat
    check (replicate_autorate_vat between 0 and 100)
);

create table office_approval (
  company_id uuid not null,
  id uuid not null,
  office_id uuid not null,
  flow text not null,
  type text not null,
  leader text not null,
  manager text not null,
  accountant text not null,
  bod text not null,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  constraint office_approval_pk primary key (company_id, id),
  constraint office_approval_once unique (company_id, office_id, flow, type),
  constraint office_approval_office_fk foreign key (company_id, office_id)
    references office (company_id, id) on delete cascade,
  constraint office_approval_flow_known check (
    (flow = 'Approval' and type in ('Advance', 'Settlement'))
    or (flow = 'Unlock' and type in ('Shipment', 'Advance', 'Settlement'))),
  constraint office_approval_steps_known check (
    leader in ('None', 'Auto', 'Approval') and manager in ('None', 'Auto', 'Approval')
    and accountant in ('None', 'Auto', 'Approval')
    and bod in ('None', 'Auto', 'Approval', 'Special'))
);

create table office_lock (
  company_id uuid not null,
  id uuid not null,
  office_id uuid not null,
  transaction_type text not null,
  -- The day of the month after the service month; a shorter month locks on its last day.
  lock_date integer not null,
  lock_after_unlocking integer not null,
  is_apply boolean not null default false,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  constraint office_lock_pk primary key (company_id, id),
  constraint office_lock_once unique (company_id, office_id, transaction_type),
  constraint office_lock_office_fk foreign key (company_id, office_id)
    references office (company_id, id) on delete cascade,
  constraint office_lock_service_known check (
    transaction_type in ('AE', 'AI', 'SLI', 'SLE', 'SFI', 'SFE', 'SCI', 'SCE', 'CL', 'TK')),
  constraint office_lock_days_possible check (
    lock_date between 1 and 30 and lock_after_unlocking between 1 and 30)
);

create table office_margin (
  company_id uuid not null,
  id uuid not null,
  office_id uuid not null,
  transaction_type text not null,
  min_profit_margin_percent numeric(7, 3),
  min_profit numeric(18, 3),
  currency_id text not null default 'VND',
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  constraint office_margin_pk primary key (company_id, id),
  constraint office_margin_once unique (company_id, office_id, transaction_type),
  constraint office_margin_office_fk foreign key (company_id, office_id)
    references office (company_id, id) on delete cascade,
  constraint office_margin_service_known check (
    transaction_type in ('AE', 'AI', 'SLI', 'SLE', 'SFI', 'SFE', 'SCI', 'SCE', 'CL', 'TK')),
  constraint office_margin_currency_known check (currency_id in ('VND', 'USD')),
  constraint office_margin_percent_possible
    check (min_profit_margin_percent between -100 and 100)
);

create trigger office_setting_history after insert or update or delete on office_setting
  for each row execute function record_history('office_setting');
create trigger office_approval_history after insert or update or delete on office_approval
  for each row execute function record_history('office_approval');
create trigger office_lock_history after insert or update or delete on office_lock
  for each row execute function record_history('office_lock');
create trigger office_margin_history after insert or update or delete on office_margin
  for each row execute function record_history('office_margin');
